// The interface of nod-web/celebrate. The documentation is README.md.

export { celebrate, preferences } from "../nod.js";
