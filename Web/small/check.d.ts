export { configure, preferences, Refused, translate, Unreachable } from "../nod.js";
