// Performs scores on any element, for tools. Apps never load it.

export { burst } from "./performers/layer.js";
export { vibrate } from "./performers/haptics.js";
export { draw } from "./performers/motion.js";

/** @type {typeof import("./performers/sound.js").play} */
export const play = async (...given) => (await import("./performers/sound.js")).play(...given);
