// Swiping and dragging: what a page may use, beside nod.js. See README.md.

export { swipe } from "./gestures/swipe.js";
