// Run a spec over its gold and examples while it is typed, and say what came of it where it belongs.
import { element } from "./spec.js";

const WAIT = 500, AGAIN = 5000;
const WORDS = { pass: "accepted", fail: "rejected", judge_required: "accepted, a judge decides", not_executable: "left to a judge", infrastructure_error: "could not be run" };

// A text with the part that matched marked.
function marked({ text, start, end }) {
  if (start === null || end === null || start === end) return [];
  const points = Array.from(text), from = Math.max(0, start - 30), to = Math.min(points.length, end + 30);
  const piece = (a, b) => points.slice(a, b).join("");
  return [element("span", { className: "ranin", dir: "auto" }, `${from ? "…" : ""}${piece(from, start)}`, element("mark", { textContent: piece(start, end) }), `${piece(end, to)}${to < points.length ? "…" : ""}`)];
}

function verdict(row) {
  const [tone, icon] = row.outcome === "infrastructure_error" ? ["warn", "!"] : row.is_right ? ["ok", "✓"] : ["bad", "✕"];
  return [element("span", { className: `badge ${tone}` }, element("span", { "aria-hidden": "true", textContent: icon }), ` ${WORDS[row.outcome] ?? row.outcome}`), " ", element("span", { className: "xs", dir: "auto", textContent: row.why }), ...marked(row)];
}

export class SpecRun {
  constructor(builder, form) {
    this.builder = builder;
    this.form = form;
    this.address = builder.holder.dataset.try;
    this.panel = builder.holder.querySelector("[data-result]");
    form.addEventListener("input", (event) => event.target.closest("[data-type=verifier_spec], [data-type=examples], [data-type=choice], [data-type=boolean]") && this.soon());
  }

  soon(wait = WAIT) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), wait);
  }

  async now() {
    if (!this.form.isConnected || !this.address) return;
    if (!this.builder.area.value.trim()) return this.show({ problem: "", is_empty: true });
    this.stop?.abort();
    this.stop = new AbortController();
    try {
      const answer = await fetch(this.address, { method: "POST", body: new FormData(this.form), headers: { Accept: "application/json" }, signal: this.stop.signal });
      if (answer.status === 429) return this.soon(AGAIN);
      this.show(await answer.json());
    } catch (fault) {
      if (fault.name !== "AbortError") this.show({ problem: "Not run: there is no connection." });
    }
  }

  show(said) {
    this.clear();
    this.panel.hidden = Boolean(said.is_empty);
    if (said.problem || said.is_empty) return this.panel.replaceChildren(element("p", { className: "asks xs", textContent: said.problem }));
    if (!said.is_executable) return this.panel.replaceChildren(element("p", { className: "muted xs", textContent: "Only a judge decides: nothing to run." }));
    const gold = said.examples.find((row) => row.check === "gold"), wrong = said.examples.filter((row) => !row.is_right).length;
    const title = wrong ? `${wrong} of ${said.examples.length} answers judged wrongly` : `all ${said.examples.length} answers judged rightly`;
    const parts = [element("p", { className: "row" }, element("span", { className: `badge ${wrong ? "bad" : "ok"}`, textContent: said.examples.length ? `${wrong ? "✕" : "✓"} ${title}` : "no example to run yet" }))];
    if (gold) parts.push(element("p", { className: "small" }, "Gold: ", ...verdict(gold)));
    if (said.is_cut) parts.push(element("p", { className: "asks xs", textContent: "Not all of it was run; the check after submitting runs everything." }));
    if (said.mutation?.n) parts.push(this.made(said.mutation));
    parts.push(...said.lints.filter((lint) => !this.beside(lint)).map((lint) => element("p", { className: "lint xs", dir: "auto", textContent: lint.message })));
    this.panel.replaceChildren(...parts);
    for (const row of said.examples) this.example(row);
  }

  made({ n, n_right, misjudged }) {
    const rows = misjudged.map((made) => element("li", { dir: "auto", textContent: `${made.outcome === "pass" ? "accepts" : "rejects"} “${made.answer}”` }));
    const title = `${n_right} of ${n} made answers judged rightly`;
    return rows.length ? element("details", { className: "small" }, element("summary", { className: "xs", textContent: title }), element("ul", { className: "plain xs" }, ...rows)) : element("p", { className: "xs muted", textContent: title });
  }

  clear() {
    for (const said of this.form.querySelectorAll("[data-ran], [data-lint]")) said.remove();
  }

  // Say a lint under the entry that it quotes, or under its list; says whether there was a place.
  beside(lint) {
    const { box } = this.builder, list = lint.key && box.querySelector(`[data-key="${CSS.escape(lint.key)}"]`);
    if (!list) return false;
    const said = element("p", { className: "lint xs", dir: "auto", textContent: lint.message });
    said.dataset.lint = lint.code;
    const input = [...list.querySelectorAll(".specrow input")].find((found) => found.value === lint.entry);
    if (input) input.closest(".specrow").after(said);
    else list.append(said);
    return true;
  }

  // Beside the example in its own field; the server counts those that say something, field by field.
  example(row) {
    if (row.check !== "positive" && row.check !== "negative") return;
    const rows = [...this.form.querySelectorAll("[data-type=examples] [data-row]")]
      .filter((found) => Boolean(found.querySelector('option[value="near_miss"]')) === (row.check === "negative"))
      .filter((found) => found.querySelector("textarea").value.trim());
    const said = element("p", { className: "ran small" }, ...verdict(row));
    said.dataset.ran = row.outcome;
    rows[row.index]?.append(said);
  }
}
