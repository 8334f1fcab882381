// Measures hit areas by hit testing.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Area
 * @typedef {{control: HTMLElement, area: Area, isSmall: boolean, gap: number, isNear: boolean}} Measure */

export const interactive = [
  "a[href]", "button", "input", "select", "textarea", "summary", "[data-nod-press]",
  "[contenteditable=''], [contenteditable=true]",
  ...[
    "button", "link", "checkbox", "switch", "radio", "tab", "option", "menuitem", "menuitemcheckbox", "menuitemradio",
    "slider"
  ]
    .map((role) => `[role=${role}]`),
].join();

export const touchable = `${interactive}, nod-check`;

/** Pixels; layout has fractions. */
const tolerance = 0.5;

/** The document and all open shadow roots.
 * @param {Document | ShadowRoot} root @returns {(Document | ShadowRoot)[]} */
export const roots = (root = document) =>
  [root, ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))];

/** Measures every visible control, in stacking order.
 * @param {(Document | ShadowRoot)[]} places @returns {Measure[]} */
export function measures(places) {
  const all = /** @type {HTMLElement[]} */ (places.flatMap((root) => [...root.querySelectorAll(interactive)]));
  const controls = new Set(all);
  const root = getComputedStyle(document.documentElement);
  const least = (/** @type {string} */ name) => parseFloat(root.getPropertyValue(`--nod-least-${name}`));
  const found = all.filter((control) => isReachable(control, controls)).map((control) => {
    const area = areaOf(control, controls);
    const { nodPress = "" } = control.dataset;
    const side = least(["primary", "critical"].includes(nodPress) ? nodPress : "target");
    const isSmall = Math.min(area.right - area.left, area.bottom - area.top) < side - tolerance;
    return { control, area, isSmall, gap: Infinity, isNear: false };
  });
  tellGaps(found, least("spacing"));
  // Smaller ones last: of two that overlap, the smaller one is hit.
  return found.sort((one, other) => sizeOf(other.area) - sizeOf(one.area));
}

/** @param {Area} area */
const sizeOf = ({ left, top, right, bottom }) => (right - left) * (bottom - top);

/** @param {Measure[]} found @param {number} spacing */
function tellGaps(found, spacing) {
  for (const [index, one] of found.entries()) {
    for (const other of found.slice(index + 1)) {
      const gap = gapBetween(one.area, other.area);
      if (gap >= spacing - tolerance || holds(one.control, other.control) || holds(other.control, one.control)) {
        continue;
      }
      for (const measure of [one, other]) Object.assign(measure, { isNear: true, gap: Math.min(measure.gap, gap) });
    }
  }
}

/** @param {Area} one @param {Area} other */
function gapBetween(one, other) {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const along = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, along);
}

/** @param {HTMLElement} control @param {Set<HTMLElement>} controls */
function isReachable(control, controls) {
  const box = control.getClientRects()[0];
  if (!box || control.matches(":disabled") || !control.checkVisibility({ visibilityProperty: true })) return false;
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ end) =>
    (Math.max(0, from) + Math.min(to, end)) / 2;
  const hit = hitAt(middle(box.left, box.right, clientWidth), middle(box.top, box.bottom, clientHeight));
  return hit !== null && (holds(control, hit) || controlOf(hit, controls) === control);
}

/** A control's box, extended by labels and pseudo-elements.
 * @param {HTMLElement} control @param {Set<HTMLElement>} controls @returns {Area} */
function areaOf(control, controls) {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const isHit = (/** @type {number} */ atX, /** @type {number} */ atY) =>
    controlOf(hitAt(atX, atY), controls) === control;
  // Chromium's hit test between two pixels finds the elements of both.
  const before = reach((far) => isHit(Math.floor(left) - far, y));
  const after = reach((far) => isHit(Math.ceil(right) + far - 1, y));
  const above = reach((far) => isHit(x, Math.floor(top) - far));
  const below = reach((far) => isHit(x, Math.ceil(bottom) + far - 1));
  const { clientWidth, clientHeight } = document.documentElement;
  // A side outside the window is assumed to equal the opposite one.
  return {
    left: left - (left < 0 ? after : before), right: right + (right > clientWidth ? before : after),
    top: top - (top < 0 ? below : above), bottom: bottom + (bottom > clientHeight ? above : below),
  };
}

/** How many pixels beyond an edge are hit, by bisection.
 * @param {(far: number) => boolean} isHit */
function reach(isHit) {
  let inside = 0, outside = 1;
  while (isHit(outside)) [inside, outside] = [outside, outside * 2];
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (isHit(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** @param {number} x @param {number} y @returns {Element | null} */
function hitAt(x, y) {
  /** @type {Element | null} */
  let hit = null;
  let root = /** @type {Document | ShadowRoot | null} */ (document);
  while (root) {
    const inner = root.elementFromPoint(x, y);
    // A shadow root without a hit returns its host.
    if (!inner || inner === hit) break;
    hit = inner;
    root = inner.shadowRoot;
  }
  return hit;
}

/** The control of an element, or of the label around it.
 * @param {Element | null} hit @param {Set<Element>} controls @returns {Element | null} */
function controlOf(hit, controls) {
  for (let element = hit; element; element = parentOf(element)) {
    const used = element instanceof HTMLLabelElement ? element.control : element;
    if (used && controls.has(used)) return used;
    const inner = used?.localName === "nod-check" ? used.shadowRoot?.querySelector("input") : null;
    if (inner && controls.has(inner)) return inner;
  }
  return null;
}

/** @param {Element} element @param {Element} other */
function holds(element, other) {
  for (let around = /** @type {Element | null} */ (other); around; around = parentOf(around)) {
    if (around === element) return true;
  }
  return false;
}

/** The parent, across shadow roots.
 * @param {Element} element @returns {Element | null} */
const parentOf = (element) => element.parentElement ?? /** @type {ShadowRoot} */ (element.getRootNode()).host ?? null;
