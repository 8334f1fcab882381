// Shared by celebrations and haptics: settings, and one haptic per task.

import { library } from "../copies.js";
import { canVibrate, hasNativeHaptics, vibrate } from "../performers/haptics.js";
import { Answers, hapticOf, isStronger, kinds } from "./answers.js";

/** @typedef {import("../wire.js").Haptic} Haptic @typedef {import("../names.js").HapticKind} Kind */

/** @param {import("../names.js").Settings} changes */
export function preferences(changes) {
  Object.assign(answers.settings, changes);
  if (library.chosen) Object.assign(library.chosen, changes);
}

export const answers = new Answers({});
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Updates the surroundings, and preferences set elsewhere on the page. */
export const look = () => Object.assign(answers.settings, library.chosen) && Object.assign(answers.world, {
  reducesMotion: reducedMotion.matches, canVibrate: canVibrate(), hasNativeHaptics: hasNativeHaptics(),
  isHidden: document.hidden,
});

/** @type {Haptic | null} */
let strongest = null;

/** Plays the strongest haptic of the task at its end.
 * @param {Haptic} haptic */
export function feel(haptic) {
  if (!strongest) setTimeout(play);
  if (isStronger(haptic, strongest)) strongest = haptic;
}

function play() {
  if (strongest) vibrate(strongest);
  strongest = null;
}

/** @param {Kind} kind @param {number} [intensity] 0…1 */
export function haptic(kind, intensity = 1) {
  if (!kinds.includes(kind)) throw new TypeError(`Nod: there is no haptic “${kind}”.`);
  const { session, press } = library;
  if (session) return session.report({ event: "felt", kind, intensity, cause: press?.causeOf() });
  look();
  const score = answers.answer(null, 0);
  answers.feel(hapticOf(kind, intensity), score);
  if (score.haptic) feel(score.haptic);
}
