// The library's answers. Where its module can't be loaded, plain checkboxes stand in, and where there is no engine, plain
// messages do, so that the rest of the page need not know and a deletion can be undone everywhere.

import { tell } from "./notices.js";

/** @type {typeof import("/nod/nod.js") | typeof import("./plain.js")} */
const library = await import("/nod/nod.js").catch((error) => {
  console.warn("Tasks: the library could not be loaded.", error);
  return import("./plain.js");
});

export const {
  Unreachable, ready, inserted, moved, travelled, depart, preferences, preview, canVibrate, showTargets, together, undo, online, wishes, restoreWishes, news, useFeedback,
} = library;

let hasEngine = true;
ready.then((isThere) => { hasEngine = isThere; });

/** @type {typeof import("/nod/nod.js").moment} */
export function moment(name, about) {
  if (!hasEngine) tell(name, about);
  return library.moment(name, about);
}
