// The report works without this: keys, a button that copies the methods, and one that prints.
(() => {
  const typing = (target) => target.closest("input, textarea, select, [contenteditable]");
  const field = document.getElementById("f-field");

  const step = (by) => {
    if (!field) return;
    const count = field.options.length - 1;
    const at = Math.max(field.selectedIndex, 1);
    field.selectedIndex = Math.min(Math.max(at + by, 1), count - (field.options[count].value === "all" ? 1 : 0));
    field.form.requestSubmit();
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const downloads = document.getElementById("downloads");
    const actions = {
      f: () => field && field.focus(),
      n: () => step(1),
      b: () => step(-1),
      d: () => { if (downloads) { downloads.open = !downloads.open; downloads.querySelector("summary").focus(); } },
      p: () => { const link = document.getElementById("printable"); if (link) link.click(); },
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
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
})();
