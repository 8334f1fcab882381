// Feedback files, loaded on first use. Pages call `useFeedback` in nod.js; everything else is for tools.

export { read as readFile } from "./design/file.js";
export { loadDesign } from "./design/module.js";
export { use } from "./design/use.js";
