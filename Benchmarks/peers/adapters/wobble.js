// It has no other way to ask for a moment than the one it uses itself for each frame, four frames on at most.

import { Spring } from "wobble";

/** @param {{stiffness: number, damping: number}} figures @param {number} distance */
export function sampler({ stiffness, damping }, distance) {
  /** @type {any} */
  const spring = new Spring({
    fromValue: 0, toValue: distance, stiffness, damping, mass: 1, allowsOverdamping: true,
    restVelocityThreshold: 0, restDisplacementThreshold: 0,
  });
  spring._reset();
  spring._isAnimating = true;
  spring._currentTime = 0;
  return (/** @type {number} */ time) => {
    spring._advanceSpringToTime(time);
    return spring.currentValue;
  };
}
