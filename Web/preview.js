// “Try it” in settings: plays a moment's haptic and sound.

import { momentCodes } from "./codes.js";
import { loadEngine } from "./engine.js";
import { vibrate } from "./performers/haptics.js";
import { play } from "./performers/sound.js";
import { audiblePreferences } from "./preferences.js";
import { figuresInUse } from "./session.js";
import { surroundings } from "./surroundings.js";
import { instantiate } from "./wasm.js";

/** Plays the chosen haptic and sound, even while sound is off. An engine of its own answers, because nothing was
 * completed: the page's own shows no toast and announces nothing.
 * @param {keyof typeof momentCodes} name */
export async function preview(name) {
  const engine = await loadEngine(instantiate);
  if (!engine) return;
  const now = performance.now();
  const figures = figuresInUse();
  if (figures) engine.handle("tuned", now, ...figures);
  engine.handle("surroundings", now, ...surroundings());
  engine.handle("preferences", now, ...audiblePreferences());
  for (const effect of engine.handle("happened", now, momentCodes[name], 1)) {
    if (effect.kind !== "perform") continue;
    const { score } = effect;
    if (score.haptic) vibrate(score.haptic);
    if (score.sound) play(score.sound, score.volume);
  }
}
