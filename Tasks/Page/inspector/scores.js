// The last answers, noted from the start: what just happened is there when somebody begins to look.

/** @typedef {{at: Date, moments: string[], [detail: string]: any}} Score as `nod-score` tells it, and when */

/** Newest first.
 * @type {Score[]} */
export const scores = [];
const most = 50;

document.addEventListener("nod-score", ({ detail }) => {
  scores.unshift({ ...detail, at: new Date() });
  if (scores.length > most) scores.pop();
});
