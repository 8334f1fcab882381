// Performs scores anywhere, for tools. Apps never load it.

export { burst } from "./performers/layer.js";
export { vibrate } from "./performers/haptics.js";
export { draw } from "./performers/motion.js";
export { play } from "./performers/sound.js";
