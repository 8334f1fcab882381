// Rehearsing: performs scores, such as those of design.js, anywhere. Loaded by tools that show answers, never by apps:
// a part that both scripts shared would be loaded by every page. See README.md.

import { sounds } from "./codes.js";
import { shared, synthesize } from "./engine.js";

export { burst } from "./performers/layer.js";
export { vibrate } from "./performers/haptics.js";
export { draw } from "./performers/motion.js";
export { play } from "./performers/sound.js";

/** The samples of a sound as they would be heard, to be drawn: −1…1.
 * @param {import("./names.js").Sound} name @param {number} rate samples a second */
export const wave = async (name, rate) => synthesize(await shared(), sounds.indexOf(name), rate);
