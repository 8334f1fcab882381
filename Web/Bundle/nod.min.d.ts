export * from "./nod.js";
export * from "./gestures.js";
