import { share } from "./copies.js";
import { useSimpleWords } from "./messages.js";
import { report } from "./session.js";
import { setTheme, stillEverything, systemReducesMotion } from "./surroundings.js";
import { profiles, settings } from "./vocabulary.js";
import { unknown, warn } from "./warnings.js";

/** @typedef {import("./nod.js").Preferences} Preferences */

export const standardSettings = /** @type {import("./names.js").Settings} */ (/** @type {unknown} */ (
  Object.fromEntries(Object.entries(settings).map(([name, { standard }]) => [name, standard]))
));

/** @type {Preferences} */
const chosen = share("chosen", /** @type {Preferences} */ ({}));
// A small entry may have set some.
Object.assign(chosen, { ...standardSettings, profile: "standard", theme: "system" }, { ...chosen });

/** @type {Record<string, readonly unknown[] & readonly string[]>} */
const choices = {
  celebrations: settings.celebrations.names ?? [], motion: settings.motion.names ?? [], profile: profiles,
  theme: ["system", "light", "dark"],
};

/** The profile of the feedback file in use.
 * @type {Preferences["profile"] | null} */
let filed = null;
/** The profile last reported to the engine.
 * @type {Preferences["profile"] | null} */
let held = chosen.profile;

export const reducesMotion = () => chosen.motion === "reduced" || systemReducesMotion();

export const isHeard = () => chosen.sound || chosen.otherSounds;

export const audiblePreferences = () => ({ ...chosen, sound: true, otherSounds: true });

/** @param {Partial<Preferences>} changes */
export function preferences(changes) {
  const before = { ...chosen };
  for (const [name, value] of Object.entries(changes)) {
    const values = choices[name];
    if (!(name in chosen)) warn(unknown("preference", name, Object.keys(chosen)));
    else if (values && value !== undefined && !values.includes(value)) warn(unknown(name, String(value), values));
    else if (value !== undefined) Object.assign(chosen, { [name]: value });
  }
  const { motion, theme } = chosen;
  report({ event: "preferences", settings: { ...chosen } });
  if (motion === "reduced" && before.motion !== motion) stillEverything();
  holdProfile();
  setTheme(theme);
}

/** Sets the feedback file's profile, which overrides the chosen one; null for none.
 * @param {Preferences["profile"] | null} profile */
export function fileProfile(profile) {
  filed = profile;
  // The file's figures include a profile, which the engine now uses.
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
