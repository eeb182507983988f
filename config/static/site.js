// What makes the pages quicker to use. Everything works without it.
"use strict";

// Times in the reader's own zone, named.
for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  if (isNaN(at)) continue;
  time.title = time.textContent;
  time.textContent = at.toLocaleString("en-GB", {
    day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", timeZoneName: "short",
  });
}

// Looked up when it is needed: pages may change their content in place.
const keySheet = () => document.getElementById("keys");
const isTyping = (target) => target.closest("textarea, select, input:not([type=radio]):not([type=checkbox])") !== null;

document.addEventListener("keydown", (event) => {
  const sheet = keySheet();
  // Where keys can be changed, the page's own script opens the sheet.
  if (!sheet || sheet.open || sheet.dataset.kind || event.key !== "?") return;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  sheet.showModal();
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-keys]") && !keySheet()?.open) keySheet()?.showModal();
});

// Whoever signs out leaves nothing of their labels in the browser; what was not sent yet is asked about first.
document.querySelector("form.who")?.addEventListener("submit", (event) => {
  const kept = Object.keys(localStorage).filter((name) => name.startsWith("concord:label:"));
  const unsent = kept.filter((name) => name.endsWith(":outbox") && localStorage.getItem(name) !== "[]");
  if (unsent.length && !confirm("Labels in this browser are not sent yet. Sign out and lose them?")) {
    event.preventDefault();
    return;
  }
  for (const name of kept) localStorage.removeItem(name);
});

// A second press of a button must not send a form twice.
document.addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.method === "dialog") return;
  if (event.target.dataset.sent) event.preventDefault();
  event.target.dataset.sent = "yes";
});
window.addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
