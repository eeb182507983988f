// Keys of the judging page, and the suggested verdict as one ticks. Everything also works without it.
import { isTyping, nameOf, watchCommands } from "../annotation/keys.js";

const form = document.querySelector("[data-judge]");
const place = form.querySelector("[data-suggestion]");
const clauses = [...form.querySelectorAll(".tick-row")];

form.querySelector("[data-without-script]").remove();
document.getElementById("faults")?.focus();

// The rules live on the server: it is asked what the ticks suggest, and only the last answer counts.
let asked = 0;
async function suggest() {
  const mine = ++asked;
  const body = new FormData(form);
  body.set("do", "suggest");
  try {
    const answer = await fetch(form.action || location.href, { method: "POST", body, headers: { "X-Partial": "1" } });
    if (answer.ok && mine === asked) place.innerHTML = await answer.text();
  } catch {
    // Without a connection the suggestion stays as it was; keeping the verdict will say so.
  }
}
form.addEventListener("change", (event) => {
  if (!["verdict", "confidence", "why"].includes(event.target.name)) suggest();
});

function choose(name, value) {
  const control = [...form.elements[name] ?? []].find((each) => each.value === value);
  if (!control) return;
  control.checked = true;
  control.focus();
  control.closest(".chip")?.classList.add("pulse");
  setTimeout(() => control.closest(".chip")?.classList.remove("pulse"), 300);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function step(by) {
  const at = clauses.findIndex((row) => row.contains(document.activeElement));
  const row = clauses[at < 0 ? 0 : Math.min(Math.max(at + by, 0), clauses.length - 1)];
  (row?.querySelector("input:checked") ?? row?.querySelector("input"))?.focus();
}

function tick(value) {
  const row = clauses.find((each) => each.contains(document.activeElement)) ?? clauses[0];
  if (row) choose(row.querySelector("input").name, value);
}

watchCommands({
  match: () => choose("verdict", "match"),
  near_match: () => choose("verdict", "near_match"),
  no_match: () => choose("verdict", "no_match"),
  right: () => choose("figure", "right"),
  wrong: () => choose("figure", "wrong"),
  taken: () => tick("taken"),
  omitted: () => tick("omitted"),
  golden: () => { form.elements.gold_status.value = "verified"; },
  why: () => form.elements.why.focus(),
  submit: () => form.requestSubmit(form.querySelector(".btn.primary")),
}, (event) => {
  const name = nameOf(event);
  if (isTyping(event.target)) return name === "Escape" ? event.target.blur() : false;
  if (name === "Down" || name === "Up") return clauses.length ? step(name === "Down" ? 1 : -1) : false;
  return /^\d$/.test(name) ? choose("confidence", name === "0" ? "10" : name) : false;
});
