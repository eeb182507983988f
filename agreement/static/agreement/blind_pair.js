// Keys of a blind pair. Everything also works without them.
import { isTyping, watchCommands } from "../annotation/keys.js";

const form = document.getElementById("deciding");

function choose(side) {
  const radio = form?.querySelector(`input[name=choice][value=${side}]`);
  if (!radio) return false;
  radio.checked = true;
  return radio.focus();
}

const follow = (rel) => document.querySelector(`main a[rel=${rel}]`)?.click();

watchCommands({
  left: () => choose("left"),
  tie: () => choose("tie"),
  right: () => choose("right"),
  why: () => form?.elements.why.focus(),
  submit: () => form?.requestSubmit(),
  next: () => follow("next"),
  previous: () => follow("prev"),
}, (event) => event.key === "Escape" && isTyping(event.target) && event.target.blur());
