// The latest scores, recorded from the start, so that the inspector has them when it opens.

/** @typedef {import("/nod/nod.js").ScoreInWords & {at: Date}} Score */

/** Newest first.
 * @type {Score[]} */
export const scores = [];
const most = 50;

document.addEventListener("nod-score", ({ detail }) => {
  scores.unshift({ ...detail, at: new Date() });
  if (scores.length > most) scores.pop();
});
