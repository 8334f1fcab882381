// The library's swipe. Where it can't be loaded, cards stay where they are: everything it does has a button.

const library = await import("/nod/gestures.js").catch((error) => {
  console.warn("Tasks: gestures could not be loaded.", error);
  return { swipe: () => {} };
});

/** @type {(card: HTMLElement, options: {commit: () => void, isEnabled?: () => boolean, moves?: HTMLElement}) => void} */
export const { swipe } = library;
