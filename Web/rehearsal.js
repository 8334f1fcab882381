// Rehearsing: performing scores where one likes, as those of design.js. Loaded by whoever shows answers, never by an
// app that only gives them; what both scripts held, every page would load. See README.md.

import { sounds } from "./codes.js";
import { shared, synthesize } from "./wasm.js";

export { burst } from "./performers/burst.js";
export { vibrate } from "./performers/haptics.js";
export { draw } from "./performers/motion.js";
export { play } from "./performers/sound.js";

/** The samples of a sound as they would be heard, to be drawn: −1…1.
 * @param {import("./names.js").Sound} name @param {number} rate samples a second */
export const wave = async (name, rate) => synthesize(await shared(), sounds.indexOf(name), rate);
