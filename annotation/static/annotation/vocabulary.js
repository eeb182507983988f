// Keys of the library's editors. Every one of them is also a button or a link.
"use strict";

const list = document.querySelector("[data-reorder]");
const cards = list ? [...list.querySelectorAll("[data-key]")] : [];
const typing = (target) => target.closest("textarea, select, input:not([type=radio]):not([type=checkbox])") !== null;

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

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || typing(event.target) || document.querySelector("dialog[open]")) return;
  const card = cardInFocus();
  if (event.altKey) {
    if (!card || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    press(card, event.key === "ArrowUp" ? "up" : "down");
  } else if (event.key === "j" && list) step(1);
  else if (event.key === "k" && list) step(-1);
  else if (event.key === "e" && card) card.querySelector("[data-edit]")?.click();
  else if (event.key === "a" && list) (document.querySelector("#type") ?? document.querySelector("[data-add]"))?.focus();
  else return;
  event.preventDefault();
});
