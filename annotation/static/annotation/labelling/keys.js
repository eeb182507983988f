// Keys of the form: the options' own, digits, arrows; the commands, which each person can change, are those of the sheet.
import { commandOf, isTyping, nameOf } from "../keys.js";
import { answerOf, fieldsOf, isEmpty } from "./answers.js";

function pulse(radio) {
  const box = radio.closest(".opt");
  box.classList.remove("pulse");
  void box.offsetWidth;
  box.classList.add("pulse");
}

export function fieldInFocus(form) {
  const focused = document.activeElement?.closest("[data-field]");
  return focused ?? fieldsOf(form).find((field) => isEmpty(answerOf(field))) ?? fieldsOf(form)[0];
}

// Go to a field: into its text where typing comes next, to the field itself where a key chooses.
export function enter(field) {
  if (!field) return;
  const text = field.querySelector("textarea, input:not([type=radio]):not([type=checkbox]):not([type=search])");
  const editor = field.querySelector("[data-editor]");
  if (text && (!editor || editor.open)) text.focus();
  else (editor?.querySelector("summary") ?? field).focus();
  field.scrollIntoView({ block: "nearest" });
}

export function move(form, step) {
  const fields = fieldsOf(form), focused = document.activeElement?.closest("[data-field]");
  const at = focused ? fields.indexOf(focused) + step : step > 0 ? 0 : fields.length - 1;
  if (at >= fields.length) form.querySelector("[data-submit]").focus();
  else enter(fields[Math.max(at, 0)]);
}

function choose(form, field, radio) {
  radio.checked = true;
  radio.dispatchEvent(new Event("input", { bubbles: true }));
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  pulse(radio);
  const fields = fieldsOf(form), next = fields[fields.indexOf(field) + 1];
  if (next && isEmpty(answerOf(next))) next.focus();
  else field.focus();
  document.activeElement.scrollIntoView?.({ block: "nearest" });
}

function byHotkey(field, key) {
  return [...field.querySelectorAll("input[data-hotkey]")].find((radio) => radio.dataset.hotkey === key);
}

function byDigit(field, digit) {
  if (field.dataset.type === "scale") return field.querySelector(`input[type=radio][value="${digit}"]`);
  return digit > 0 ? field.querySelectorAll("input[type=radio]:not([value=''])")[digit - 1] : undefined;
}

function takeBack(field) {
  const chosen = field.querySelector("input[type=radio]:checked");
  if (!chosen) return false;
  chosen.checked = false;
  chosen.dispatchEvent(new Event("input", { bubbles: true }));
  chosen.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

// Answer by a key: of the field in focus, else of the first field that has it. Says whether something was chosen.
export function answerByKey(form, key) {
  const field = fieldInFocus(form);
  if ((key === "Backspace" || key === "Delete") && document.activeElement?.closest("[data-field]")) return takeBack(field);
  const own = byHotkey(field, key) ?? (/^\d$/.test(key) ? byDigit(field, Number(key)) : undefined);
  const elsewhere = fieldsOf(form).find((other) => other.dataset.type === "choice" && byHotkey(other, key));
  const radio = own ?? (elsewhere && byHotkey(elsewhere, key));
  if (!radio) return false;
  choose(form, radio.closest("[data-field]"), radio);
  return true;
}

// Whether an arrow pressed in a text would leave it.
function leavesText(target, key) {
  if (target.tagName === "SELECT") return false;
  if (target.tagName !== "TEXTAREA") return true;
  const at = key === "Up" ? 0 : target.value.length;
  return target.selectionStart === at && target.selectionEnd === at;
}

export function watchKeys(state, commands) {
  document.addEventListener("keydown", (event) => {
    const { form } = state, { target } = event;
    if (!form || event.isComposing || document.querySelector("dialog[open]")) return;
    const name = nameOf(event), isInside = form.contains(target), typing = isTyping(target), command = commandOf(event);
    if (name === "Escape") commands.escape(event);
    else if ((name === "Enter" || name === "Space") && target.closest("button, a, summary")) return;
    else if (command && (!typing || isInside)) commands[command](event);
    else if (typing && isInside && (name === "Up" || name === "Down") && leavesText(target, name)) move(form, name === "Down" ? 1 : -1);
    else if (typing && isInside && name === "Enter" && target.tagName === "INPUT") move(form, 1);
    else if (typing || /^(Ctrl|Alt)\+|^Shift\+\D/.test(name)) return;
    else if (target.closest(".labelcase, .splitter, .labeltop") && event.key.startsWith("Arrow")) return;
    else if (name === "Down") move(form, 1);
    else if (name === "Up") move(form, -1);
    else if (!answerByKey(form, name.startsWith("Shift+") ? event.key : name)) return; // an option may have "!"
    event.preventDefault();
  });
}
