// What is loaded for touches once somebody asks: in a bundle one file, since its parts share most of what they need.

export { show } from "./target-areas.js";
export { countTaps, firstTaps } from "./taps.js";
export { forgiveIn, unforgive } from "./forgiving.js";
