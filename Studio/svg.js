export { html } from "/surfaces/html.js";

const namespace = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} [children]
 * @returns {SVGElement} */
export function svg(name, attributes = {}, children = []) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

let last = 0;

/** An SVG that stretches to its container.
 * @param {{width: number, height: number, title: string, description: string}} picture
 * @param {Node[]} children */
export function picture({ width, height, title, description }, children) {
  const id = `picture-${++last}`;
  return svg("svg", {
    viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img",
    "aria-labelledby": `${id}-title`, "aria-describedby": `${id}-description`,
  }, [
    svg("title", { id: `${id}-title` }, [title]), svg("desc", { id: `${id}-description` }, [description]), ...children,
  ]);
}

/** @param {[number, number][]} points */
export const line = (points) => points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(" ");

/** A smooth curve through all points (Catmull–Rom).
 * @param {[number, number][]} points */
export function smooth(points) {
  const slopes = points.map((_, index) => {
    const [from, to] = [points[index - 1] ?? points[index], points[index + 1] ?? points[index]];
    return (to[1] - from[1]) / (to[0] - from[0]);
  });
  const pieces = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index];
    const third = (x - fromX) / 3;
    const [from, to] = [fromY + slopes[index] * third, y - slopes[index + 1] * third];
    return `C${line([[fromX + third, from], [x - third, to], [x, y]])}`;
  });
  return `M${line(points.slice(0, 1))}${pieces.join("")}`;
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 100) / 100;

/** @param {string} name a symbol of the page @returns {SVGElement} */
export const icon = (name) =>
  svg("svg", { class: "icon", "aria-hidden": "true" }, [svg("use", { href: `#icon-${name}` })]);
