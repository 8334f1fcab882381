// Each track as an easing of plain CSS: from its lowest to its highest value, along linear(), as long as it lasts.

/** @typedef {import("/nod/effects.js").Track} Track */

/** How a value of a property is written. @type {Record<string, (value: string) => string>} */
const looks = {
  scale: (value) => `scale: ${value}`,
  slide: (value) => `translate: calc(${value} * 100%)`,
  // What is left of the way that something has come: --way-x and --way-y are lengths.
  shift: (value) => `translate: calc(${value} * var(--way-x, 0px)) calc(${value} * var(--way-y, 0px))`,
};
const opacity = (/** @type {string} */ value) => `opacity: ${value}`;

/** @param {Track[]} tracks @param {string} moment */
export const css = (tracks, moment) => tracks.map((track) => one(track, `${moment}-${track.property}`)).join("\n");

/** @param {Track} track @param {string} name */
function one({ property, values, duration }, name) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const look = looks[property] ?? opacity;
  const shares = values.map((value) => number((value - low) / (high - low || 1)));
  const [from, to] = property === "brightness" ? [Math.abs(low), Math.abs(high)] : [low, high];
  return [
    `@keyframes ${name} { from { ${look(number(from))} } to { ${look(number(to))} } }`,
    `.${name} { animation: ${name} ${number(duration)}ms ${easing(shares)} both; }`, "",
  ].join("\n");
}

/** @param {string[]} shares */
const easing = (shares) => `linear(${(shares.length > 1 ? shares : [...shares, ...shares]).join(", ")})`;

/** A hundred-thousandth is seen by nobody. @param {number} value */
const number = (value) => String(Math.round(value * 1e5) / 1e5);
