// The board by drag and by keys. Every act is one of the forms on the page, sent from here and answered with the board.
import { isTyping, showKeys, watchCommands } from "./keys.js";

const root = document.getElementById("board");
const said = document.getElementById("said");
const confirmBox = document.getElementById("confirm");
const token = () => root.querySelector("input[name=csrfmiddlewaretoken]")?.value;
const waiting = new Set();
const TYPED = ["cluster-name", "q"];
let queue = Promise.resolve(), place = null, polling = null, dragged = null;

// Where the focus is, so that it comes back after the board was drawn anew.
function remember() {
  const stop = document.activeElement?.closest("[data-stop]");
  if (!stop) return;
  const column = stop.closest("[data-column]");
  place = { column: column.dataset.column, index: stops(column).indexOf(stop), key: keyOf(stop) };
}

const keyOf = (stop) => stop.dataset.note ?? `group ${stop.closest("[data-group]")?.dataset.group}`;
const stops = (column) => [...column.querySelectorAll("[data-stop]")];

function bringBack() {
  if (!place) return;
  const column = root.querySelector(`[data-column="${place.column}"]`);
  const found = column ? stops(column) : [];
  (found.find((stop) => keyOf(stop) === place.key) ?? found[Math.min(place.index, found.length - 1)])?.focus();
}

// Acts wait for each other, so that none is lost to a fast hand; the same act twice at once is one.
// What is sorted leaves the form at once, so that the next act can begin; `sorted` brings it back if this one fails.
function send(address, fields, sorted = null) {
  const body = fields instanceof FormData ? fields : new FormData();
  if (!(fields instanceof FormData)) {
    for (const [name, value] of fields) body.append(name, value);
  }
  const act = JSON.stringify([address, ...body]);
  if (waiting.has(act)) return;
  waiting.add(act);
  const unsent = state();
  queue = queue.then(() => post(address, body, unsent, sorted)).finally(() => waiting.delete(act));
}

async function post(address, body, unsent, sorted) {
  if (!body.has("csrfmiddlewaretoken")) body.append("csrfmiddlewaretoken", token());
  try {
    const answer = await fetch(address, { method: "POST", body, headers: { "HX-Request": "true" } });
    if (answer.redirected) location.reload();
    else if (answer.ok) draw(await answer.text(), unsent);
    else if (answer.status === 422) {
      const html = await answer.text();
      giveBack(sorted);
      draw(html, NOTHING);
    } else {
      giveBack(sorted);
      await drawAnew();
      tell("That was not done: somebody may have changed the board. It is shown as it is now.");
    }
  } catch {
    tell(`No connection: nothing was changed. ${giveBack(sorted) ? "What you chose is still chosen." : "What you began since stays."}`);
  }
}

// What somebody is about to do. After an act, what has changed since it was sent stays; after a refusal, all of it.
const state = () => ({
  writing: document.activeElement?.id,
  boxes: new Set(chosen()),
  typed: new Map(TYPED.map((id) => [id, document.getElementById(id)?.value ?? ""])),
});
const NOTHING = { writing: "", boxes: new Set(), typed: new Map() };

// Take what is sent out of the form, and the focus back to the board.
function takeOut(sorted) {
  tick(sorted.notes, false);
  if (!sorted.name) return;
  [sorting().elements.name.value, sorting().elements.keep.checked] = ["", false];
  if (document.activeElement === sorting().elements.name) bringBack();
}

// Put it in again, unless the next act has begun. Says whether it is there.
function giveBack(sorted) {
  if (!sorted) return true;
  const form = sorting(), hasBegun = form?.elements.name.value || chosen().length;
  if (!form || hasBegun) return false;
  tick(sorted.notes, true);
  [form.elements.name.value, form.elements.keep.checked] = [sorted.name, sorted.keep];
  if (sorted.name) form.elements.name.focus();
  return true;
}

function tick(notes, isChosen) {
  for (const box of root.querySelectorAll("input[name=note]")) if (notes.includes(box.value)) box.checked = isChosen;
  count();
}

// In the bar that stays in view, for eyes and ears.
function tell(words) {
  said.textContent = words;
  const bar = root.querySelector(".boardbar");
  const line = bar.querySelector("[data-trouble]") ?? bar.appendChild(document.createElement("p"));
  line.dataset.trouble = "";
  line.className = "error small";
  line.textContent = words;
}

// With arrows at hand, Tab goes from column to column and not through every box of every note.
function shortenTabs() {
  for (const inside of root.querySelectorAll(".note input, .note a")) inside.tabIndex = -1;
  for (const column of root.querySelectorAll("[data-column]")) {
    const first = column.querySelector("[data-stop]");
    if (first) first.tabIndex = 0;
  }
}

function draw(html, sent) {
  remember();
  const now = state(), keep = sorting()?.elements.keep.checked;
  const boxes = [...now.boxes].filter((note) => !sent.boxes.has(note));
  const typed = [...now.typed].filter(([id, text]) => text !== (sent.typed.get(id) ?? ""));
  root.innerHTML = html;
  showKeys();
  shortenTabs();
  bringBack();
  for (const box of root.querySelectorAll("input[name=note]")) box.checked = boxes.includes(box.value);
  for (const [id, text] of typed) {
    const field = document.getElementById(id);
    if (field) field.value = text;
  }
  const writes = TYPED.includes(now.writing) && (now.writing !== sent.writing || typed.some(([id]) => id === now.writing));
  if (keep && (writes || typed.length) && sorting()) sorting().elements.keep.checked = true;
  if (writes) document.getElementById(now.writing)?.focus();
  const refusal = root.querySelector(".notice.error");
  said.textContent = refusal?.textContent ?? "The board is up to date.";
  count();
  poll();
}

const sorting = () => document.getElementById("sorting");
const chosen = () => [...root.querySelectorAll("input[name=note]:checked")].map((box) => box.value);
const focusedNote = () => document.activeElement?.closest("[data-note]");
const focusedGroup = () => document.activeElement?.closest("[data-group]");

function count() {
  const n = chosen().length;
  const shown = root.querySelector("[data-count]");
  if (shown) shown.textContent = n ? `(${n})` : "";
}

function notesToMove() {
  const found = chosen();
  const focused = focusedNote()?.dataset.note ?? place?.note;
  return found.length || !focused ? found : [focused];
}

function put(notes, name, keep, typed = "") {
  if (!notes.length || !name.trim()) return;
  const fields = notes.map((note) => ["note", note]).concat([["name", name], ["to", "cluster"]]);
  if (keep) fields.push(["keep", "yes"]);
  sort(fields, { notes, name: typed, keep });
}

function toInbox(notes) {
  if (notes.length) sort(notes.map((note) => ["note", note]).concat([["to", "inbox"]]), { notes, name: "", keep: false });
}

function sort(fields, sorted) {
  takeOut(sorted);
  send(sorting().action, fields, sorted);
}

const clusterAddress = (group) => group.querySelector(".grouphead a").href;
const makeCode = (group) => send(clusterAddress(group), [["action", "code"]]);

async function merge(group, into) {
  confirmBox.querySelector("p").textContent =
    `“${group.dataset.name}” goes, and its notes move to “${into.dataset.name}”.`;
  confirmBox.returnValue = "";
  confirmBox.showModal();
  await new Promise((done) => confirmBox.addEventListener("close", done, { once: true }));
  if (confirmBox.returnValue === "yes") send(clusterAddress(group), [["action", "merge"], ["into", into.dataset.group]]);
}

// Naming a cluster: what is to be moved is remembered, since the focus goes to the name.
function startNaming(keep) {
  const name = document.getElementById("cluster-name");
  if (!name) return;
  remember();
  if (place) place.note = focusedNote()?.dataset.note;
  sorting().elements.keep.checked = keep;
  name.value = "";
  name.focus();
}

root.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "sorting") {
    event.preventDefault();
    const name = form.elements.name.value;
    if (event.submitter?.value === "inbox") toInbox(notesToMove());
    else put(notesToMove(), name, form.elements.keep.checked, name);
  } else if (form.matches("[data-swap], #suggesting form")) {
    event.preventDefault();
    send(form.action, new FormData(form, event.submitter));
  }
});
root.addEventListener("change", (event) => { if (event.target.name === "note") count(); });

// Moving about.
function walk(key) {
  const current = document.activeElement?.closest("[data-stop]");
  const columns = [...root.querySelectorAll("[data-column]")];
  if (!current) { columns.flatMap(stops)[0]?.focus(); return; }
  const column = current.closest("[data-column]");
  if (key === "ArrowUp" || key === "ArrowDown") {
    const all = stops(column);
    all[all.indexOf(current) + (key === "ArrowDown" ? 1 : -1)]?.focus();
    return;
  }
  const step = key === "ArrowRight" ? 1 : -1;
  for (let at = columns.indexOf(column) + step; columns[at]; at += step) {
    const found = stops(columns[at]);
    if (found.length) { found[0].focus(); return; }
  }
}

function toggle(note) {
  const box = note.querySelector("input[name=note]");
  if (!box) return;
  box.checked = !box.checked;
  count();
}

// What the suggestion in view is answered with.
function answer(word) {
  const button = root.querySelector(`[data-answer="${word}"]`);
  return button ? button.click() : false;
}

const onNote = (act) => () => (focusedNote() ? act(focusedNote()) : false);
const onGroup = (act) => () => (focusedGroup() ? act(focusedGroup()) : false);
const onChosen = (act) => () => (sorting() && notesToMove().length ? act(notesToMove()) : false);

watchCommands({
  choose: onNote(toggle),
  cluster: onChosen(() => startNaming(false)),
  also: onChosen(() => startNaming(true)),
  inbox: onChosen(toInbox),
  code: onGroup((group) => (sorting() ? makeCode(group) : false)),
  open: onGroup((group) => (group.querySelector("[data-edit]") ?? group.querySelector(".grouphead a")).click()),
  confirm: () => answer("confirm"),
  reject: () => answer("reject"),
  search: () => document.getElementById("q").focus(),
}, (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.key === "Escape" && event.target.id === "cluster-name") {
    event.target.blur();
    return bringBack();
  }
  if (isTyping(event.target)) return false;
  if (event.key.startsWith("Arrow")) return walk(event.key);
  return event.key === " " && focusedNote() === event.target ? toggle(event.target) : false;
});

// Drag: a note onto a cluster, a column; a cluster onto another, or onto the codes.
root.addEventListener("dragstart", (event) => {
  const note = event.target.closest("[data-note]"), group = event.target.closest("[data-group]");
  const notes = note ? (chosen().includes(note.dataset.note) ? chosen() : [note.dataset.note]) : [];
  dragged = note ? { notes } : group ? { group } : null;
  event.dataTransfer.effectAllowed = "copyMove";
  event.dataTransfer.setData("text/plain", note ? notes.join(" ") : group?.dataset.name ?? "");
});

function target(event) {
  const group = event.target.closest?.("[data-drop=group]");
  if (group && !(dragged?.group === group)) return group;
  const column = event.target.closest?.("[data-column]");
  if (!column) return null;
  const kind = column.dataset.drop;
  if (dragged?.notes) return kind === "inbox" || kind === "clusters" ? column : null;
  return kind === "codes" ? column : null;
}

function light(element) {
  for (const lit of root.querySelectorAll(".over")) if (lit !== element) lit.classList.remove("over");
  element?.classList.add("over");
}

root.addEventListener("dragover", (event) => {
  const found = dragged && target(event);
  light(found);
  if (found) event.preventDefault();
});
root.addEventListener("drop", (event) => {
  const found = dragged && target(event);
  light(null);
  if (!found) return;
  event.preventDefault();
  const keep = event.ctrlKey || event.altKey;
  if (dragged.group) {
    if (found.dataset.drop === "codes") makeCode(dragged.group);
    else merge(dragged.group, found);
  } else if (found.dataset.drop === "group") put(dragged.notes, found.dataset.name, keep);
  else if (found.dataset.drop === "inbox") toInbox(dragged.notes);
  else {
    // Onto the column itself: a new cluster, which needs a name.
    for (const box of root.querySelectorAll("input[name=note]")) box.checked = dragged.notes.includes(box.value);
    count();
    startNaming(false);
  }
  dragged = null;
});
root.addEventListener("dragend", () => { dragged = null; light(null); });

// The job that looks for groups.
function poll() {
  clearTimeout(polling);
  const part = document.getElementById("suggesting");
  if (!part?.dataset.poll) return;
  polling = setTimeout(async () => {
    try {
      const answer = await fetch(part.dataset.poll, { headers: { "HX-Request": "true" } });
      if (!answer.ok) return;
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("suggesting");
      if (!fresh?.dataset.poll) { await refresh(); return; }
      document.getElementById("suggesting").replaceWith(fresh);
      showKeys();
    } catch { /* no network: asked again */ }
    poll();
  }, 700);
}

async function refresh() {
  if (waiting.size) { poll(); return; }
  await drawAnew();
}

// The board as it is now, with all that somebody was about to do.
async function drawAnew() {
  remember();
  const answer = await fetch(location.href, { headers: { "HX-Request": "true" } });
  if (!answer.ok || answer.redirected) { location.reload(); return; }
  draw(await answer.text(), NOTHING);
}

shortenTabs();
count();
poll();
