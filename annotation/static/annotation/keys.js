// Which key does what. The sheet (`?`) tells it, and there each person changes it: kept in this browser, for the person
// and the kind of page. Nothing fires while somebody types, nor with a modifier that is not part of the key.

const ALONE = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead", ""];
const WORKS_THE_PAGE = ["Space", "Tab", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown"];
const MARKS = { Enter: "↵", Up: "↑", Down: "↓", Left: "←", Right: "→" };
let keys = {}, changing = null;

// The name of what was pressed: "a", "A" with Shift, "Shift+1", "Ctrl+Enter". The same with CapsLock, and on a Mac.
export function nameOf(event) {
  const digit = /^Digit(\d)$/.exec(event.code ?? "")?.[1];
  let key = (event.key ?? "").replace(/^Arrow/, "").replace(/^ $/, "Space"), isShifted = event.shiftKey && key.length > 1;
  if (digit && (event.altKey || event.shiftKey) && !/^\d$/.test(key)) [key, isShifted] = [digit, event.shiftKey];
  else if (key.length === 1 && event.getModifierState("CapsLock")) key = event.shiftKey ? key.toUpperCase() : key.toLowerCase();
  const held = [event.ctrlKey || event.metaKey ? "Ctrl" : "", event.altKey ? "Alt" : "", isShifted ? "Shift" : ""];
  return [...held, key].filter(Boolean).join("+");
}

export function readable(key) {
  if (key.length === 1) return key === key.toLowerCase() ? key : `Shift ${key}`;
  return key.replace(/(?<=.)\+(?=.)/g, " ").replace(/\w+$/, (last) => MARKS[last] ?? last);
}

export const isTyping = (target) =>
  Boolean(target.closest?.("textarea, select, [contenteditable], input:not([type=radio]):not([type=checkbox])"));

const keySheet = () => document.getElementById("keys");
const caps = () => [...(keySheet()?.querySelectorAll("[data-change]") ?? [])];
const place = () => `concord:keys:${keySheet().dataset.person}:${keySheet().dataset.kind}`;
const doesOf = (cap) => cap.closest("div").querySelector("dd").textContent;

function keptKeys() {
  try {
    return JSON.parse(localStorage.getItem(place())) ?? {};
  } catch {
    return {}; // What cannot be read is as good as nothing kept: the usual keys hold.
  }
}

// Keys that are not to be changed on this page: an option's own, the digits of a scale. They come first.
function fixedRow(key) {
  const rows = keySheet().querySelectorAll("[data-fixed]");
  return [...rows].find((row) => row.dataset.fixed.split(" ").includes(key));
}

// Read the person's keys and show them wherever the page names one. To be called again where the page was drawn anew.
export function showKeys() {
  const kept = keySheet() ? keptKeys() : {};
  keys = {};
  for (const cap of caps()) {
    const key = kept[cap.dataset.change] ?? cap.dataset.usual;
    keys[cap.dataset.change] = fixedRow(key) ? "" : key;
    cap.firstElementChild.textContent = readable(keys[cap.dataset.change]) || "none";
  }
  for (const hint of document.querySelectorAll("[data-command]")) {
    const key = keys[hint.dataset.command];
    if (key === undefined) continue;
    hint.textContent = readable(key);
    hint.hidden = !key;
  }
}

// The command that this press asks for, if any; null where no key may fire.
export function commandOf(event) {
  const name = nameOf(event), command = Object.keys(keys).find((found) => keys[found] === name);
  if (!command || event.isComposing || document.querySelector("dialog[open]")) return null;
  if (name === "Enter" && event.target.closest?.("a, button, summary")) return null;
  const cap = caps().find((found) => found.dataset.change === command);
  const isChord = (event.ctrlKey || event.metaKey) && !event.altKey;
  return isTyping(event.target) && !isChord && !("whileTyping" in cap.dataset) ? null : command;
}

export const openSheet = () => keySheet()?.open || keySheet()?.showModal();

// For a page whose keys are commands: `others` gets what is none. What answers `false` found nothing to do.
export function watchCommands(commands, others = () => false) {
  showKeys();
  document.addEventListener("keydown", (event) => {
    if (event.isComposing || document.querySelector("dialog[open]")) return;
    const command = commandOf(event);
    const act = command === "help" ? openSheet : commands[command] ?? others;
    if (act(event) !== false) event.preventDefault();
  });
}

// Changing a key: press it in the sheet, then the new one.
function say(fault, kept = "") {
  const line = keySheet().querySelector("[data-taken]");
  [line.textContent, line.hidden] = [fault, !fault];
  keySheet().querySelector("[data-kept]").textContent = kept;
}

function listenTo(cap) {
  changing?.removeAttribute("aria-pressed");
  showKeys();
  changing = cap;
  if (!cap) return;
  cap.setAttribute("aria-pressed", "true");
  cap.firstElementChild.textContent = "press a key";
  say("");
}

// Why a command cannot have a key; empty if it can.
function faultOf(cap, key) {
  const other = caps().find((found) => found !== cap && (keys[found.dataset.change] === key)) ?? fixedRow(key)?.querySelector("dt");
  if (other) return `${readable(key)} is taken by “${doesOf(other)}”.`;
  if (WORKS_THE_PAGE.includes(key.replace(/^Shift\+/, ""))) return `${readable(key)} works the page itself; choose another key.`;
  if (/^Ctrl\+(Alt\+|Shift\+)*[a-z]$/i.test(key)) return `${readable(key)} is the browser's; choose another key.`;
  if ("whileTyping" in cap.dataset && !/^(Ctrl|Alt)\+/.test(key)) return "This works while you type: hold Ctrl or Alt with it.";
  return "";
}

function change(event) {
  if (!changing || ALONE.includes(event.key ?? "")) return;
  const cap = changing, pressed = nameOf(event), key = ["Backspace", "Delete"].includes(pressed) ? "" : pressed;
  if (pressed === "Tab" || pressed === "Shift+Tab") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const fault = pressed === "Escape" || !key ? "" : faultOf(cap, key);
  if (pressed !== "Escape" && !fault) localStorage.setItem(place(), JSON.stringify({ ...keptKeys(), [cap.dataset.change]: key }));
  listenTo(null);
  say(fault, pressed === "Escape" || fault ? "" : "Kept.");
}

addEventListener("keydown", change, true);
document.addEventListener("click", ({ target }) => {
  const cap = target.closest?.("#keys [data-change]");
  if (cap || changing) listenTo(cap === changing ? null : cap);
  if (!target.closest?.("#keys [data-usual-keys]")) return;
  localStorage.removeItem(place());
  showKeys();
  say("", "The usual keys are back.");
});
document.addEventListener("focusout", ({ target }) => target === changing && listenTo(null));
