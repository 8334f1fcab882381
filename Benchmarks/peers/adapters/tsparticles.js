// As long as Nod's celebration: 120 ticks are two seconds at 60 frames.

import { confetti } from "@tsparticles/confetti";

/** @type {any} */
let container;

/** @param {number} count */
export async function celebrate(count) {
  container = undefined;
  container = await confetti({ count, ticks: 120 });
}
export const isOver = () => container !== undefined && container.particles.count === 0;
