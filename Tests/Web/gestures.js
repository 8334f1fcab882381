// Ordinary cards instead of the page's content: `?cards`, `?rtl` from right to left; or a board, `?board`.

import * as gestures from "/nod/gestures.js";

const { nod, seen } = globalThis;
Object.assign(seen, { commits: [], clicks: [], drops: [], cancels: [], points: [] });
addEventListener("pointercancel", () => seen.events.push({ name: "pointercancel" }), true);
addEventListener("click", ({ target }) => seen.clicks.push(target.id || target.localName));
if (location.search === "?rtl") document.documentElement.dir = "rtl";
document.body.className = "gestures";
document.querySelector("header").remove();
document.querySelector("main").innerHTML = `<div id="board"><ul id="todo"></ul><ul id="doing"></ul></div>
  <ul id="cards"></ul><div id="long"></div>`;

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
