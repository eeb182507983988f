// The rules of the schema and what derives from the answers, shown while somebody answers. The server checks them again.
import { answersOf, editDistance, fieldsOf, isEmpty } from "./answers.js";

const TESTS = {
  is_one_of: (answer, wanted) => wanted.includes(answer),
  includes: (answer, wanted) => answer.includes(wanted),
  at_least: (answer, wanted) => answer >= wanted,
  at_most: (answer, wanted) => answer <= wanted,
};

function holds(tests, answer) {
  return Object.entries(tests).every(([name, wanted]) =>
    name === "empty" ? isEmpty(answer) === wanted : answer !== undefined && answer !== null && TESTS[name](answer, wanted));
}

export function qualityScore(fields, answers) {
  const weighted = Object.entries(fields).filter(([, field]) => field.weight);
  if (!weighted.length || weighted.some(([key]) => answers[key] === undefined)) return undefined;
  const total = weighted.reduce((sum, [, field]) => sum + field.weight, 0);
  return weighted.reduce((sum, [key, field]) =>
    sum + field.weight * (answers[key] - field.low) / (field.high - field.low), 0) / total;
}

export function derived(fields, answers) {
  const found = {};
  for (const [key, field] of Object.entries(fields)) {
    const answer = answers[key];
    if (answer === undefined) continue;
    if (field.type === "scale" && field.gate !== null) found[`${key}.passes_gate`] = answer >= field.gate;
    if (field.type === "edited_text") {
      found[`${key}.is_edited`] = true;
      found[`${key}.edit_distance`] = editDistance(answer.original, answer.final);
    }
    if (field.type === "verifier_spec") {
      const keys = Object.keys(answer.reference_answers).filter((name) => name !== "fuzzy_match");
      found[`${key}.eval_types`] = answer.eval_types;
      found[`${key}.judge_only`] = answer.eval_types.length === 1 && answer.eval_types[0] === "llm_judge" && !keys.length;
    }
  }
  const score = qualityScore(fields, answers);
  if (score !== undefined) found.quality_score = score;
  return found;
}

// The message of the first rule that each field breaks.
export function brokenRules(schema, answers) {
  const values = { ...answers, ...derived(schema.fields, answers) };
  const broken = {};
  for (const rule of schema.rules) {
    if (!Object.entries(rule.if).every(([name, tests]) => holds(tests, values[name]))) continue;
    for (const key of rule.require) if (isEmpty(values[key])) broken[key] ??= rule.message;
    for (const key of rule.forbid) if (!isEmpty(values[key])) broken[key] ??= rule.message;
  }
  for (const [key, field] of Object.entries(schema.fields)) {
    if (!field.needy || !(field.note in schema.fields) || !isEmpty(answers[field.note])) continue;
    const code = (answers[key] ?? []).find((name) => field.needy.includes(name));
    if (code) broken[field.note] = `${code} needs a note.`;
  }
  return broken;
}

export function missing(schema, answers) {
  const found = {};
  for (const [key, field] of Object.entries(schema.fields))
    if (field.required && !field.empty && field.type !== "edited_text" && isEmpty(answers[key])) found[key] = "an answer is required";
  return found;
}

// Show what the rules ask for as things stand, and the score.
export function showRules(form, schema) {
  const answers = answersOf(form), broken = brokenRules(schema, answers);
  for (const field of fieldsOf(form)) {
    const asks = field.querySelector("[data-asks]"), message = broken[field.dataset.field] ?? "";
    if (asks.textContent !== message) asks.textContent = message;
    asks.hidden = !message;
  }
  const shown = form.querySelector("[data-score]");
  if (shown) shown.textContent = qualityScore(schema.fields, answers)?.toFixed(3) ?? "–";
  return { answers, problems: { ...broken, ...missing(schema, answers) } };
}

// Put messages beside their fields and go to the first.
export function showProblems(form, problems) {
  for (const field of fieldsOf(form)) {
    const message = problems[field.dataset.field];
    field.classList.toggle("has-error", Boolean(message));
    const asks = field.querySelector("[data-asks]");
    if (message) [asks.textContent, asks.hidden] = [message, false];
  }
  return fieldsOf(form).find((field) => problems[field.dataset.field]);
}
