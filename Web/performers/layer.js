// Boxes in the top layer, over an element: nothing clips them, nothing hides behind them, and they never take a hit.

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

document.addEventListener("visibilitychange", () => { if (document.hidden) closeAll(); });
addEventListener("pagehide", closeAll);
