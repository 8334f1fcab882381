export { configure, preferences, toast, translate } from "../nod.js";
