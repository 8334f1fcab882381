// Ordinary cards, and records for tests.

const seen = { errors: [], scores: [], events: [], commits: [], clicks: [], drops: [], cancels: [], points: [] };
Object.assign(globalThis, { seen });
for (const name of ["error", "unhandledrejection"]) {
  addEventListener(name, ({ message, reason }) => seen.errors.push(String(message ?? reason)));
}

if (location.search === "?rtl") document.documentElement.dir = "rtl";
for (const name of ["pointercancel", "scroll", "nod-change"]) {
  addEventListener(name, (event) => seen.events.push({ name, time: event.timeStamp }), true);
}
document.addEventListener("nod-score", ({ detail }) => seen.scores.push(detail));
addEventListener("click", ({ target }) => seen.clicks.push(target.id || target.localName));

const nod = await import("/nod/nod.js");
const gestures = await import("/nod/gestures.js");
Object.assign(globalThis, { nod, gestures });

const cards = document.querySelector("#cards");

/** @param {number} id */
globalThis.addCard = (id) => {
  const card = document.createElement("li");
  card.id = `card${id}`;
  card.dataset.nodPress = "card";
  card.innerHTML = `<nod-check item="${id}" label="Task ${id}"></nod-check> <span>Task ${id}</span>
    <button type="button" id="button${id}" data-nod-press>Edit</button>
    <input id="field${id}" aria-label="Note ${id}" size="6">`;
  cards.append(card);
  gestures.swipe(card, { commit: () => seen.commits.push(id), isEnabled: () => card.dataset.state !== "disabled" });
};
for (let id = 1; id <= 30; id += 1) globalThis.addCard(id);

const board = document.querySelector("#board");
if (location.search === "?board") {
  cards.remove();
  for (const name of ["a", "b", "c"]) {
    const item = document.createElement("li");
    item.id = name;
    item.innerHTML =
      `<button type="button" id="edit-${name}">Edit ${name}</button>
      <input id="note-${name}" aria-label="Note" size="4">`;
    document.querySelector("#todo").append(item);
    gestures.swipe(item, { commit: () => seen.commits.push(name) });
  }
  const place = document.createElement("li");
  place.className = "place";
  gestures.drag(board, {
    item: "li:not(.place)",
    place: (point) => {
      seen.points.push(point);
      const column = document.elementFromPoint(point.x, point.y)?.closest("#board ul");
      if (column) column.prepend(place);
      else place.remove();
      return column ?? null;
    },
    drop: (item, column) => {
      seen.drops.push([item.id, column.id]);
      nod.moved([...board.querySelectorAll("li")], () => { place.replaceWith(item); });
    },
    cancel: (item) => {
      seen.cancels.push(item.id);
      place.remove();
    },
  });
} else board.remove();

seen.isReady = await nod.ready;
