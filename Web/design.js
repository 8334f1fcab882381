// Feedback files: a script of its own, loaded on first use. Pages call it by `useFeedback` of nod.js; the rest is for
// tools. See README.md.

export { read as readFile } from "./design/file.js";
export { loadDesign } from "./design/module.js";
export { use } from "./design/use.js";
