// Counts again whenever the design changes. Without it there is a button for that.
"use strict";

const design = document.getElementById("design");
let counting = null;
let waiting = 0;

async function count() {
  counting?.abort();
  counting = new AbortController();
  const panel = document.getElementById("preview");
  panel.classList.add("counting");
  const said = new FormData(design);
  said.set("act", "preview");
  try {
    const answer = await fetch(design.dataset.preview, { method: "POST", body: said, signal: counting.signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("preview");
    if (fresh) panel.replaceWith(document.adoptNode(fresh));
  } catch (fault) {
    if (fault.name !== "AbortError") panel.classList.remove("counting");
  }
}

design?.addEventListener("change", () => {
  clearTimeout(waiting);
  if (design.checkValidity()) waiting = setTimeout(count, 400);
});
