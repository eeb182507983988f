// The parts of the page: two panes, the guideline drawer, what pops open, rows, help of options, reason codes by typing.
import { editDistance, emptyRow, normalised, wordDiff } from "./answers.js";

const WIDTH = "concord:split";

function setWidth(app, splitter, percent) {
  const width = Math.min(80, Math.max(35, Math.round(percent)));
  app.style.setProperty("--case", `${width}%`);
  splitter.setAttribute("aria-valuenow", width);
  localStorage.setItem(WIDTH, width);
}

export function watchSplitter(app) {
  const splitter = app.querySelector(".splitter"), work = app.querySelector(".labelwork");
  const kept = Number(localStorage.getItem(WIDTH));
  if (kept) setWidth(app, splitter, kept);
  const share = (event) => {
    const box = work.getBoundingClientRect(), at = 100 * (event.clientX - box.left) / box.width;
    return getComputedStyle(work).direction === "rtl" ? 100 - at : at;
  };
  splitter.addEventListener("pointerdown", (event) => splitter.setPointerCapture(event.pointerId));
  splitter.addEventListener("pointermove", (event) => {
    if (splitter.hasPointerCapture(event.pointerId)) setWidth(app, splitter, share(event));
  });
  splitter.addEventListener("dblclick", () => setWidth(app, splitter, 65));
  splitter.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (!step) return;
    event.preventDefault();
    setWidth(app, splitter, Number(splitter.getAttribute("aria-valuenow")) + step);
  });
}

export function openGuideline(root, anchor) {
  const drawer = root.querySelector("#guideline");
  if (!drawer) return;
  drawer.open = true;
  for (const section of drawer.querySelectorAll("section")) section.classList.toggle("here", section.id === anchor);
  const here = anchor ? drawer.querySelector(`#${CSS.escape(anchor)}`) : null;
  (here ?? drawer.querySelector(".drawerbody")).focus({ preventScroll: true });
  here?.scrollIntoView({ block: "start" });
}

export function toggleGuideline(root, field) {
  const drawer = root.querySelector("#guideline");
  if (drawer?.open) closeOpen(root);
  else openGuideline(root, field?.querySelector("[data-clause]")?.dataset.clause);
}

export function watchDrawer(root) {
  const drawer = root.querySelector("#guideline");
  if (!drawer) return;
  const close = drawer.querySelector("[data-close]");
  close.hidden = false;
  close.addEventListener("click", () => closeOpen(root));
  root.addEventListener("click", (event) => {
    const link = event.target.closest("[data-clause]");
    if (!link) return;
    event.preventDefault();
    openGuideline(root, link.dataset.clause);
  });
}

// Close the drawer and the pop-overs; says whether anything was open.
export function closeOpen(root) {
  const open = [...root.querySelectorAll(".drawer[open], .pop[open]")];
  for (const part of open) part.open = false;
  return open.length > 0;
}

export function openPop(root, name) {
  const pop = root.querySelector(`[data-pop="${name}"]`);
  if (!pop) return;
  closeOpen(root);
  pop.open = true;
  pop.querySelector("textarea").focus();
}

export function watchRows(form) {
  for (const button of form.querySelectorAll("[data-add]")) {
    const holder = button.parentElement.querySelector("[data-rows]");
    button.hidden = false;
    button.addEventListener("click", () => {
      if (holder.children.length >= Number(holder.dataset.most)) return;
      holder.append(emptyRow(holder));
      holder.lastElementChild.querySelector("textarea").focus();
    });
  }
}

// The help of the option that is hovered, focused or chosen; the help of the field in focus.
export function watchHelp(form) {
  const show = (field, index) => {
    for (const tip of field.querySelectorAll("[data-tip]")) tip.classList.toggle("shown", tip.dataset.tip === index);
  };
  const settle = (field) => show(field, field.querySelector("input[type=radio]:checked")?.dataset.index);
  // The help of the field in focus stands in one place of its own: were it to open and close between the fields,
  // they would move from under the pointer.
  const bar = form.querySelector("[data-helpbar]");
  bar.hidden = false;
  for (const field of form.querySelectorAll("[data-field]")) {
    const help = field.querySelector(".lf-help");
    field.addEventListener("pointerover", (event) => {
      const radio = event.target.closest(".opt")?.querySelector("input");
      if (radio) show(field, radio.dataset.index);
    });
    field.addEventListener("pointerleave", () => settle(field));
    field.addEventListener("focusin", (event) => {
      bar.replaceChildren(...(help?.cloneNode(true).childNodes ?? []));
      if (event.target.type === "radio") show(field, event.target.dataset.index);
    });
    field.addEventListener("focusout", (event) => {
      if (field.contains(event.relatedTarget)) return;
      settle(field);
    });
    field.addEventListener("change", () => settle(field));
    settle(field);
  }
  form.addEventListener("restored", () => form.querySelectorAll("[data-field]").forEach(settle));
}

// How many characters a text has, in code points as the server counts them.
export function watchLengths(form) {
  for (const area of form.querySelectorAll("textarea[data-most]")) {
    const most = Number(area.dataset.most), shown = area.closest("[data-field]").querySelector("[data-count]");
    const count = () => {
      const length = Array.from(area.value.replace(/\r\n?/g, "\n")).length;
      if (most > 5000 && length <= most) return;
      shown.textContent = length ? `${length} of ${most} characters` : `at most ${most} characters`;
      shown.classList.toggle("over", length > most);
    };
    area.addEventListener("input", count);
    form.addEventListener("restored", count);
    count();
  }
}

// Reason codes: the list filters itself, Enter chooses, chips show what is chosen.
function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[\s_-]+/g, " ");
}

export function watchCodes(form) {
  for (const field of form.querySelectorAll("[data-type=codes]")) new CodeField(field, form);
}

class CodeField {
  constructor(field, form) {
    this.list = field.querySelector("[data-codes]");
    this.codes = [...this.list.querySelectorAll("[data-code]")];
    this.chosen = field.querySelector("[data-chosen]");
    this.find = field.querySelector("[data-find]");
    this.input = this.find.querySelector("input");
    this.said = this.find.querySelector("[data-said]");
    this.field = field;
    field.codes = this;
    this.find.hidden = false;
    this.input.addEventListener("focus", () => this.open());
    this.input.addEventListener("input", () => this.filter());
    this.input.addEventListener("keydown", (event) => this.press(event));
    this.list.addEventListener("change", () => this.show());
    form.addEventListener("restored", () => this.show());
    field.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !field.contains(event.relatedTarget)) this.close();
    });
    this.show();
  }

  open() {
    this.list.classList.add("open");
    this.filter();
  }

  close() {
    this.list.classList.remove("open");
    this.input.value = "";
  }

  shown() {
    return this.codes.filter((code) => !code.hidden);
  }

  // Titles and codes that begin with what was typed come before those that hold it elsewhere.
  filter() {
    const typed = fold(this.input.value.trim());
    for (const code of this.codes) code.hidden = !typed.split(" ").every((word) => fold(code.dataset.search).includes(word));
    this.list.querySelector("[data-nothing]").hidden = this.shown().length > 0;
    const begins = this.shown().find((code) => fold(code.querySelector("b").textContent).startsWith(typed) || fold(code.dataset.code).startsWith(typed));
    this.activate(typed && begins ? begins : this.shown()[0]);
  }

  activate(code) {
    for (const other of this.codes) {
      other.classList.toggle("active", other === code);
      const more = other.querySelector(".more");
      if (more) more.open = other === code && this.input.value.trim() !== "";
    }
    if (!code) return;
    code.scrollIntoView({ block: "nearest" });
    const box = code.querySelector("input");
    this.said.textContent = `${code.querySelector("b").textContent}, ${box.checked ? "chosen" : "not chosen"}. Enter ${box.checked ? "takes it back" : "chooses it"}.`;
  }

  press(event) {
    const shown = this.shown(), at = shown.findIndex((code) => code.classList.contains("active"));
    if (event.isComposing) return;
    if (event.key === "ArrowDown") this.activate(shown[Math.min(at + 1, shown.length - 1)]);
    else if (event.key === "ArrowUp") this.activate(shown[Math.max(at - 1, 0)]);
    else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) this.toggle(shown[at]);
    else if (event.key === "Escape") {
      this.close();
      this.field.focus();
    } else if (event.key === "Backspace" && this.input.value === "") this.toggle(this.codes.filter((code) => code.querySelector("input").checked).at(-1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  toggle(code) {
    const box = code?.querySelector("input");
    if (!box) return;
    box.checked = !box.checked;
    this.input.value = "";
    box.dispatchEvent(new Event("change", { bubbles: true }));
    box.dispatchEvent(new Event("input", { bubbles: true }));
    this.filter();
    this.activate(code);
  }

  show() {
    this.chosen.replaceChildren(...this.codes.filter((code) => code.querySelector("input").checked).map((code) => this.chip(code)));
  }

  chip(code) {
    const chip = document.createElement("span"), title = document.createElement("span"), drop = document.createElement("button");
    chip.className = "chip";
    title.dir = "auto";
    title.textContent = code.querySelector("b").textContent;
    drop.type = "button";
    drop.textContent = "×";
    drop.setAttribute("aria-label", `Take back ${title.textContent}`);
    drop.addEventListener("click", () => {
      this.toggle(code);
      this.close();
      this.field.focus();
    });
    chip.append(title, drop);
    return chip;
  }
}

// The live word diff and edit distance of an edited text.
const TAGS = { same: "span", removed: "del", added: "ins" };

export function showDiff(editor) {
  const area = editor.querySelector("textarea");
  const before = normalised(area.dataset.original), after = normalised(area.value), isEdited = before !== after;
  const distance = editDistance(before, after);
  if (distance !== undefined) editor.querySelector("[data-distance]").textContent = distance.toFixed(3);
  editor.querySelector("[data-undo]").hidden = !isEdited;
  editor.querySelector("[data-diff]").replaceChildren(...(isEdited ? wordDiff(before, after) : []).map(([kind, text]) => {
    const piece = document.createElement(TAGS[kind]);
    piece.textContent = text;
    return piece;
  }));
}

export function watchEditors(form) {
  for (const editor of form.querySelectorAll("[data-editor]")) {
    const area = editor.querySelector("textarea");
    area.addEventListener("input", () => showDiff(editor));
    form.addEventListener("restored", () => showDiff(editor));
    editor.querySelector("[data-undo]").addEventListener("click", () => {
      area.value = area.dataset.original;
      area.dispatchEvent(new Event("input", { bubbles: true }));
      area.focus();
    });
    showDiff(editor);
  }
}

// An option that speaks of an edit opens the editor.
export function openEditors(form, value) {
  if (!/(^|_)EDIT(ED)?(_|$)/i.test(value)) return;
  for (const editor of form.querySelectorAll("[data-editor]")) editor.open = true;
}
