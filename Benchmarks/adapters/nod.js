// Nod as a page uses it. Fifty particles are more than the engine ever throws at once: seven of its bursts, together.

import { celebrate as throwUp, ready } from "/nod/nod.js";
import { loadDesign } from "/nod/design.js";
import { burst } from "/nod/performers/burst.js";

const owner = /** @type {HTMLElement} */ (document.querySelector("#owner"));
await ready;
const design = await loadDesign();
let now = 0;

/** @param {number} count */
export function celebrate(count) {
  if (count <= 8) throwUp(owner, "collectionCompleted");
  else burst(owner, { duration: 2000, collections: [], particles: particles(count) });
}

/** @param {number} count */
function particles(count) {
  const thrown = [];
  while (thrown.length < count) {
    now += 10_000;
    thrown.push(...design.answer("collectionCompleted", now).burst?.particles ?? []);
  }
  return thrown.slice(0, count);
}

export const isOver = () => document.querySelector(".nod-burst") === null;
