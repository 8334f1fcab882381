// The state: everything is drawn from it, stored in links and restored by undo.

import {
  figureAt, figures, format, haptics, moments, profiles, sounds, standardSounds, standardTaps, strength, version,
} from "./figures.js";

/**
 * @typedef {{haptic?: {kind: string, intensity: number} | null, sound?: string | null}} Change
 *   a missing channel stays; null removes it
 * @typedef {import("./figures.js").Item} Item @typedef {import("./figures.js").Sound} Sound
 * @typedef {{
 *   name: string, figures: Record<string, number>, moments: Record<string, Change>, taps: Record<string, Item[]>,
 *   sounds: Record<string, Partial<Sound>>,
 * }} Version what differs from its profile
 * @typedef {"a" | "b"} Letter
 * @typedef {{
 *   moment: string, profile: string, theme: string, reduced: boolean, sound: boolean, taps: number,
 *   seed: number, part: string,
 *   compares: boolean, order: string, edited: Letter, versions: Record<Letter, Version>,
 * }} State
 */

export const themes = ["system", "light", "dark"];
export const parts = ["row", "card", "composer"];
export const orders = ["together", "turns"];
export const letters = /** @type {Letter[]} */ (["a", "b"]);
/** Per second. */
export const mostTaps = 20;
export const mostSeed = 2 ** 31 - 1;

/** @returns {Version} */
export const untouched = () => ({ name: "", figures: {}, moments: {}, taps: {}, sounds: {} });

/** @returns {State} */
export const initial = () => ({
  moment: "completed", profile: profiles[0], theme: themes[0], reduced: false, sound: false, taps: 1, seed: 1,
  part: parts[0],
  compares: false, order: orders[0], edited: "a", versions: { a: untouched(), b: untouched() },
});

/** @param {State} state @param {string} path */
export const standardOf = ({ profile }, path) => figureAt(path).standard[profile];

/** @param {State} state @param {Letter} letter @param {string} path */
export const valueOf = (state, letter, path) => state.versions[letter].figures[path] ?? standardOf(state, path);

/** @param {State} state @param {Letter} letter @param {string} path @param {number} value */
export function setFigure(state, letter, path, value) {
  const { figures } = state.versions[letter];
  if (value === standardOf(state, path)) delete figures[path];
  else figures[path] = value;
}

/** @param {State} state @param {Letter} letter @param {string} kind */
export const tapsOf = (state, letter, kind) => state.versions[letter].taps[kind] ?? standardTaps[kind];

/** @param {State} state @param {Letter} letter @param {string} kind @param {Item[]} items */
export function setTaps(state, letter, kind, items) {
  const { taps } = state.versions[letter];
  if (equal(items, standardTaps[kind])) delete taps[kind];
  else taps[kind] = items;
}

/** @param {State} state @param {Letter} letter @param {string} sound @returns {Sound} */
export const soundOf = (state, letter, sound) => ({ ...standardSounds[sound], ...state.versions[letter].sounds[sound] });

/** @param {State} state @param {Letter} letter @param {string} sound @param {Sound} figures all of them */
export function setSound(state, letter, sound, figures) {
  const { sounds: tuned } = state.versions[letter];
  const own = Object.entries(figures).filter(([key, value]) => !equal(value, standardSounds[sound][/** @type {keyof Sound} */ (key)]));
  if (own.length === 0) delete tuned[sound];
  else tuned[sound] = /** @type {Partial<Sound>} */ (Object.fromEntries(own));
}

/** @param {unknown} one @param {unknown} other */
const equal = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {State} state */
export const answered = ({ moment }) => (moment === "completion" ? "completed" : moment);

/** Sets a channel of the tuned moment; undefined resets it.
 * @param {State} state @param {Letter} letter @param {keyof Change} channel @param {Change[keyof Change]} change */
export function setAnswer(state, letter, channel, change) {
  const { moments } = state.versions[letter];
  const moment = answered(state);
  const changed = { ...moments[moment], [channel]: change };
  if (change === undefined) delete changed[channel];
  if (Object.keys(changed).length === 0) delete moments[moment];
  else moments[moment] = changed;
}

/** @param {Version} version */
export const isTuned = (version) => Object.entries(version).some(
  ([part, values]) => part !== "name" && Object.keys(values).length > 0
);

/** @param {State} state @param {Letter} letter */
export function fileOf(state, letter) {
  const tuned = state.versions[letter];
  /** @type {any} */
  const file = { format, version };
  if (tuned.name) file.name = tuned.name;
  if (state.profile !== profiles[0]) file.basedOn = state.profile;
  for (const { path } of figures) if (path in tuned.figures) place(file, path.split("."), tuned.figures[path]);
  for (const kind of haptics) if (kind in tuned.taps) (file.taps ??= {})[kind] = tuned.taps[kind];
  for (const sound of sounds) if (sound in tuned.sounds) (file.sounds ??= {})[sound] = tuned.sounds[sound];
  for (const name of moments) if (name in tuned.moments) (file.moments ??= {})[name] = answerOf(tuned.moments[name]);
  return file;
}

/** @param {Change} change */
function answerOf({ haptic, sound }) {
  /** @type {Change} */
  const answer = {};
  if (haptic !== undefined) answer.haptic = haptic && { ...haptic };
  if (sound !== undefined) answer.sound = sound;
  return answer;
}

/** @param {any} file @param {string[]} path @param {number} value */
function place(file, [key, ...rest], value) {
  if (rest.length === 0) file[key] = value;
  else place(file[key] ??= {}, rest, value);
}

/** @param {State} state @param {Letter} letter @param {import("/nod/nod.js").FeedbackFile} file */
export function takeFile(state, letter, file) {
  state.profile = file.basedOn ?? profiles[0];
  state.versions[letter] = { ...untouched(), name: file.name ?? "" };
  for (const { path } of figures) {
    const value = path.split(".").reduce((/** @type {any} */ inner, key) => inner?.[key], file);
    if (value !== undefined) setFigure(state, letter, path, value);
  }
  takeAnswers(state, letter, file);
  for (const [name, { haptic, sound }] of Object.entries(file.moments ?? {})) {
    const change = answerOf(
      { haptic: haptic && { kind: haptic.kind, intensity: haptic.intensity ?? strength.default }, sound }
    );
    if (Object.keys(change).length > 0) state.versions[letter].moments[name] = change;
  }
}

/** @param {State} state @param {Letter} letter
 * @param {{taps?: Record<string, Item[]>, sounds?: Record<string, Partial<Sound>>}} file */
export function takeAnswers(state, letter, { taps = {}, sounds: figures = {} }) {
  for (const [kind, items] of Object.entries(taps)) setTaps(state, letter, kind, items);
  for (const sound of Object.keys(figures)) {
    setSound(state, letter, sound, { ...standardSounds[sound], ...figures[sound] });
  }
}

/** Changes the profile, and drops figures that equal it.
 * @param {State} state @param {string} profile */
export function chooseProfile(state, profile) {
  state.profile = profile;
  for (const letter of letters) {
    for (const [path, value] of Object.entries(state.versions[letter].figures)) setFigure(state, letter, path, value);
  }
}
