// Swiping and dragging: what a page may use, beside nod.js. See README.md.

export { drag } from "./gestures/drag.js";
export { swipe } from "./gestures/swipe.js";
