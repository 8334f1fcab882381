// Performs scores anywhere, for tools. Apps never load it.

import { shared, synthesize } from "./engine.js";
import { sounds } from "./vocabulary.js";

export { burst } from "./performers/layer.js";
export { vibrate } from "./performers/haptics.js";
export { draw } from "./performers/motion.js";

/** @type {typeof import("./performers/sound.js").play} */
export const play = async (...given) => (await import("./performers/sound.js")).play(...given);

/** Samples of a sound, −1…1.
 * @param {import("./names.js").Sound} name @param {number} rate samples a second */
export const wave = async (name, rate) => synthesize(await shared(), sounds.indexOf(name), rate);
