// The report works without this: keys, a button that copies the methods, and one that prints.
import { watchCommands } from "./keys.js";

const field = document.getElementById("f-field");

function step(by) {
  if (!field) return false;
  const count = field.options.length - 1;
  const at = Math.max(field.selectedIndex, 1);
  field.selectedIndex = Math.min(Math.max(at + by, 1), count - (field.options[count].value === "all" ? 1 : 0));
  field.form.requestSubmit();
}

watchCommands({
  field: () => field?.focus(),
  next: () => step(1),
  previous: () => step(-1),
  downloads: () => {
    const downloads = document.getElementById("downloads");
    if (!downloads) return false;
    downloads.open = !downloads.open;
    downloads.querySelector("summary").focus();
  },
  print: () => document.getElementById("printable")?.click(),
});

for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).innerText);
    button.textContent = "Copied";
  });
}
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
