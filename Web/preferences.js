// The preferences that the person chose.

import { celebrationLevels, motionPreferences, profiles, standardSettings } from "./codes.js";
import { share } from "./copies.js";
import { useSimpleWords } from "./messages.js";
import { report } from "./session.js";
import { setTheme, stillEverything, systemReducesMotion } from "./surroundings.js";
import { unknown, warn } from "./warnings.js";

/**
 * @typedef {import("./names.js").Settings & {
 *   profile: "standard" | "child", theme: "system" | "light" | "dark",
 * }} Preferences
 */

/** At first those of a new installation.
 * @type {Preferences} */
const chosen = share("chosen", { ...standardSettings, profile: "standard", theme: "system" });

/** What there is to choose, where it isn't a switch or a number.
 * @type {Record<string, readonly unknown[] & readonly string[]>} */
const choices = {
  celebrations: celebrationLevels, motion: motionPreferences, profile: profiles, theme: ["system", "light", "dark"],
};

/** The profile that a feedback file is based on, while there is one.
 * @type {Preferences["profile"] | null} */
let filed = null;
/** The profile that the engine was told.
 * @type {Preferences["profile"] | null} */
let held = chosen.profile;

/** Whether nothing may move by itself. */
export const reducesMotion = () => chosen.motion === "reduced" || systemReducesMotion();

/** Whether something may be heard. */
export const isHeard = () => chosen.sound || chosen.otherSounds;

/** The same, but with sound. */
export const audiblePreferences = () => ({ ...chosen, sound: true, otherSounds: true });

/** Changes some preferences.
 * @param {Partial<Preferences>} changes */
export function preferences(changes) {
  const before = { ...chosen };
  for (const [name, value] of Object.entries(changes)) {
    const values = choices[name];
    if (!(name in chosen)) warn(unknown("preference", name, Object.keys(chosen)));
    else if (values && value !== undefined && !values.includes(value)) warn(unknown(name, String(value), values));
    else if (value !== undefined) Object.assign(chosen, { [name]: value });
  }
  const { sound, motion, theme } = chosen;
  report({ event: "preferences", settings: { ...chosen } });
  if (motion === "reduced" && before.motion !== motion) stillEverything();
  holdProfile();
  setTheme(theme);
}

/** Sets the profile of a feedback file, which overrides the chosen one; without a file the chosen one applies.
 * @param {Preferences["profile"] | null} profile */
export function fileProfile(profile) {
  filed = profile;
  // Its figures have changed the engine's profile.
  held = null;
  holdProfile();
}

function holdProfile() {
  const profile = filed ?? chosen.profile;
  if (!filed && profile !== held) report({ event: "profile", profile });
  held = profile;
  document.documentElement.dataset.nodProfile = profile;
  useSimpleWords(profile === "child");
}
