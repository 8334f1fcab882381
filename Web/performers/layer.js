// Boxes in the top layer, over an element: nothing clips them, nothing hides behind them, and they never take a hit.
// Particles and flashes are drawn there: the engine says where each is, the browser moves it.

/** @type {Set<HTMLElement>} */
const open = new Set();

/** A box over an element, until `close` is called or the page hides.
 * @param {HTMLElement} owner @param {string} name the class of it, drawn by nod.css
 * @returns {HTMLElement | null} null when nobody could see it */
export function cover(owner, name) {
  const { left, top, width, height } = owner.getBoundingClientRect();
  if (document.hidden || !owner.isConnected || width * height === 0) return null;
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

/** Takes a box away when what is animated in it is over, cancelled or interrupted.
 * @param {HTMLElement} box @param {Animation[]} animations */
export function closeAfter(box, animations) {
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => close(box));
  return animations;
}

export function closeAll() {
  for (const box of open) close(box);
}

/** Puts an element above everything else; without popovers it is fixed by its style.
 * @param {HTMLElement} element */
export function raise(element) {
  if (!("showPopover" in element)) return;
  element.popover = "manual";
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}

/** The modal dialog in front of all else: it has the focus, or came last.
 * @returns {HTMLDialogElement | null} */
export function frontModal() {
  const modals = /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll("dialog:modal")]).reverse();
  return modals.find((modal) => modal.contains(document.activeElement)) ?? modals[0] ?? null;
}

document.addEventListener("visibilitychange", () => { if (document.hidden) closeAll(); });
addEventListener("pagehide", closeAll);

/** @param {HTMLElement} owner @param {import("../wire.js").Burst} burst @param {number} [time] of performance.now(),
 * at which it starts @returns {Animation[]} */
export function burst(owner, { start, duration, particles }, time = performance.now()) {
  const box = cover(owner, "nod-burst");
  if (!box) return [];
  return closeAfter(box, particles.map((particle) => throwUp(particle, start, duration, box, time)));
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
    // Half of itself back: the engine speaks of its middle.
    transform: looks.map(({ x, y, scale, turn }) => (
      `translate(${x - size / 2}px, ${y - size / 2}px) rotate(${turn}deg) scale(${scale})`)),
    opacity: looks.map(({ opacity }) => opacity),
  }, { delay: start, duration: end - start, fill: "forwards" });
  // By the engine's clock, not from the next frame on: a page that stalls has no more particles in the air than the
  // engine knows of.
  flight.startTime = time;
  return flight;
}

/** An element may name what flashes in its place: `[flashing]`. */
export const flashing = Symbol("flashing");

/** @param {HTMLElement} element @param {import("../wire.js").Track} track @returns {Animation[]} */
export function flash(element, { property, values, duration }) {
  const owner = /** @type {HTMLElement & {[flashing]?: HTMLElement}} */ (element)[flashing] ?? element;
  const box = cover(owner, property === "capturedFlash" ? "nod-flash nod-captured" : "nod-flash");
  if (!box) return [];
  box.style.borderRadius = getComputedStyle(owner).borderRadius;
  goWith(owner, box);
  return closeAfter(box, [box.animate(values.map((opacity) => ({ opacity })), { duration, fill: "both" })]);
}

/** Removes the flash when its owner is hidden, as with a dialog that closes.
 * @param {HTMLElement} owner @param {HTMLElement} box */
function goWith(owner, box) {
  const observer = new ResizeObserver(() => {
    if (box.isConnected && owner.checkVisibility()) return;
    observer.disconnect();
    close(box);
  });
  observer.observe(owner);
  observer.observe(box);
}
