// The latest scores, recorded before the inspector is opened.

/** @typedef {import("/nod/nod.js").ScoreInWords & {at: Date}} Score */

/** @type {Score[]} */
export const scores = [];
const most = 50;

document.addEventListener("nod-score", ({ detail }) => {
  scores.unshift({ ...detail, at: new Date() });
  if (scores.length > most) scores.pop();
});
