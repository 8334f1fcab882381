import { spring } from "popmotion/animations/generators/spring";

/** @param {{stiffness: number, damping: number}} figures @param {number} distance */
export function sampler({ stiffness, damping }, distance) {
  const generator = spring({ from: 0, to: distance, stiffness, damping, mass: 1, restSpeed: 0, restDelta: 0 });
  return (/** @type {number} */ time) => generator.next(time).value;
}
