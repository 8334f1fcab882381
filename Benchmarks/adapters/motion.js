// Never at rest within the samples, otherwise Motion returns the target itself.

import { spring } from "motion-dom/animation/generators/spring";

/** @param {{stiffness: number, damping: number}} figures @param {number} distance */
export function sampler({ stiffness, damping }, distance) {
  const tiny = Number.MIN_VALUE;
  const generator = spring({
    keyframes: [0, distance], type: "spring", stiffness, damping, mass: 1, restSpeed: tiny, restDelta: tiny,
  });
  return (/** @type {number} */ time) => generator.next(time).value;
}
