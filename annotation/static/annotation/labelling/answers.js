// The form as answers, in the form in which the schema knows them, and back again; texts compared as the server does.
const NUMBER = /^[+-]?\d{1,40}(\.\d{1,40})?([eE][+-]?\d{1,2})?$/;
// What the server takes for a blank at the end of a line (Python's str.isspace), which is not quite JavaScript's \s.
const BLANKS = /[\t\n\v\f\r\x1c-\x1f \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/;

export const points = (text) => Array.from(text);
export const normalised = (text) =>
  text.replace(/\r\n?/g, "\n").normalize("NFC").split("\n").map((line) => line.replace(BLANKS, "")).join("\n");

export function isEmpty(value) {
  if (typeof value === "string") return value.trim() === "";
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

export const fieldsOf = (form) => [...form.querySelectorAll("[data-field]")];

function number(text) {
  return NUMBER.test(text.trim()) ? Number(text) : undefined;
}

function edited(area) {
  const original = normalised(area.dataset.original), final = normalised(area.value);
  return original === final ? undefined : { original, final };
}

function rows(field, names) {
  return [...field.querySelectorAll("[data-row]")]
    .map((row) => names.map((name) => row.querySelector(`[name$="-${name}"]`).value))
    .filter((texts) => texts.some((text) => text !== ""));
}

function spec(text) {
  try {
    const found = JSON.parse(text);
    return Array.isArray(found.eval_types) && typeof found.reference_answers === "object" ? found : undefined;
  } catch {
    return undefined;
  }
}

// One field's answer, or undefined where there is none yet.
export function answerOf(field) {
  const chosen = field.querySelector("input[type=radio]:checked")?.value;
  const text = field.querySelector("textarea, input:not([type=radio]):not([type=checkbox]):not([type=search])")?.value ?? "";
  switch (field.dataset.type) {
    case "choice": return chosen || undefined;
    case "boolean": return chosen ? chosen === "true" : undefined;
    case "scale": return chosen === undefined ? number(text) : chosen === "" ? undefined : Number(chosen);
    case "integer": case "number": return number(text);
    case "codes": return [...field.querySelectorAll("[data-codes] input:checked")].map((box) => box.value);
    case "edited_text": return edited(field.querySelector("textarea"));
    case "mapping": return rows(field, ["key", "text"]);
    case "examples": return rows(field, ["text"]);
    case "verifier_spec": return spec(field.querySelector("textarea[name]").value);
    default: return text === "" ? undefined : text;
  }
}

export function answersOf(form) {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.dataset.field, answerOf(field)]));
}

// What was typed, as the browser would post it.
export function entriesOf(form) {
  return [...new FormData(form)].filter(([name, value]) => name.startsWith("f-") && typeof value === "string");
}

function addRows(form, entries) {
  for (const holder of form.querySelectorAll("[data-rows]")) {
    const name = holder.querySelector("textarea").name;
    const wanted = entries.filter(([given]) => given === name).length;
    while (holder.children.length < wanted) holder.append(emptyRow(holder));
  }
}

export function emptyRow(holder) {
  const row = holder.querySelector("[data-row]").cloneNode(true);
  for (const area of row.querySelectorAll("textarea")) area.value = "";
  for (const select of row.querySelectorAll("select")) select.selectedIndex = 0;
  row.querySelector("[data-ran]")?.remove();
  return row;
}

// Put entries back into the form, in place of whatever stands there.
export function restore(form, entries) {
  addRows(form, entries);
  const left = new Map();
  for (const [name, value] of entries) left.set(name, [...(left.get(name) ?? []), value]);
  for (const control of form.elements) {
    if (!control.name?.startsWith("f-")) continue;
    const values = left.get(control.name) ?? [];
    if (control.type === "radio" || control.type === "checkbox") control.checked = values.includes(control.value);
    else control.value = values.shift() ?? "";
  }
  for (const editor of form.querySelectorAll("[data-editor]")) {
    const area = editor.querySelector("textarea");
    if (!left.has(area.name)) area.value = area.dataset.original;
    editor.open = edited(area) !== undefined;
  }
  form.dispatchEvent(new Event("restored"));
}

const TOKEN = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|\s+|./gsu;
const MOST_CELLS = 4e6;

// Levenshtein over code points, divided by the longer length; undefined where it would take too long while typing.
export function editDistance(original, final) {
  const one = points(original), other = points(final), longer = Math.max(one.length, other.length);
  if (!longer) return 0;
  let start = 0, ends = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  while (ends < Math.min(one.length, other.length) - start && one[one.length - 1 - ends] === other[other.length - 1 - ends]) ends++;
  const a = one.slice(start, one.length - ends), b = other.slice(start, other.length - ends);
  if (a.length * b.length > MOST_CELLS) return undefined;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((letter, i) => {
    const next = [i + 1];
    b.forEach((found, j) => next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (letter === found ? 0 : 1))));
    row = next;
  });
  return row[b.length] / longer;
}

// Pieces [kind, text]: same, removed, added. The longest common run of words, by dynamic programming.
export function wordDiff(before, after) {
  const a = before.match(TOKEN) ?? [], b = after.match(TOKEN) ?? [];
  if (a.length * b.length > MOST_CELLS) return before === after ? [["same", after]] : [["removed", before], ["added", after]];
  const width = b.length + 1, common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? common[(i + 1) * width + j + 1] + 1
        : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
  const pieces = [];
  const add = (kind, text) => {
    if (pieces.at(-1)?.[0] === kind) pieces.at(-1)[1] += text;
    else pieces.push([kind, text]);
  };
  let i = 0, j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) add("same", a[i++]), j++;
    else if (j >= b.length || (i < a.length && common[(i + 1) * width + j] >= common[i * width + j + 1])) add("removed", a[i++]);
    else add("added", b[j++]);
  }
  return pieces;
}
