// The library's answers. Where its module can't be loaded, plain checkboxes and plain messages stand in, so that the rest of
// the page need not know.

/** @type {typeof import("./plain.js")} */
const library = await import("/nod/nod.js").catch((error) => {
  console.warn("Tasks: the library could not be loaded.", error);
  return import("./plain.js");
});

export const {
  Unreachable, ready, moment, inserted, depart, preferences, online, wishes, restoreWishes, news,
} = library;
