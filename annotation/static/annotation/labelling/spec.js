// The builder of a verifier spec beside its JSON: each kept in step with the other, and run while it is typed.
import * as spec from "./spec_document.js";
import { SpecRun } from "./spec_run.js";

const VERIFIERS = [
  ["string_match", "Text"], ["number_match", "Number"], ["list_match", "List"], ["exact_match", "Exact"], ["llm_judge", "Judge"],
];
const TITLES = { must_include: "Must include", must_exclude: "Must not include", exact_match: "Is exactly one of" };
const SCOPES = [["full", "the whole answer"], ["first_sentence", "the first sentence"]];

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made && key !== "list") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null));
  return made;
}

class Builder {
  constructor(holder, field, form) {
    this.holder = holder;
    this.field = field;
    this.title = field.querySelector("legend span").textContent;
    this.area = field.querySelector("textarea[name]");
    this.box = holder.querySelector("[data-builder]");
    this.shelf = {};
    this.box.hidden = false;
    holder.classList.add("has-builder");
    this.area.addEventListener("input", (event) => event.isTrusted && this.draw());
    form.addEventListener("restored", () => this.draw());
    const suggest = holder.querySelector("[data-suggest]");
    if (suggest) suggest.hidden = false;
    suggest?.addEventListener("click", () => this.suggest(suggest.dataset.suggest));
    this.run = new SpecRun(this, form);
    this.draw();
  }

  // Change the spec, write it to the JSON, and draw anew where rows came or went.
  change(act, { redraw = false, focus } = {}) {
    const found = spec.read(this.area.value);
    if (!found) return;
    act(found);
    this.area.value = spec.write(found);
    this.area.dispatchEvent(new Event("input", { bubbles: true }));
    if (redraw) this.draw(focus);
  }

  suggest(text) {
    const suggested = JSON.parse(text);
    this.change((found) => Object.assign(found, suggested), { redraw: true, focus: "input" });
  }

  draw(focus) {
    const found = spec.read(this.area.value);
    const parts = found ? this.parts(found) : [element("p", { className: "asks xs", textContent: "The JSON cannot be read; mend it to go on here." })];
    this.box.replaceChildren(...parts);
    if (focus) this.box.querySelector(focus)?.focus();
    this.run.soon();
  }

  parts(found) {
    const has = (name) => found.eval_types.includes(name);
    const parts = [this.verifiers(found)];
    if (has("string_match")) parts.push(this.scope("Text is looked for in", found.reference_answers, (doc) => doc.reference_answers), this.list(found, "must_include"), this.list(found, "must_exclude"));
    if (has("exact_match") || spec.entries(found, "exact_match").length) parts.push(this.list(found, "exact_match"));
    if (has("number_match")) parts.push(this.numbers(found));
    if (has("list_match")) parts.push(this.items(found));
    return parts;
  }

  verifiers(found) {
    const boxes = VERIFIERS.map(([name, title]) => {
      const box = element("input", { type: "checkbox", checked: found.eval_types.includes(name) });
      box.addEventListener("change", () => this.change((doc) => spec.toggle(doc, name, box.checked, this.shelf), { redraw: true }));
      return element("label", { className: "chip pick" }, box, ` ${title} `, element("code", { className: "xs muted", textContent: name }));
    });
    return element("div", { className: "chips", role: "group", "aria-label": `${this.title}: verifiers` }, ...boxes);
  }

  scope(title, section, of) {
    const select = element("select", { className: "input", "aria-label": `${title}: scope` }, ...SCOPES.map(([value, text]) => element("option", { value, textContent: text, selected: spec.scopeOf(section) === value })));
    select.addEventListener("change", () => this.change((doc) => spec.setScope(of(doc), select.value)));
    return element("label", { className: "specscope small" }, `${title} `, select);
  }

  list(found, key, { title = TITLES[key], values = spec.entries(found, key), set = (doc, given) => spec.setEntries(doc, key, given), hint = "a text; |OR| between spellings; ^…$ for a pattern" } = {}) {
    const group = element("div", { className: "speclist", role: "group", "aria-label": `${this.title}: ${title}` }, element("p", { className: "eyebrow", textContent: title }));
    group.dataset.key = key;
    const inputs = () => [...group.querySelectorAll("input")];
    const store = (options) => this.change((doc) => set(doc, inputs().map((input) => input.value)), options);
    const addTo = () => this.change((doc) => set(doc, [...inputs().map((input) => input.value), ""]), { redraw: true, focus: `[data-key="${key}"] .specrow:last-of-type input` });
    values.forEach((value, index) => {
      const input = element("input", { className: "input specentry", value, dir: "auto", placeholder: hint, autocomplete: "off", spellcheck: false, "aria-label": `${title}, entry ${index + 1}` });
      input.addEventListener("input", (event) => (event.stopPropagation(), store()));
      input.addEventListener("keydown", (event) => this.enterAdds(event, addTo));
      const drop = this.button("×", `Take away entry ${index + 1} of ${title}`, () => (input.remove(), store({ redraw: true, focus: `[data-key="${key}"] [data-more]` })));
      group.append(element("div", { className: "specrow" }, input, drop));
    });
    const more = this.button("Add an entry", `Add an entry to ${title}`, addTo);
    more.dataset.more = "";
    group.append(more);
    return group;
  }

  numbers(found) {
    const title = "Numbers", group = element("div", { className: "speclist", role: "group", "aria-label": `${this.title}: ${title}` }, element("p", { className: "eyebrow", textContent: "States the number" }));
    group.dataset.key = "number_match";
    const rows = spec.numbers(found).length ? spec.numbers(found) : [{}];
    const read = () => [...group.querySelectorAll(".specrow")].map((row) => Object.fromEntries([...row.querySelectorAll("input")].map((input) => [input.dataset.part, spec.numberIn(input.value)])));
    const store = (options) => this.change((doc) => spec.setNumbers(doc, read()), options);
    const addTo = () => this.change((doc) => spec.setNumbers(doc, [...read(), {}]), { redraw: true, focus: '[data-key="number_match"] .specrow:last-of-type input' });
    rows.forEach((row, index) => {
      const inputs = [["value", "number"], ["abs_tolerance", "± exact, such as 0.01"], ["rel_tolerance", "± share, such as 0.1"]].map(([part, hint]) => {
        const input = element("input", { className: "input num", value: row[part] ?? "", placeholder: part === "value" ? hint : "±", title: hint, inputMode: "decimal", autocomplete: "off", "aria-label": `Number ${index + 1}: ${hint}` });
        input.dataset.part = part;
        input.addEventListener("input", (event) => (event.stopPropagation(), store()));
        input.addEventListener("keydown", (event) => this.enterAdds(event, addTo));
        return input;
      });
      const drop = this.button("×", `Take away number ${index + 1}`, (event) => (event.target.closest(".specrow").remove(), store({ redraw: true })));
      group.append(element("div", { className: "specrow three" }, ...inputs, drop));
    });
    group.append(element("p", { className: "muted xs", textContent: "Value, absolute tolerance, share of the value. No tolerance for counts." }), this.button("Add a number", "Add a number", addTo));
    group.append(this.scope("Numbers are read in", found.reference_answers.number_match, (doc) => (doc.reference_answers.number_match ??= {})));
    return group;
  }

  items(found) {
    const group = this.list(found, "list_match", { title: "Names every item", values: spec.items(found), set: spec.setItems, hint: "an item; |OR| between spellings" });
    const ordered = element("input", { type: "checkbox", checked: found.reference_answers.list_match?.ordered === true });
    ordered.addEventListener("change", () => this.change((doc) => (spec.listSection(doc).ordered = ordered.checked)));
    const never = this.list(found, "forbidden", { title: "Must not name", values: spec.forbidden(found), set: (doc, given) => (spec.listSection(doc).forbidden = given) });
    return element("div", { className: "stack tight" }, group, element("label", { className: "check small" }, ordered, " in this order"), never, this.scope("Items are looked for in", found.reference_answers.list_match, spec.listSection));
  }

  button(text, label, act) {
    const made = element("button", { type: "button", className: "btn quiet small", textContent: text, "aria-label": label });
    made.addEventListener("click", act);
    return made;
  }

  // Enter would submit the label from here.
  enterAdds(event, addTo) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    addTo();
  }
}

export function watchSpecs(form) {
  for (const holder of form.querySelectorAll("[data-spec]")) new Builder(holder, holder.closest("[data-field]"), form);
}
