// Drafts save by themselves; a submitted label waits in the browser until the server has acknowledged it.
import { entriesOf, restore } from "./answers.js";

// What this browser keeps of one's own work: drafts not yet on the server, labels not yet acknowledged.
// Kept per person and case; site.js empties it when somebody signs out.
const PREFIX = "concord:label:";

export class Store {
  constructor(person) {
    this.prefix = `${PREFIX}${person}:`;
    this.outboxKey = `${this.prefix}outbox`;
  }

  read(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  // Keeping can fail when the browser's storage is full or forbidden; the page says so.
  write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  draft(address) {
    return this.read(this.prefix + address, null);
  }

  keepDraft(address, draft) {
    return this.write(this.prefix + address, draft);
  }

  dropDraft(address) {
    localStorage.removeItem(this.prefix + address);
  }

  drafts() {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(this.prefix) && name !== this.outboxKey);
    return names.map((name) => ({ address: name.slice(this.prefix.length), ...this.read(name, {}) })).filter((draft) => draft.entries);
  }

  outbox() {
    return this.read(this.outboxKey, []);
  }

  // Each sending tab reads and writes the list anew, so that tabs do not overwrite each other's labels.
  enqueue(item) {
    return this.write(this.outboxKey, [...this.outbox().filter((other) => other.key !== item.key), item]);
  }

  settle(key) {
    this.write(this.outboxKey, this.outbox().filter((item) => item.key !== key));
  }

  refuse(key, status) {
    this.write(this.outboxKey, this.outbox().map((item) => (item.key === key ? { ...item, refused: status } : item)));
  }

  recovery() {
    return { format: "concord-recovery", version: 1, made_at: new Date().toISOString(), drafts: this.drafts(), outbox: this.outbox() };
  }

  // Take in a recovery file; says how many pieces of work it held, or what is wrong with it.
  recover(text) {
    let file;
    try {
      file = JSON.parse(text);
    } catch {
      return { fault: "This file is not JSON." };
    }
    if (file?.format !== "concord-recovery" || !Array.isArray(file.drafts) || !Array.isArray(file.outbox))
      return { fault: "This is no recovery file of the labelling page." };
    const fits = (item) => /^\/studies\/[0-9a-f-]{36}\/label\/[0-9a-f-]{36}\/$/.test(item?.address) && Array.isArray(item.entries) &&
      item.entries.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string") && entry[0].startsWith("f-"));
    const drafts = file.drafts.filter(fits), outbox = file.outbox.filter((item) => fits(item) && typeof item.key === "string");
    for (const { address, ...draft } of drafts) this.keepDraft(address, { ...draft, unsaved: true });
    for (const { refused, ...item } of outbox) this.enqueue(item);
    return { count: drafts.length + outbox.length };
  }
}

const PAUSE = 700;
const RETRIES = [2000, 5000, 15000, 30000];
const WARN_BEFORE = 5 * 60000;
const IDLE = 60000;

const clock = (at) => new Date(at).toLocaleTimeString("en-GB");

export function body(entries, more, token) {
  const data = new URLSearchParams(entries);
  for (const [name, value] of Object.entries(more)) data.append(name, value);
  data.append("csrfmiddlewaretoken", token);
  return data;
}

// The answer of the server, or null where it cannot be reached. A redirect means that nobody is signed in any more.
export async function post(address, data) {
  try {
    const answer = await fetch(address, { method: "POST", body: data, redirect: "manual", headers: { Accept: "application/json" } });
    if (answer.type === "opaqueredirect") return { status: 401 };
    const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
    return { status: answer.status, said: isJson ? await answer.json() : {} };
  } catch {
    return null;
  }
}

export class Saving {
  constructor(page, store, notify) {
    Object.assign(this, { page, store, notify });
    const { form, app } = page;
    this.address = form.getAttribute("action");
    this.revision = Number(app.dataset.revision);
    this.version = form.elements.version.value;
    this.shown = app.querySelector("#saved");
    this.seconds = store.draft(this.address)?.seconds ?? 0;
    this.tries = 0;
    if (app.dataset.saved) this.say(`Saved ${clock(app.dataset.saved)}`, "ok");
    form.addEventListener("input", () => this.typed());
    form.addEventListener("change", () => this.typed());
    this.takeUp();
    this.beat = setInterval(() => this.tick(), 1000);
    this.used = Date.now();
    this.onUse = () => (this.used = Date.now());
    for (const kind of ["keydown", "pointermove", "pointerdown", "wheel", "scroll"]) addEventListener(kind, this.onUse, { passive: true, capture: true });
  }

  say(text, tone = "") {
    this.shown.className = `badge ${tone}`;
    this.shown.textContent = `${tone === "ok" ? "✓ " : tone ? "! " : ""}${text}`;
  }

  // Typed work that never reached the server comes back; work over an older revision only if asked for.
  takeUp() {
    const kept = this.store.draft(this.address);
    if (!kept?.unsaved || "refused" in this.page.app.dataset) return;
    const put = () => {
      restore(this.page.form, kept.entries);
      this.typed();
    };
    const drop = () => {
      this.store.dropDraft(this.address);
      location.reload();
    };
    if (kept.revision === this.revision) {
      put();
      this.notify("What you had typed here is back: this browser kept it.", "", [["Drop it", drop]]);
    } else {
      this.notify(`This browser kept work of yours over revision ${kept.revision}; revision ${this.revision} is stored now.`, "", [
        ["Put it into the form", put], ["Drop it", drop],
      ]);
    }
  }

  typed() {
    if (this.done) return;
    this.isTyped = true;
    this.say("Saving…");
    this.keep(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), PAUSE);
  }

  keep(unsaved) {
    const draft = { entries: entriesOf(this.page.form), revision: this.revision, seconds: this.seconds, at: Date.now(), name: this.page.app.dataset.name, unsaved };
    if (!this.store.keepDraft(this.address, draft)) this.notify("This browser keeps nothing: its storage is full or turned off.", "error");
  }

  // One save at a time: each states the version that the one before it made.
  save() {
    if (this.done || this.isBehind) return;
    clearTimeout(this.timer);
    if (this.isSaving) {
      this.timer = setTimeout(() => this.save(), PAUSE);
      return;
    }
    this.isSaving = true;
    this.saving = this.send().finally(() => (this.isSaving = false));
  }

  async send() {
    const { form, app } = this.page, entries = entriesOf(form);
    const answer = await post(app.dataset.draftUrl, body(entries, { revision: this.revision, version: this.version, seconds: this.seconds }, form.csrfmiddlewaretoken.value));
    if (this.done) return;
    if (answer?.status === 200) this.saved(answer.said, JSON.stringify(entries));
    else if (answer?.status === 409) this.behind(answer.said);
    else if (answer?.status === 401) this.notSaved("Not saved: you are signed out", "You are signed out. What you typed is kept in this browser; sign in again to save it.");
    else if (answer?.status === 403) this.notSaved("Not saved", "You signed in anew since this page was opened. Load it again: what you typed is kept in this browser and comes back.");
    else if (answer) this.notSaved("Not saved", "The server takes nothing at the moment. What you typed is kept in this browser and is saved once it does.", true);
    else this.notSaved("Not saved: no connection", "What you typed is kept in this browser and is saved once the connection is back.", true);
  }

  saved(said, sent) {
    this.tries = 0;
    this.notify.clear("unsaved");
    this.version = this.page.form.elements.version.value = said.version;
    this.page.count(said);
    if (said.expires_at) this.page.app.dataset.expires = said.expires_at;
    // What was typed while this was on its way is saved by the next one, and is not said to be saved before.
    if (sent !== JSON.stringify(entriesOf(this.page.form))) return this.typed();
    this.say(`Saved ${clock(said.saved_at)}`, "ok");
    this.keep(false);
  }

  // There are two versions to look at, or the case is no longer one's own to draft: what was typed stays in the browser.
  behind(said) {
    this.isBehind = true;
    this.say("Not saved", "warn");
    const act = said.is_stale ? ["See both versions", () => this.page.compare()] : ["Download a recovery file", () => this.page.download()];
    this.notify(said.detail, "error", [act], "unsaved");
  }

  notSaved(badge, says, again = false) {
    this.say(badge, "warn");
    this.notify(says, "error", [["Download a recovery file", () => this.page.download()]], "unsaved");
    if (again) this.timer = setTimeout(() => this.save(), RETRIES[Math.min(this.tries++, RETRIES.length - 1)]);
  }

  // Seconds of use: the page is in view and was touched within the last minute.
  tick() {
    if (document.visibilityState === "visible" && Date.now() - this.used < IDLE) this.seconds++;
    this.page.form.elements.seconds.value = this.seconds;
    const left = new Date(this.page.app.dataset.expires) - Date.now();
    if (left <= 0 && !this.isExpired) {
      this.isExpired = true;
      this.notify("Your hold on this case ran out. You can still submit: it takes its slot if nobody else has taken it, and is kept beside the others if somebody has.", "", [], "lease");
    } else if (left > WARN_BEFORE) {
      this.isExpired = false;
      this.notify.clear("lease");
    } else if (left > 0 && !this.isTyped) {
      this.notify(`This case is held for you until ${clock(this.page.app.dataset.expires)}. Typing renews the hold.`, "", [], "lease");
    }
  }

  // Everything that is posted when this label is submitted.
  label() {
    const { form, app } = this.page;
    return { address: this.address, key: form.elements.key.value, revision: form.elements.revision.value, seconds: this.seconds, entries: entriesOf(form), name: app.dataset.name, at: Date.now() };
  }

  stop() {
    this.done = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    for (const kind of ["keydown", "pointermove", "pointerdown", "wheel", "scroll"]) removeEventListener(kind, this.onUse, { capture: true });
  }
}

// Sends what waits in the outbox, one label after the other; the same key makes sure that none counts twice.
export class Sending {
  constructor(store, { token, sent, refused, waiting }) {
    Object.assign(this, { store, token, sent, refused, waiting });
    this.tries = 0;
    addEventListener("online", () => this.flush());
  }

  flush() {
    this.running = (this.running ?? Promise.resolve()).then(() => this.run());
    return this.running;
  }

  async run() {
    clearTimeout(this.timer);
    for (const item of this.store.outbox().filter((found) => !found.refused)) {
      const answer = await post(item.address, body(item.entries, { key: item.key, revision: item.revision, seconds: item.seconds, action: "submit" }, this.token()));
      if (answer?.status === 200) {
        this.tries = 0;
        this.store.settle(item.key);
        if (this.store.draft(item.address)?.at <= item.at) this.store.dropDraft(item.address);
        this.sent(item, answer.said);
      } else if (answer && [400, 404, 409, 422].includes(answer.status)) {
        this.store.refuse(item.key, answer.status);
        this.refused(item, answer);
      } else {
        this.waiting(item, answer);
        this.timer = setTimeout(() => this.flush(), RETRIES[Math.min(this.tries++, RETRIES.length - 1)]);
        return;
      }
    }
  }
}
