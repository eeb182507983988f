// Keys of the library's editors. Every one of them is also a button or a link.
import { watchCommands } from "./keys.js";

const list = document.querySelector("[data-reorder]");
const cards = list ? [...list.querySelectorAll("[data-key]")] : [];

// After a move or an edit the page comes back with the card in its address: the focus returns to it.
const named = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (named && cards.includes(named)) named.focus();

function cardInFocus() {
  return document.activeElement?.closest("[data-key]") ?? null;
}

function step(by) {
  const at = cards.indexOf(cardInFocus());
  cards[at < 0 ? 0 : Math.min(Math.max(at + by, 0), cards.length - 1)]?.focus();
}

function press(card, deed) {
  const button = card.querySelector(`button[value^="${deed}:"]:not(:disabled)`);
  if (button) button.form.requestSubmit(button);
}

const editLink = () => cardInFocus()?.querySelector("[data-edit]") ?? null;
const adding = () => document.querySelector("#type") ?? document.querySelector("[data-add]");
const onCard = (act) => () => (cardInFocus() ? act(cardInFocus()) : false);

watchCommands({
  next: () => (list ? step(1) : false),
  previous: () => (list ? step(-1) : false),
  up: onCard((card) => press(card, "up")),
  down: onCard((card) => press(card, "down")),
  edit: () => (editLink() ? editLink().click() : false),
  add: () => (list && adding() ? adding().focus() : false),
});
