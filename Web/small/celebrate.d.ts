export { celebrate, preferences } from "../nod.js";
