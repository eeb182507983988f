// Coding a case with the keyboard alone. Without this script the form works by itself; hints then come after saving.
import { isTyping, showKeys, watchCommands } from "./keys.js";

const form = document.getElementById("noting");
const text = document.getElementById("id_text");
const hints = document.getElementById("hints");
const saved = document.getElementById("saved");
const stored = `open-coding ${form.dataset.who} ${location.pathname}`;
let sent = "", sending = false, saving = Promise.resolve(true), timer = null, drafting = null;

const revision = () => form.elements.revision.value;
const verdict = () => form.querySelector("input[name=verdict]:checked")?.value ?? "";
const typed = () => `${verdict()} ${text.value}`;

// Who was signed out is sent to the page of signing in, which is no answer.
function post(address) {
  return fetch(address, { method: "POST", redirect: "error", body: new FormData(form), headers: { "HX-Request": "true" } });
}

async function askHints() {
  const asked = text.value;
  try {
    const answer = await post(form.dataset.hints);
    if (!answer.ok || asked !== text.value) return;
    hints.innerHTML = await answer.text();
    showKeys();
  } catch { /* no network: hints are a help, not a need */ }
}

// Whether what is typed is with the server now. One after the other, so that no earlier text arrives last.
function keepDraft() {
  saving = saving.then(saveDraft);
  return saving;
}

async function saveDraft() {
  const now = typed();
  if (now === sent) return true;
  try {
    const answer = await post(form.dataset.draft);
    if (!answer.ok) throw new Error(String(answer.status));
    sent = now;
    localStorage.removeItem(stored);
    // What was typed while this was on its way is saved by the next one, and is not said to be saved before.
    if (typed() !== now) return true;
    saved.textContent = `Draft saved ${new Date().toLocaleTimeString("en-GB")}`;
    return true;
  } catch {
    keepHere();
    saved.textContent = "Not saved: no connection, or you were signed out. Kept in this browser, tried again as you type.";
    return false;
  }
}

function keepHere() {
  localStorage.setItem(stored, JSON.stringify({ text: text.value, verdict: verdict(), revision: revision() }));
}

function changed() {
  clearTimeout(timer);
  clearTimeout(drafting);
  timer = setTimeout(askHints, 250);
  drafting = setTimeout(keepDraft, 900);
}

function useInstead(chip) {
  text.value = chip.dataset.use;
  text.focus();
  changed();
}

function choose(value) {
  form.querySelector(`input[name=verdict][value=${value}]`).checked = true;
  changed();
  text.focus();
}

form.addEventListener("input", changed);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (sending) return;
  clearTimeout(drafting);
  // The draft goes first: where the connection is lost, this page stays and nothing typed goes with it.
  sending = await keepDraft();
  if (sending) form.submit();
});
window.addEventListener("pageshow", () => { sending = false; });
// Whoever leaves in the middle of a sentence finds it again, even where the page is back before the draft has arrived.
window.addEventListener("pagehide", () => {
  if (sending || typed() === sent) return;
  keepHere();
  navigator.sendBeacon(form.dataset.draft, new FormData(form));
});
hints.addEventListener("click", (event) => {
  const chip = event.target.closest("[data-use]");
  if (chip) useInstead(chip);
});

function instead(place) {
  const chip = hints.querySelectorAll("[data-use]")[place];
  return chip ? useInstead(chip) : false;
}

watchCommands({
  pass: () => choose("PASS"),
  fail: () => choose("FAIL"),
  note: () => text.focus(),
  "instead-1": () => instead(0),
  "instead-2": () => instead(1),
  "instead-3": () => instead(2),
  submit: () => form.requestSubmit(),
  next: () => document.querySelector("[data-go=next]")?.click(),
  previous: () => document.querySelector("[data-go=back]")?.click(),
}, (event) => event.key === "Escape" && isTyping(event.target) && event.target.blur());

// What the network lost comes back, unless the note was kept since from elsewhere.
const lost = JSON.parse(localStorage.getItem(stored) ?? "null");
const isHere = lost && lost.text === text.value && lost.verdict === verdict();
if (lost && (lost.revision !== revision() || isHere)) localStorage.removeItem(stored);
else if (lost) {
  text.value = lost.text;
  const radio = form.querySelector(`input[name=verdict][value="${lost.verdict}"]`);
  if (radio) radio.checked = true;
  saved.textContent = "Brought back from this browser; not saved yet.";
  changed();
}
// Whoever goes on writing begins where the text ends, wherever it came back from.
text.setSelectionRange(text.value.length, text.value.length);
// As the page came from the server; a browser that goes back may show more than that.
sent = `${form.querySelector("input[name=verdict][checked]")?.value ?? ""} ${text.defaultValue}`;
