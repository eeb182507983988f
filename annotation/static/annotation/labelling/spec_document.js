// A spec as the builder holds it, read from its JSON and written back; keys that it does not know stay where they were.
export const LISTS = ["must_include", "must_exclude", "exact_match"];
const OF = { string_match: ["must_include", "must_exclude", "exact_match", "scope"], exact_match: ["exact_match", "scope"], number_match: ["number_match", "scope"], list_match: ["list_match", "scope"], llm_judge: [] };
const OR = " |OR| ";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const texts = (value) => (Array.isArray(value) ? value.filter((text) => typeof text === "string") : []);

// The spec in a text, an empty one for no text, undefined for what cannot be drawn.
export function read(text) {
  if (!text.trim()) return { eval_types: [], reference_answers: {} };
  try {
    const found = JSON.parse(text);
    return isObject(found) && Array.isArray(found.eval_types) && isObject(found.reference_answers) ? found : undefined;
  } catch {
    return undefined;
  }
}

export const write = (spec) => JSON.stringify(spec, null, 2);

// What is taken away with a verifier is kept aside, in case it comes back.
export function toggle(spec, name, on, shelf) {
  const reference = spec.reference_answers;
  spec.eval_types = on ? [...spec.eval_types, name] : spec.eval_types.filter((other) => other !== name);
  const kept = new Set(spec.eval_types.flatMap((other) => OF[other] ?? []));
  for (const key of OF[name]) {
    if (on && shelf[key] !== undefined && reference[key] === undefined) reference[key] = shelf[key];
    if (!on && !kept.has(key) && reference[key] !== undefined) {
      shelf[key] = reference[key];
      delete reference[key];
    }
  }
}

export const entries = (spec, key) => texts(spec.reference_answers[key]);

export function setEntries(spec, key, values) {
  spec.reference_answers[key] = values;
}

export const scopeOf = (section) => section?.scope ?? "full";

export function setScope(section, scope) {
  if (scope === "full") delete section.scope;
  else section.scope = scope;
}

// Numbers as rows of value and tolerances.
export function numbers(spec) {
  const section = spec.reference_answers.number_match;
  if (!isObject(section)) return [];
  const { abs_tolerance, rel_tolerance } = section;
  const given = Array.isArray(section.values) ? section.values : [section.value];
  return given.map((value) => (isObject(value) ? { ...value } : { value, abs_tolerance, rel_tolerance }));
}

export function setNumbers(spec, rows) {
  const section = isObject(spec.reference_answers.number_match) ? spec.reference_answers.number_match : {};
  for (const key of ["value", "values", "abs_tolerance", "rel_tolerance"]) delete section[key];
  const plain = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== "")));
  if (plain.length === 1) Object.assign(section, plain[0]);
  else section.values = plain.map((row) => (Object.keys(row).length === 1 ? row.value : row));
  spec.reference_answers.number_match = section;
}

// Items as texts, their spellings with |OR| between.
export function items(spec) {
  const section = spec.reference_answers.list_match;
  if (!isObject(section) || !Array.isArray(section.items)) return [];
  return section.items.map((item) => (Array.isArray(item) ? item.join(OR) : String(item)));
}

export function listSection(spec) {
  const found = spec.reference_answers.list_match;
  if (isObject(found)) return found;
  return (spec.reference_answers.list_match = { items: [], ordered: false, forbidden: [] });
}

export const forbidden = (spec) => texts(spec.reference_answers.list_match?.forbidden);

// A patterned item stays whole: a bar inside it is no other spelling.
export function setItems(spec, values) {
  listSection(spec).items = values.map((text) => (text.trim().startsWith("^") ? [text] : text.split(/\s*\|OR\|\s*/)));
}

// The number in a text, the text itself where it is none: the server says what is wrong with it.
export function numberIn(text) {
  const plain = text.trim();
  if (plain === "") return undefined;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?$/.test(plain) ? Number(plain) : plain;
}
