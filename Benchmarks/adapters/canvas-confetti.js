// As long as Nod's celebration: 120 ticks are two seconds at 60 frames.

import confetti from "canvas-confetti";

const useWorker = new URLSearchParams(location.search).has("worker");
const fire = confetti.create(undefined, { resize: true, useWorker });
let isDone = true;

/** @param {number} particleCount */
export function celebrate(particleCount) {
  isDone = false;
  fire({ particleCount, ticks: 120 }).then(() => { isDone = true; });
}
export const isOver = () => isDone;
