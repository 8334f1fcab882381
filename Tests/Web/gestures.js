// Cards as anybody would make them, and what a test looks at.

const seen = { scores: [], events: [], commits: [], clicks: [] };
Object.assign(globalThis, { seen });

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
    <button type="button" id="button${id}" data-nod-press>Edit</button> <input id="field${id}" aria-label="Note ${id}" size="6">`;
  cards.append(card);
  gestures.swipe(card, { commit: () => seen.commits.push(id), isEnabled: () => card.dataset.state !== "disabled" });
};
for (let id = 1; id <= 30; id += 1) globalThis.addCard(id);

seen.isReady = await nod.ready;
