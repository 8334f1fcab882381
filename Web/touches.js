// What is loaded for touches once somebody asks: in a bundle one file, since its parts share most of what they need.

export { measure } from "./target-misses.js";
export { show } from "./target-areas.js";
export { forget, judged, record } from "./taps.js";
export { forgiveIn, unforgive } from "./forgiving.js";
