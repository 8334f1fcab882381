// “Try it” in settings: plays a moment's haptic and sound.

import { vibrate } from "./performers/haptics.js";
import { play } from "./performers/sound.js";
import { audiblePreferences } from "./preferences.js";
import { another, figuresInUse } from "./session.js";
import { surroundings } from "./surroundings.js";

/** Plays the chosen haptic and sound, even while sound is off. An engine of its own answers, because nothing was
 * completed: the page's own shows no toast and announces nothing.
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
