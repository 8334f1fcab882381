// Applies a feedback file's sizes to the custom properties of nod.css.

const pixelsOfRem = 16;

/** @type {Record<string, (pixels: number) => Record<string, string>>} */
const properties = {
  least: (pixels) => ({ "--nod-target": `${pixels / pixelsOfRem}rem`, "--nod-least-target": `${pixels}px` }),
  primary: (pixels) => ({ "--nod-least-primary": `${pixels}px` }),
  critical: (pixels) => ({ "--nod-least-critical": `${pixels}px` }),
  spacing: (pixels) => ({ "--nod-least-spacing": `${pixels}px` }),
  comfortableSpacing: (pixels) => ({ "--nod-comfortable-spacing": `${pixels}px` }),
};

/** @param {Record<string, number>} targets */
export function sizeTargets(targets) {
  const { style } = document.documentElement;
  for (const name of Object.keys(properties)) {
    for (const [property, value] of Object.entries(properties[name](targets[name]))) {
      if (targets[name] === undefined) style.removeProperty(property);
      else style.setProperty(property, value);
    }
  }
}
