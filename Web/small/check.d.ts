// The interface of nod-web/check. The documentation is README.md.

export { configure, preferences, Refused, translate, Unreachable } from "../nod.js";
