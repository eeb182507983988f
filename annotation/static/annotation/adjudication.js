// Adjudication by keyboard, and a case held for as long as it is open. Without this script everything still works.
import { isTyping, nameOf, watchCommands } from "./keys.js";

const form = document.getElementById("ruling");

// An own value chosen or typed takes "own value".
form?.addEventListener("input", (event) => {
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

function unfold(element) {
  const fold = element.closest("details");
  if (fold) fold.open = true;
}

function takeAndMove(key) {
  unfold(form);
  const fields = [...form.querySelectorAll("[data-field]")];
  const field = fieldInFocus(fields), radio = field && take(field, key);
  if (!radio) return;
  if (radio.value === "own") {
    const box = radio.closest(".own"), fold = box.querySelector("details");
    if (fold) fold.open = true;
    box.querySelector("select, textarea, input[type=checkbox]").focus();
    return;
  }
  (fields[fields.indexOf(field) + 1] ?? field).focus();
}

function takeWholeCase(key) {
  unfold(form);
  for (const field of form.querySelectorAll("[data-field]")) take(field, key);
}

const press = (selector) => document.querySelector(selector)?.click();

const commands = {
  reason: () => (form?.querySelector("#reason input:checked") ?? form?.querySelector("#reason input"))?.focus(),
  note: () => form?.querySelector("#id_note").focus(),
  gap: () => press("#gap"),
  next: () => press("a[rel=next], [data-act=start]"),
  previous: () => press("a[rel=prev]"),
  accept: () => press("[data-act=accept]"),
  submit: () => (form ?? document.getElementById("accepting"))?.requestSubmit(),
};
for (const key of ["1", "2", "3"]) commands[`take-${key}`] = () => form && takeAndMove(key);
for (const key of ["1", "2"]) commands[`whole-${key}`] = () => form && takeWholeCase(key);

// Where more than three labelled, their sides and the own value have the digits that follow: up to 9, the own value then 0.
watchCommands(commands, (event) => {
  const [, side, whole] = /^(?:([04-9])|Shift\+([3-9]))$/.exec(nameOf(event)) ?? [];
  if (!form || isTyping(event.target) || !(side || whole)) return false;
  return side ? takeAndMove(side) : takeWholeCase(whole);
});

// Hold an open case that nobody holds, and hold it on while the page is open: others then leave it alone.
const lease = document.getElementById("lease");
const address = lease?.dataset.hold ?? lease?.dataset.renew;

async function hold() {
  const token = document.querySelector("[name=csrfmiddlewaretoken]").value;
  const headers = { "X-CSRFToken": token, "X-Requested-With": "fetch" };
  const answer = await fetch(address, { method: "POST", headers, body: new URLSearchParams({ act: "hold" }) }).catch(() => null);
  if (answer?.status === 409) {
    const notice = document.createElement("p");
    notice.className = "notice error";
    notice.setAttribute("role", "alert");
    notice.textContent = await answer.text();
    lease.replaceChildren(notice);
    clearInterval(renewing);
  } else if (answer?.ok) {
    const says = lease.querySelector("p.muted");
    if (says && lease.dataset.hold) says.textContent = "You hold this case.";
    const button = lease.querySelector("button[name=act][value=hold]");
    if (button) [button.value, button.textContent] = ["release", "Let go"];
  }
}
const renewing = address ? setInterval(() => document.hidden || hold(), 240_000) : 0;
if (lease?.dataset.hold && !document.querySelector(".ruled")) hold();
