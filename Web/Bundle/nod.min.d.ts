// The flat file: nod.js and gestures.js in one.

export * from "./nod.js";
export * from "./gestures.js";
