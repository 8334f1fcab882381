// Particles over an element: the engine says where each one is, the browser moves it.

import { closeAfter, cover } from "./layer.js";

/** @param {HTMLElement} owner @param {import("../wire.js").Burst} burst @param {number} [time] of performance.now(),
 * at which it starts @returns {Animation[]} */
export function burst(owner, { duration, particles }, time = performance.now()) {
  const box = cover(owner, "nod-burst");
  if (!box) return [];
  return closeAfter(box, particles.map((particle) => throwUp(particle, duration, box, time)));
}

/** @param {import("../wire.js").Burst["particles"][number]} particle @param {number} duration
 * @param {HTMLElement} box @param {number} time */
function throwUp({ shape, size, turn, color, looks }, duration, box, time) {
  const particle = document.createElement("i");
  particle.className = `nod-particle nod-${shape}`;
  particle.dataset.nodColor = String(color);
  Object.assign(particle.style, { width: `${size}px`, height: `${size}px` });
  box.append(particle);
  const flight = particle.animate({
    // Half of itself back: the engine speaks of its middle.
    transform: looks.map(({ x, y, scale }) => (
      `translate(${x - size / 2}px, ${y - size / 2}px) rotate(${turn}deg) scale(${scale})`)),
    opacity: looks.map(({ opacity }) => opacity),
  }, { duration, fill: "both" });
  // By the engine's clock, not from the next frame on: a page that stalls has no more particles in the air than the
  // engine knows of. The next frame may be drawn for an instant before; until its own, a particle is where it is thrown
  // from.
  flight.startTime = time;
  return flight;
}
