// The library's swipe. Without it cards can't be swiped, but everything it does has a button, too.

/** @type {Pick<typeof import("/nod/gestures.js"), "swipe">} */
const library = await import("/nod/gestures.js").catch((error) => {
  console.warn("Tasks: gestures could not be loaded.", error);
  return { swipe: () => () => {} };
});

export const { swipe } = library;
