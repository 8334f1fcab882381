// One chunk for everything about touches, loaded on first use.

export { show } from "./target-areas.js";
export { countTaps, firstTaps } from "./taps.js";
export { forgiveIn, unforgive } from "./forgiving.js";
