// What a page may use of gestures. The documentation is README.md.

/**
 * A card can be swiped from its leading edge. The page styles `[data-nod-swipe="following|armed|returning"]` and reads `--nod-swipe`, 0…1.
 * Without WebAssembly nothing happens.
 */
export function swipe(card: HTMLElement, options: {
  /** It was swiped far enough, and returns to its place meanwhile. */
  commit: () => void;
  /** Asked when a finger comes down. */
  isEnabled?: () => boolean;
  /** What follows the finger, inside of the card; else the card. */
  moves?: HTMLElement;
}): void;
