// Previews a moment's haptic and sound, for settings.

import { vibrate } from "./performers/haptics.js";
import { play } from "./performers/sound.js";
import { audiblePreferences } from "./preferences.js";
import { another, figuresInUse } from "./session.js";
import { surroundings } from "./surroundings.js";

/** Plays them even if sound is off. A separate engine answers: nothing was completed, so no toast is shown.
 * @param {import("./names.js").MomentName} name */
export async function preview(name) {
  const engine = await another();
  if (!engine) return;
  const now = performance.now();
  const figures = figuresInUse();
  if (figures) engine.handle({ event: "tuned", figures }, now);
  engine.handle({ event: "surroundings", ...surroundings() }, now);
  engine.handle({ event: "preferences", settings: audiblePreferences() }, now);
  for (const answer of engine.handle({ event: "happened", moment: name, target: 0 }, now)) {
    if (answer.effect !== "perform") continue;
    const { score } = answer;
    if (score.haptic) vibrate(score.haptic);
    if (score.sound) play(score.sound, score.volume);
  }
}
