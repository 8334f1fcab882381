// Writes Web/small/scores.js, the answers of the engine in Web/nod.wasm for the small player. Run by `make scores`.

import { readFileSync } from "node:fs";
import { Engine } from "../Web/engine.js";
import { haptics, momentCodes, roles, settings as choices } from "../Web/vocabulary.js";

const module = new WebAssembly.Module(readFileSync("Web/nod.wasm"));
const standards = Object.fromEntries(Object.entries(choices).map(([name, { standard }]) => [name, standard]));
const phone = {
  reducesMotion: false, isDark: false, canVibrate: true, canSound: true, isHidden: false, isOffline: false,
  isSmall: false, hasNativeHaptics: false,
};

function answers(events, { settings = {}, world = {} } = {}) {
  const engine = new Engine(new WebAssembly.Instance(module).exports);
  engine.handle({ event: "surroundings", ...phone, ...world }, 0);
  engine.handle({ event: "preferences", settings: { ...standards, ...settings } }, 0);
  const effects = events.flatMap((event, index) => engine.handle(event, 1 + index * 1000));
  return effects.filter(({ effect }) => effect === "perform").map(({ score }) => score);
}

/** To three decimals: finer steps are invisible. */
const rounded = (value) => Math.round(value * 1000) / 1000;

/** The values at evenly spaced times, between which lines run as Web Animations draws them. */
const sampled = (values, count) => Array.from({ length: count }, (_, index) => {
  const at = index * (values.length - 1) / (count - 1);
  const before = Math.min(Math.floor(at), values.length - 2);
  return values[before] + (values[before + 1] - values[before]) * (at - before);
});

/** The fewest values that stay within a fraction of the range, an invisible error. */
function fewest(values, share, least = 2) {
  const off = (Math.max(...values) - Math.min(...values)) * share;
  for (let count = least; count < values.length; count += 1) {
    const back = sampled(sampled(values, count), values.length);
    if (back.every((value, at) => Math.abs(value - values[at]) <= off)) return count;
  }
  return values.length;
}

/** Rounds to a hundredth of the range, or a thousandth: finer steps are invisible. */
function track({ property, duration, values }) {
  const range = Math.max(...values) - Math.min(...values);
  const step = 10 ** Math.min(3, Math.max(0, Math.ceil(-Math.log10(range / 100))));
  const few = sampled(values, fewest(values, 0.01));
  return { property, duration: Math.round(duration), values: few.map((value) => Math.round(value * step) / step) };
}

/** The weights of two curves in a third; of the first alone if they are too similar. */
function weights([first, second], curve) {
  const dot = (one, other) => one.reduce((sum, value, index) => sum + value * other[index], 0);
  const [a, b, c] = [dot(first, first), dot(first, second), dot(second, second)];
  const [x, y] = [dot(first, curve), dot(second, curve)];
  const area = a * c - b * b;
  return area < 1e-6 * a * c ? [x / a, 0] : [(x * c - y * b) / area, (y * a - x * b) / area];
}

/** Splits a burst into shared curves and each particle's share of them. */
function thrown({ duration, start = 0, particles }) {
  const curves = particles.map(({ looks, turn }) => ({
    x: looks.map(({ x }) => x), y: looks.map(({ y }) => y), turn: looks.map((look) => look.turn ?? turn),
    scale: looks.map(({ scale }) => scale), opacity: looks.map(({ opacity }) => opacity),
  }));
  const [{ x, y, scale, opacity }, other] = curves;
  const flight = [x.map((value) => value / x.at(-1)), y, other.y, scale, opacity].map((curve) => curve.map(rounded));
  const count = Math.max(...flight.map((curve) => fewest(curve, 0.01)));
  const taken = particles.map(({ shape, size, place, color }, index) => {
    const { x: across, y: up, turn } = curves[index];
    const [from, to] = [turn[0], turn.at(-1)].map(rounded);
    const one = { shape, size: rounded(size), place, color, x: rounded(across.at(-1)), y: weights([y, other.y], up).map(rounded),
      turn: from, spin: to - from };
    across.forEach((value, at) => {
      const off = [value - one.x * flight[0][at], up[at] - one.y[0] * flight[1][at] - one.y[1] * flight[2][at],
        turn[at] - from - one.spin * at / (across.length - 1), curves[index].scale[at] - flight[3][at],
        curves[index].opacity[at] - flight[4][at]];
      if (off.some((error) => Math.abs(error) > 0.1)) throw new Error(`A particle flies as no other does: ${off}`);
    });
    return one;
  });
  return { flight: flight.map((curve) => sampled(curve, count).map(rounded)), burst: { start, duration, particles: taken } };
}

const flights = [];
/** The visible part of a score. */
function look({ tracks, burst, stay, held }) {
  const channels = held.map(({ channel }) => channel).filter((name) => ["motion", "celebration"].includes(name));
  const seen = { tracks: tracks.map(track), stay, ...(channels.length > 0 && { held: channels }) };
  if (!burst) return seen;
  const { flight, burst: particles } = thrown(burst);
  const text = JSON.stringify(flight);
  if (!flights.includes(text)) flights.push(text);
  return { ...seen, burst: { ...particles, flight: `flight${flights.indexOf(text)}` } };
}

function moment(name) {
  const events = [{ event: "happened", moment: name, target: 5, item: 5, message: 1 }];
  const ask = (settings = {}, world = {}) => answers(events, { settings, world }).at(-1);
  const full = ask();
  const looks = {
    full, subtle: ask({ celebrations: "subtle" }), off: ask({ celebrations: "off" }),
    reduced: ask({}, { reducesMotion: true }), offReduced: ask({ celebrations: "off" }, { reducesMotion: true }),
  };
  const written = Object.fromEntries(Object.entries(looks).map(([key, score]) => [key, look(score)]));
  const fallbacks = { offReduced: "reduced", reduced: "full", off: "subtle", subtle: "full" };
  for (const [key, other] of Object.entries(fallbacks)) {
    if (JSON.stringify(written[key]) === JSON.stringify(written[other])) delete written[key];
  }
  return {
    ...(full.haptic && { haptic: full.haptic.kind }),
    ...(full.haptic && !ask({ haptic: false }).haptic && { isOfCompleting: true }),
    ...(full.announcement && { words: full.announcement.words }),
    ...(full.announcement?.isAssertive && { isAssertive: true }),
    ...(full.toast && { toast: full.toast }),
    ...(full.held.some(({ channel }) => channel === "sound") && { sounds: true }),
    ...written,
  };
}

function press() {
  const events = [{ event: "pressed", target: 5, role: "button" }, { event: "released", target: 5 }];
  const looks = (world) => answers(events, { world }).map(({ tracks }) => tracks.map(track));
  const [light, dark, reduced] = [{}, { isDark: true }, { reducesMotion: true }].map(looks);
  return { light, dark, reduced };
}

const pressed = Object.fromEntries(roles.flatMap((role) => {
  const events = [{ event: "acted", target: 5, role }, { event: "ended", target: 5 }];
  const felt = answers(events).find(({ haptic }) => haptic)?.haptic;
  return felt ? [[`pressed(${role})`, { haptic: felt.kind, intensity: felt.intensity, full: { tracks: [], stay: 0 } }]] : [];
}));
const pattern = (kind, intensity) => answers([{ event: "felt", kind, intensity }])[0].haptic.pattern;
const kinds = Object.fromEntries(haptics.map((kind) => [kind, pattern(kind, 1)]));
const faint = Object.fromEntries(haptics.map((kind) => [kind, pattern(kind, 0)]).filter(([kind, at]) => `${at}` !== `${kinds[kind]}`));
for (const [kind, [none]] of Object.entries(faint)) {
  if (Math.abs(pattern(kind, 0.5)[0] - (none + kinds[kind][0]) / 2) > 0.001) throw new Error("A vibration is not even.");
}
const literal = (value) => JSON.stringify(value).replace(/"(\w+)":/g, "$1:").replace(/"(flight\d)"/, "$1");
const named = Object.keys(momentCodes).map((name) => [name, moment(name)]);

console.log(`// Made by \`make scores\` from the engine: what each moment is answered with, by the standard's figures.

/** @typedef {import("./answers.js").Written} Written */

/** The vibration of each haptic, in milliseconds, on and off in turn.
 * @type {Record<string, number[]>} */
export const haptics = ${literal(kinds)};
/** The same at the least intensity, where it depends on that.
 * @type {Record<string, number[]>} */
export const faint = ${literal(faint)};
/** What the particles of a burst share, evenly spaced in time: the way across, two curves up, size and opacity. */
${flights.map((flight, index) => `const flight${index} = ${flight};`).join("\n")}
/** How a press is seen: held down, and let go. */
export const press = ${literal(press())};
/** The press of a role that is felt, when it acts.
 * @type {Partial<Record<import("../wire.js").Moment, Written>>} */
export const pressed = ${literal(pressed)};
${named.map(([name, written]) => `/** @type {Written} */\nexport const ${name} = ${literal(written)};`).join("\n")}`);
