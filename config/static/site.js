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

const ruling = document.getElementById("ruling");
const sheet = document.getElementById("keys");
const isTyping = (target) => target.closest("textarea, select, input:not([type=radio]):not([type=checkbox])") !== null;

// An own value chosen or typed takes "own value".
ruling?.addEventListener("input", (event) => {
  if (!event.target.name?.startsWith("own-")) return;
  event.target.closest(".own").querySelector("input[type=radio]").checked = true;
});

function take(field, key) {
  const radio = field.querySelector(`input[type=radio][data-key="${key}"]:not(:disabled)`);
  if (!radio) return null;
  radio.checked = true;
  const box = radio.closest(".take");
  box.classList.remove("pulse");
  void box.offsetWidth;
  box.classList.add("pulse");
  return radio;
}

// The field in focus, or else the first one that nobody has decided.
function fieldInFocus(fields) {
  const focused = document.activeElement?.closest("[data-field]");
  return focused ?? fields.find((field) => !field.querySelector("input[type=radio]:checked")) ?? fields[0];
}

function takeAndMove(key) {
  const fields = [...ruling.querySelectorAll("[data-field]")];
  const field = fieldInFocus(fields);
  const radio = field && take(field, key);
  if (!radio) return;
  if (radio.value === "own") {
    const box = radio.closest(".own");
    const fold = box.querySelector("details");
    if (fold) fold.open = true;
    box.querySelector("select, textarea, input[type=checkbox]").focus();
    return;
  }
  (fields[fields.indexOf(field) + 1] ?? field).focus();
}

function takeWholeCase(key) {
  for (const field of ruling.querySelectorAll("[data-field]")) take(field, key);
}

function follow(rel) {
  document.querySelector(`a[rel=${rel}]`)?.click();
}

function goToReason() {
  const reason = document.getElementById("reason");
  (reason?.querySelector("input:checked") ?? reason?.querySelector("input"))?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && ruling) {
    event.preventDefault();
    ruling.requestSubmit();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || sheet?.open) return;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (ruling && digit && event.shiftKey) takeWholeCase(digit);
  else if (ruling && /^[1-9]$/.test(event.key)) takeAndMove(event.key);
  else if (event.key === "n") follow("next");
  else if (event.key === "p") follow("prev");
  else if (event.key === "m" && ruling) goToReason();
  else if (event.key === "?" && sheet) sheet.showModal();
  else return;
  event.preventDefault();
});

document.querySelector("[data-keys]")?.addEventListener("click", () => sheet.showModal());

// A second press of a button must not send a form twice.
document.addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.method === "dialog") return;
  if (event.target.dataset.sent) event.preventDefault();
  event.target.dataset.sent = "yes";
});
window.addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
