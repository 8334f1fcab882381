// The interface of nod-web/toasts. The documentation is README.md.

export { configure, preferences, toast, translate } from "../nod.js";
