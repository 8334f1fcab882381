// Writes a track as keyframes from its lowest to its highest value, with a linear() easing.

const scale = (/** @type {string} */ value) => `scale: ${value}`;
/** @type {Record<string, (value: string) => string>} */
const looks = {
  scale,
  pulse: scale,
  disc: scale,
  tick: (value) => `stroke-dashoffset: calc(1.2px * (1 - ${value}))`,
  strike: (value) => `background-size: calc(${value} * 100%) .0625em`,
  slide: (value) => `translate: ${value}px`,
  shift: (value) => `translate: calc(${value} * var(--way-x, 0px)) calc(${value} * var(--way-y, 0px))`,
  room: (value) => `margin-block-end: calc((${value} - 1) * var(--room, 0px))`,
};
/** What an element needs for a property.
 * @type {Record<string, string>} */
const notes = {
  pulse: "/* Nod lets nothing grow by more than 16px to each side; CSS can't know the size: give a wide element a "
    + "smaller scale. */",
  tick: "/* For a path with pathLength='1' and stroke-dasharray: 1.1 2. */",
  strike: "/* For a title with background: linear-gradient(currentColor 0 100%) no-repeat 0 58%. */",
  slide: "/* Towards the end of the line: the other way where it is read from right to left. */",
  shift: "/* --way-x and --way-y: from where it is to where it was. */",
  room: "/* --room: its height and the gap to the next. */",
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
    ...(property in notes ? [notes[property]] : []),
    `@keyframes ${name} { from { ${look(number(from))} } to { ${look(number(to))} } }`,
    `.${name} { animation: ${name} ${number(duration)}ms ${easing(shares)} both; }`, "",
  ].join("\n");
}

/** @param {string[]} shares */
const easing = (shares) => `linear(${(shares.length > 1 ? shares : [...shares, ...shares]).join(", ")})`;

/** @param {number} value */
const number = (value) => String(Math.round(value * 1e5) / 1e5);
