// Builds elements without a parser, because a page may require trusted types.

const drawing = ["svg", "g", "circle", "path"];

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
export function make(name, attributes = {}, ...children) {
  const space = drawing.includes(name) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
