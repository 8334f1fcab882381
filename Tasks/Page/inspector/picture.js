// Where taps landed around one control, about as large as it is. Shapes tell them apart where colours don't.

/** @typedef {import("/nod/nod.js").FirstTap} FirstTap */

const space = "http://www.w3.org/2000/svg";
/** Millimetres around all of it. */
const margin = 2;
/** `rem` to a millimetre: about as large as it is. */
const millimeter = 0.4;

/** Nothing where no control is known.
 * @param {FirstTap[]} taps @param {string} label */
export function picture(taps, label) {
  const seen = taps.filter(({ dx }) => dx !== undefined);
  if (seen.length === 0) return [];
  const longest = (/** @type {"width" | "height"} */ side) => Math.max(...seen.map((tap) => tap[side] ?? 0));
  const [width, height] = [longest("width"), longest("height")];
  const farthest = (/** @type {"dx" | "dy"} */ way) => Math.max(...seen.map((tap) => Math.abs(tap[way] ?? 0)));
  const [across, along] = [Math.max(width / 2, farthest("dx")) + margin, Math.max(height / 2, farthest("dy")) + margin];
  const drawing = svg("svg", {
    viewBox: [-across, -along, 2 * across, 2 * along].join(" "), role: "img", "aria-label": label,
    class: "taps-picture",
  });
  drawing.style.inlineSize = `${2 * across * millimeter}rem`;
  drawing.append(svg("rect", { x: -width / 2, y: -height / 2, width, height }), ...seen.map(mark));
  return [drawing];
}

/** A dot that hit, a cross that missed, a ring that was undone.
 * @param {FirstTap} tap */
function mark({ verdict, isRetry, isUndone, dx = 0, dy = 0 }) {
  if (isUndone) return svg("circle", { class: "taps-undone", cx: dx, cy: dy, r: 0.7 });
  if (verdict === "missed" || (verdict === "again" && !isRetry)) {
    return svg("path", { class: "taps-missed", d: cross(dx, dy) });
  }
  return svg("circle", { class: "taps-hit", cx: dx, cy: dy, r: 0.6 });
}

/** @param {number} x @param {number} y */
const cross = (x, y) => `M${x - 0.6} ${y - 0.6}l1.2 1.2m0-1.2l-1.2 1.2`;

/** @param {string} name @param {Record<string, string | number>} attributes */
function svg(name, attributes) {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
