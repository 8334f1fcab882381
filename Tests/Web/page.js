// An ordinary page, with a server that tests can delay, break and disconnect.

/** Records for tests. */
const seen = { errors: [], scores: [], events: [], vibrations: [], open: {}, mostOpen: 0 };
const server = { mode: "works", delay: 150 };
Object.assign(globalThis, { seen, server });
for (const name of ["error", "unhandledrejection"]) {
  addEventListener(name, ({ message, reason }) => seen.errors.push(String(message ?? reason)));
}

const names = [
  "nod-change", "nod-save", "nod-left", "nod-enter", "nod-settled", "nod-restore", "nod-toast-action", "nod-retry"
];
for (const name of names) {
  addEventListener(
    name, ({ detail: { respondWith, ...detail } }) => seen.events.push({ name, time: performance.now(), ...detail })
  );
}
document.addEventListener("nod-score", ({ detail }) => seen.scores.push({ time: performance.now(), ...detail }));
// Simulates a phone's motor: `vibrate`, and a coarse primary pointer.
const media = matchMedia;
globalThis.matchMedia = (query) => query === "(pointer: coarse)"
  ? { matches: true, addEventListener() {} } : media(query);
if (!globalThis.isIPhone)
  Object.defineProperty(navigator, "vibrate", { value: (pattern) => seen.vibrations.push(pattern) });

const titles = ["Bread", "Call mum", "<img src=x onerror=alert(1)>", "שלום עולם", "🎉 Party"];
const list = document.querySelector("#list");

/** @param {number} id */
globalThis.addRow = (id) => {
  const row = document.createElement("li");
  const check = document.createElement("nod-check");
  const title = titles[id - 1] ?? `Task ${id}`;
  row.id = `row${id}`;
  for (const [name, value] of Object.entries({ item: String(id), label: title, subject: title, leaves: "" })) {
    check.setAttribute(name, value);
  }
  if (id === 1) check.collections = [{ id: 7, open: 1, total: 3, name: "Groceries" }];
  row.append(check, title);
  list.append(row);
  return row;
};
/** @param {HTMLElement} row */
globalThis.checkOf = (row) => row.querySelector("nod-check");
titles.forEach((_, index) => addRow(index + 1));

/** Puts an element, or a new one with this name, at a place of the page or of #root.
 * @param {HTMLElement | string} what */
globalThis.put = (what, id, left, top, width = 44, height = width) => {
  const element = Object.assign(typeof what === "string" ? document.createElement(what) : what, { id });
  const lengths = { left, top, inlineSize: width, blockSize: height };
  for (const [name, length] of Object.entries(lengths)) element.style[name] = `${length}px`;
  Object.assign(element.style, { position: "absolute", margin: 0, padding: 0, boxSizing: "border-box" });
  (document.querySelector("#root") ?? document.body).append(element);
  return element;
};

const areGestures = ["?cards", "?rtl", "?board"].includes(location.search);
if (location.search && !areGestures) document.documentElement.lang = location.search.slice(1);
const nod = await import("/nod/nod.js");
Object.assign(globalThis, { nod });
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function save({ item }) {
  seen.open[item] = (seen.open[item] ?? 0) + 1;
  seen.mostOpen = Math.max(seen.mostOpen, seen.open[item]);
  await wait(server.delay);
  seen.open[item] -= 1;
  if (server.mode === "refuses") throw new Error("409");
  if (server.mode === "is away") throw new nod.Unreachable();
}
addEventListener("nod-save", ({ detail }) => detail.respondWith(save(detail)));

if (areGestures) await import("/gestures.js");
seen.isReady = await nod.ready;
