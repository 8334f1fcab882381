// The library's swipe. Where it can't be loaded, cards stay where they are: everything it does has a button.

/** @type {Pick<typeof import("/nod/gestures.js"), "swipe">} */
const library = await import("/nod/gestures.js").catch((error) => {
  console.warn("Tasks: gestures could not be loaded.", error);
  return { swipe: () => () => {} };
});

export const { swipe } = library;
