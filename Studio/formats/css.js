// A moment's tracks as plain CSS: a class per element with all its animations in one list, with an easing per track
// from its lowest to its highest value.

const scale = (/** @type {string} */ value) => `scale: ${value}`;
/** Writes a value of a property.
 * @type {Record<string, (value: string) => string>} */
const looks = {
  scale,
  pulse: scale,
  disc: scale,
  badge: scale,
  progress: (value) => `scale: ${value} 1`,
  tick: (value) => `stroke-dashoffset: calc(1.2px * (1 - ${value}))`,
  strike: (value) => `background-size: calc(${value} * 100%) .0625em`,
  slide: (value) => `translate: ${value}px`,
  sink: (value) => `translate: 0 ${value}px`,
  shift: (value) => `translate: calc(${value} * var(--way-x, 0px)) calc(${value} * var(--way-y, 0px))`,
  room: (value) => `margin-block-end: calc((${value} - 1) * var(--room, 0px))`,
};
const opacity = (/** @type {string} */ value) => `opacity: ${value}`;

/** The element that a property animates, if it isn't the answering one.
 * @type {Record<string, string>} */
const parts = {
  disc: "disc", tick: "tick", strike: "title", mark: "mark", badge: "badge", progress: "bar",
  brightness: "shade", successFlash: "flash", capturedFlash: "flash",
};
/** Requirements of each element.
 * @type {Record<string, string>} */
const needs = {
  disc: "the filled circle", tick: "a path with pathLength='1' and stroke-dasharray: 1.1 2",
  title: "a title with background: linear-gradient(currentColor 0 100%) no-repeat 0 58%", mark: "the filled check",
  badge: "the collection's mark", bar: "the level of a bar, with transform-origin: left",
  shade: "an empty overlay: position: absolute; inset: 0; border-radius: inherit; pointer-events: none; opacity: 0; background: black",
  flash: "an empty overlay: position: absolute; inset: 0; border-radius: inherit; pointer-events: none; opacity: 0; background: #526419",
};
/** Requirements of a property.
 * @type {Record<string, string>} */
const notes = {
  pulse: "grows by at most 16px to each side in Nod: give a wide element a smaller scale",
  slide: "towards the end of the line: the other way where it is read from right to left",
  shift: "--way-x and --way-y: from where it is to where it was",
  room: "--room: its height and the gap to the next",
};

/** @typedef {{at: number, moment: string, on?: string, score: {tracks: Track[]}}} Answered */

/** @param {Answered[]} taps each moment once @param {Answered[]} reduced the same under Reduce Motion */
export function css(taps, reduced) {
  const names = taps.map(({ moment }) => moment).join(", ");
  const calm = classes(reduced, "-calm");
  const still = [...classes(taps, "").keys()].filter((name) => !calm.has(name)).map((name) => `  .${name} { animation: none; }`);
  return [
    `/* ${names}: add each class to its element when it happens, and take it off before the next time. */`,
    ...rules(taps, ""),
    "@media (prefers-reduced-motion: reduce) {",
    ...still, ...rules(reduced, "-calm").flatMap((rule) => rule.split("\n")).map((line) => line && `  ${line}`),
    "}", "",
  ].join("\n");
}

/** @param {Answered[]} taps @param {string} ending
 * @returns {Map<string, {name: string, at: number, track: Track}[]>} */
function classes(taps, ending) {
  const found = new Map();
  for (const { moment, at, score: { tracks } } of taps) {
    for (const track of tracks) {
      const part = parts[track.property];
      const name = part ? `${moment}-${part}` : moment;
      const list = found.get(name) ?? [];
      found.set(name, [...list, { name: `${moment}-${track.property}${ending}`, at, track }]);
    }
  }
  return found;
}

/** @param {Answered[]} taps @param {string} ending */
const rules = (taps, ending) => [...classes(taps, ending)].map(([name, list]) => {
  const said = [needs[name.split("-")[1]], ...list.map(({ track }) => notes[track.property])].filter(Boolean);
  const animations = list.map(({ name: own, at, track }) => (
    `${own} ${number(track.duration)}ms ${easing(track.values)}${at > 0 ? ` ${number(at)}ms` : ""} both`));
  return [
    ...(said.length > 0 ? [`/* ${said.join("; ")} */`] : []),
    ...list.map(({ name: own, track }) => keyframes(own, track)),
    `.${name} {`, `  animation: ${animations.join(",\n    ")};`, "}", "",
  ].join("\n");
});

/** @param {string} name @param {Track} track */
function keyframes(name, { property, values }) {
  const look = looks[property] ?? opacity;
  const ends = [Math.min(...values), Math.max(...values)];
  // The overlay of a press is black or white: only its opacity counts.
  const [from, to] = property === "brightness" ? ends.map(Math.abs) : ends;
  return `@keyframes ${name} { from { ${look(number(from))} } to { ${look(number(to))} } }`;
}

/** @param {number[]} values */
function easing(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const shares = values.map((value) => number((value - low) / (high - low || 1)));
  return `linear(${(shares.length > 1 ? shares : [...shares, ...shares]).join(", ")})`;
}

/** Rounds to hundred-thousandths, an invisible difference.
 * @param {number} value */
const number = (value) => String(Math.round(value * 1e5) / 1e5);
