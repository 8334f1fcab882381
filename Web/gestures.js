export { drag } from "./gestures/drag.js";
export { swipe } from "./gestures/swipe.js";
