// Boxes in the top layer over an element, for particles and flashes. They aren't clipped, and don't take hits.

import { dress } from "./layer.style.js";
import { covers, flashing, raise } from "../dom.js";

/** @type {Set<HTMLElement>} */
const open = new Set();

/** Opens a box over an element, until it is closed or the page hides.
 * @param {HTMLElement} owner @param {string} name the class of it, drawn by nod.css
 * @returns {HTMLElement | null} null if it would be invisible */
export function cover(owner, name) {
  const { left, top, width, height } = owner.getBoundingClientRect();
  if (document.hidden || !owner.isConnected || width * height === 0) return null;
  dress();
  const box = document.createElement("div");
  box.className = `nod-layer ${name}`;
  box.setAttribute("aria-hidden", "true");
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(box);
  raise(box);
  open.add(box);
  return box;
}

/** @param {HTMLElement} box */
export function close(box) {
  open.delete(box);
  box.remove();
}

/** @param {HTMLElement} box @param {Animation[]} animations */
export function closeAfter(box, animations) {
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => close(box));
  return animations;
}

export function closeAll() {
  for (const box of open) close(box);
}

document.addEventListener("visibilitychange", () => { if (document.hidden) closeAll(); });
addEventListener("pagehide", closeAll);

/** The origin and colours that the page chose for the next burst.
 * @type {WeakMap<HTMLElement, import("../nod.js").Celebration>} */
export const throws = new WeakMap();

/** @param {HTMLElement} owner @param {import("../wire.js").Burst} burst @param {number} [time] of performance.now(),
 * at which it starts @returns {Animation[]} */
export function burst(owner, { start, duration, particles }, time = performance.now()) {
  const box = cover(owner, "nod-burst");
  if (!box) return [];
  /** @type {import("../nod.js").Celebration} */
  const { origin, colors = [] } = throws.get(owner) ?? {};
  throws.delete(owner);
  for (let place = 0; colors.length > 0 && place < colorCount; place += 1) {
    box.style.setProperty(`--nod-particle-${place + 1}`, colors[place % colors.length]);
  }
  if (origin) aim(box, origin);
  return closeAfter(box, particles.map((particle) => throwUp(particle, start, duration, box, time)));
}

const colorCount = 6;

/** @param {HTMLElement} box @param {{x: number, y: number}} origin shares of the element's size */
function aim({ style }, { x, y }) {
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(parseFloat);
  Object.assign(style, { left: `${left + x * width}px`, top: `${top + y * height}px`, width: "0", height: "0" });
}

/** @param {import("../wire.js").Burst["particles"][number]} particle @param {number} start @param {number} end
 * @param {HTMLElement} box @param {number} time */
function throwUp({ shape, size, place, color, looks }, start, end, box, time) {
  const particle = document.createElement("i");
  particle.className = `nod-particle nod-${shape}`;
  particle.dataset.nodColor = String(color);
  Object.assign(particle.style, { width: `${size}px`, height: `${size}px`, left: `${100 * place}%` });
  box.append(particle);
  const flight = particle.animate({
    // The engine gives the particle's middle.
    transform: looks.map(({ x, y, scale, turn }) => (
      `translate(${x - size / 2}px, ${y - size / 2}px) rotate(${turn}deg) scale(${scale})`)),
    opacity: looks.map(({ opacity }) => opacity),
  }, { delay: start, duration: end - start, fill: "forwards" });
  // On the engine's clock, so that a stalled page doesn't show more particles than the engine counts.
  flight.startTime = time;
  return flight;
}

/** @param {HTMLElement} element @param {import("../wire.js").Track} track @returns {Animation[]} */
export function flash(element, { property, values, duration }) {
  const owner = /** @type {HTMLElement & {[flashing]?: HTMLElement}} */ (element)[flashing] ?? element;
  const box = cover(owner, property === "capturedFlash" ? "nod-flash nod-captured" : "nod-flash");
  if (!box) return [];
  box.style.borderRadius = getComputedStyle(owner).borderRadius;
  goWith(owner, box);
  return closeAfter(box, [box.animate(values.map((opacity) => ({ opacity })), { duration, fill: "both" })]);
}

/** @param {HTMLElement} owner @param {HTMLElement} box */
function goWith(owner, box) {
  const observer = new ResizeObserver(() => {
    if (box.isConnected && owner.checkVisibility()) return;
    observer.disconnect();
    close(box);
  });
  observer.observe(owner);
  observer.observe(box);
}

Object.assign(covers, { burst, closeAll, flash });
