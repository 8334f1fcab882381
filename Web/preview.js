// “Try it” in settings: a moment as it would be felt and heard.

import { momentCodes } from "./codes.js";
import { loadEngine } from "./engine.js";
import { vibrate } from "./performers/haptics.js";
import { play } from "./performers/sound.js";
import { audiblePreferences } from "./preferences.js";
import { figuresInUse } from "./session.js";
import { surroundings } from "./surroundings.js";
import { instantiate } from "./wasm.js";

/** Feels and sounds as chosen, even while sound is off. An engine of its own answers: nothing was completed, so that
 * the page's own knows nothing of it, and no toast or announcement comes.
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
