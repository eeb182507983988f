// The labelling page. Without this script the form posts and the server leads on; with it, keys, drafts and no waiting.
import { answerOf, entriesOf, fieldsOf, isEmpty } from "./labelling/answers.js";
import { openSheet, showKeys, watchCommands } from "./keys.js";
import { enter, fieldInFocus, watchKeys } from "./labelling/keys.js";
import { closeOpen, openEditors, openPop, toggleGuideline, watchCodes, watchDrawer, watchEditors, watchHelp, watchLengths, watchRows, watchSplitter } from "./labelling/parts.js";
import { showProblems, showRules } from "./labelling/rules.js";
import { Saving, Sending, Store } from "./labelling/saving.js";

const GOES_ON = "concord:goes-on";
const state = { form: null };
const root = document.documentElement;
const main = document.getElementById("main");
const home = document.querySelector("[data-label], [data-label-list]");
const store = new Store(home.dataset.person);
const tabs = new BroadcastChannel("concord-label");
const me = crypto.randomUUID?.() ?? String(Math.random());
let prefetched = null;

// Notices, each under a name so that it stands once and can go again.
function notify(says, tone = "", actions = [], name = says) {
  const list = document.getElementById("notices");
  let notice = list.querySelector(`[data-name="${CSS.escape(name)}"]`);
  if (notice?.dataset.says === says) return;
  notice?.remove();
  notice = document.createElement("div");
  notice.className = `notice ${tone}`;
  Object.assign(notice.dataset, { name, says });
  notice.append(says);
  const row = document.createElement("div");
  row.className = "row";
  for (const [title, act] of actions) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "btn small", textContent: title });
    button.addEventListener("click", () => (notice.remove(), act()));
    row.append(button);
  }
  if (actions.length) notice.append(row);
  list.append(notice);
}
notify.clear = (name) => document.querySelector(`#notices [data-name="${CSS.escape(name)}"]`)?.remove();

function download() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(store.recovery(), null, 2)], { type: "application/json" }));
  link.download = `labels-not-sent-${new Date().toISOString().slice(0, 19).replace(/:/g, "-")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

async function upload(event) {
  const [file] = event.target.files;
  if (!file) return;
  const { count, fault } = store.recover(await file.text());
  event.target.value = "";
  document.querySelector("dialog[open]")?.close();
  if (fault) return notify(`${file.name}: ${fault}`, "error", [], "recovery");
  notify(`${count} piece${count === 1 ? "" : "s"} of work taken in from ${file.name}.`, "success", [], "recovery");
  state.saving?.takeUp();
  sending.flush();
}

// Post as a plain form: the server's page says what is wrong, with both versions where there are two.
function postPlainly(address, entries, more) {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: address, hidden: true });
  for (const [name, value] of [...entries, ...Object.entries(more), ["csrfmiddlewaretoken", token()]]) {
    const area = document.createElement("textarea");
    Object.assign(area, { name, value });
    form.append(area);
  }
  document.body.append(form);
  form.submit();
}

// What was refused stays in the browser as a draft until it is stored.
function showRefused(item) {
  store.keepDraft(item.address, { entries: item.entries, revision: Number(item.revision), seconds: item.seconds, at: item.at, name: item.name, unsaved: true });
  store.settle(item.key);
  postPlainly(item.address, item.entries, { key: item.key, revision: item.revision, seconds: item.seconds, action: "submit" });
}

function tellRefused() {
  for (const item of store.outbox().filter((found) => found.refused))
    notify(`“${item.name}” was not stored.`, "error", [["See why", () => showRefused(item)]], `refused ${item.key}`);
}

const token = () => document.querySelector("[name=csrfmiddlewaretoken]").value;

function count(said) {
  for (const [name, number] of Object.entries(said.counts ?? {})) {
    const shown = document.querySelector(`.tabs [data-tab="${name}"]`);
    if (shown) shown.textContent = number;
  }
  const bar = document.querySelector(".labelprogress progress");
  if (!bar || said.counts?.submitted === undefined) return;
  bar.value = said.counts.submitted;
  document.querySelector(".labelprogress span").textContent = `${said.counts.submitted} of ${bar.max}`;
}

const sending = new Sending(store, {
  token,
  sent: (item, said) => {
    count(said);
    notify.clear("outbox");
    if (said.notice) notify(said.notice, "", [], `notice ${item.key}`);
    state.sent?.(item, said);
  },
  refused: (item) => (state.waitingFor === item.key ? showRefused(item) : tellRefused()),
  waiting: (item, answer) => {
    const n = store.outbox().filter((other) => !other.refused).length;
    const why = { 401: "You are signed out.", 403: "You signed in anew since: load the page again." }[answer?.status]
      ?? (answer ? "The server takes no labels at the moment." : "There is no connection.");
    notify(`${why} ${n} label${n === 1 ? " is" : "s are"} kept in this browser and sent as soon as possible.`, "error",
      [["Download a recovery file", download]], "outbox");
    state.saving?.say("Kept in this browser", "warn");
  },
});

// Where the next case is: past this one, and past those whose labels are still on their way.
function nextAddress(app) {
  const address = new URL(app.dataset.nextUrl, location.href);
  for (const item of store.outbox()) address.searchParams.append("besides", item.address.split("/").at(-2));
  return address;
}

// Fetch the next case while this one is being labelled.
async function prefetch(app) {
  prefetched = null;
  try {
    const answer = await fetch(nextAddress(app));
    const html = await answer.text();
    if (answer.ok && html.includes("data-label ") && app.isConnected) prefetched = { url: answer.url, html };
  } catch {
    prefetched = null;
  }
}

function swap({ url, html }) {
  const page = new DOMParser().parseFromString(html, "text/html");
  main.replaceChildren(...page.getElementById("main").childNodes);
  document.title = page.title;
  history.pushState({}, "", url);
  scrollTo(0, 0);
  start();
}

async function go(url) {
  try {
    const answer = await fetch(url);
    const html = await answer.text();
    if (answer.ok && html.includes("data-label ")) return swap({ url: answer.url, html });
  } catch {
    return notify("There is no connection. The next case comes once it is back.", "error", [["Try again", () => go(url)]], "next");
  }
  location.href = url;
}

let lastProblems = "";

async function submit(form, app) {
  const { problems } = showRules(form, state.schema);
  const first = showProblems(form, problems), shown = JSON.stringify(problems);
  // What the script holds to be wrong is said once; pressed again, the server decides.
  if (first && shown !== lastProblems) {
    lastProblems = shown;
    return enter(first);
  }
  lastProblems = "";
  const goesOn = form.elements.go_on.checked, saving = state.saving;
  // Pressed again while the draft is on its way: one label, one step on.
  if (saving.isSubmitting) return;
  saving.isSubmitting = true;
  await saving.saving;
  saving.isSubmitting = false;
  const item = saving.label();
  saving.stop();
  if (!store.enqueue(item)) return form.submit();
  const ready = goesOn && prefetched;
  if (ready) {
    swap(prefetched);
    sending.flush();
    return;
  }
  state.waitingFor = item.key;
  state.sent = (sent, said) => {
    if (sent.key !== item.key) return;
    state.sent = state.waitingFor = null;
    go(goesOn ? said.next_url : item.address);
  };
  saving.say("Submitting…");
  sending.flush();
}

function follow(rel) {
  const link = main.querySelector(`a[rel=${rel}]`);
  if (link && rel === "next" && prefetched) swap(prefetched);
  else if (link) go(rel === "next" ? nextAddress(main.querySelector("[data-label]")) : link.href);
}

const commands = {
  submit: () => state.form.requestSubmit(state.form.querySelector("[data-submit]")),
  send: () => commands.submit(),
  skip: () => openPop(main, "skip"),
  flag: () => openPop(main, "flag"),
  codes: () => {
    const own = fieldInFocus(state.form), field = own.codes ? own : fieldsOf(state.form).find((found) => found.codes);
    field?.codes.input.focus();
  },
  next: () => follow("next"),
  previous: () => follow("prev"),
  guideline: () => toggleGuideline(main, document.activeElement?.closest("[data-field]")),
  help: openSheet,
  escape: (event) => {
    const field = event.target.closest?.("[data-field]");
    if (closeOpen(main)) state.form.querySelector("[data-field]").focus();
    else field?.focus();
  },
};

function watchSheet() {
  main.querySelector("[data-download]")?.addEventListener("click", download);
  main.querySelector("[data-upload]")?.addEventListener("change", upload);
}

function watchGoingOn(form) {
  const box = form.elements.go_on, text = form.querySelector("[data-submit-text]");
  const show = () => (text.textContent = box.checked ? "Submit and continue" : Number(form.elements.revision.value) ? "Submit the correction" : "Submit");
  if (localStorage.getItem(GOES_ON) !== null) box.checked = localStorage.getItem(GOES_ON) === "yes";
  box.addEventListener("change", () => {
    localStorage.setItem(GOES_ON, box.checked ? "yes" : "no");
    show();
  });
  show();
}

function start() {
  const app = main.querySelector("[data-label]");
  state.saving?.stop();
  state.form = app.querySelector("#label");
  showKeys();
  state.schema = JSON.parse(app.dataset.rules);
  const { form } = state;
  watchSplitter(app);
  watchDrawer(app);
  watchRows(form);
  watchHelp(form);
  watchLengths(form);
  watchCodes(form);
  watchEditors(form);
  if (form.querySelector("[data-spec]")) import("./labelling/spec.js").then(({ watchSpecs }) => watchSpecs(form));
  watchGoingOn(form);
  watchSheet();
  form.addEventListener("input", (event) => {
    showRules(form, state.schema);
    if (event.target.type === "radio" && event.target.checked) openEditors(form, event.target.value);
  });
  form.addEventListener("restored", () => showRules(form, state.schema));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.submitter?.value === "draft") state.saving.save();
    else submit(form, app);
  });
  const compare = () => {
    const { address, revision, version, seconds } = state.saving;
    state.saving.stop();
    postPlainly(address, entriesOf(form), { revision, version, seconds, action: "draft" });
  };
  state.saving = new Saving({ form, app, download, compare, count }, store, notify);
  showRules(form, state.schema);
  const refused = app.querySelector("#refused"), first = fieldsOf(form).find((field) => isEmpty(answerOf(field))) ?? fieldsOf(form)[0];
  if (refused) enter(form.querySelector(".has-error") ?? first);
  else first.focus({ preventScroll: true });
  tellRefused();
  tabs.postMessage({ is: "open", address: state.saving.address, me });
  prefetch(app);
}

tabs.addEventListener("message", ({ data }) => {
  if (data.me === me || data.address !== state.saving?.address) return;
  if (data.is === "open") tabs.postMessage({ is: "here", address: data.address, me });
  notify("This case is open in another tab too. Whoever submits last is shown both versions.", "", [], "tabs");
});
addEventListener("popstate", () => location.reload());
addEventListener("pagehide", () => state.saving?.isTyped && !state.saving.done && state.saving.save());

root.classList.add("js");
if (main.querySelector("[data-label]")) {
  watchKeys(state, commands);
  start();
} else watchCommands({});
tellRefused();
if (store.outbox().length && document.querySelector("[name=csrfmiddlewaretoken]")) sending.flush();
