// Gestures that a page may use. The documentation is README.md.

/**
 * Lets a card be swiped from its leading edge. The page styles `[data-nod-swipe="following|armed|returning|leaving"]`,
 * `[data-nod-back]` for the other direction, and reads `--nod-swipe`, 0…1. Without WebAssembly nothing happens.
 */
export function swipe(card: HTMLElement, options: Swipe): void;
export interface Swipe {
  /** It was swiped far enough, and returns to its place meanwhile, or goes on out of it. */
  commit: () => void;
  /** The same in the other direction. The card goes on out of its place. */
  back?: () => void;
  /** Whether it goes on when it commits, because it will leave. It comes back if its check is cleared in time. */
  leaves?: () => boolean;
  /** Asked when a finger comes down. */
  isEnabled?: () => boolean;
  /** The element inside the card that follows the finger; else the card. */
  moves?: HTMLElement;
}

/** A point of the viewport. */
export interface Point { x: number; y: number }

/** Items of a root can be carried. Without WebAssembly nothing happens. */
export function drag<Target>(root: HTMLElement, options: Drag<Target>): void;
export interface Drag<Target> {
  /** Selects the items that can be carried. */
  item: string;
  /** By what, inside of the item; else by all of it. */
  handle?: string;
  /** Finds the target at a point while something is carried, and shows it. */
  place(point: Point, item: HTMLElement): Target | null;
  /** Moves the item in the document at once; it travels there. */
  drop(item: HTMLElement, target: Target): void;
  /** It goes back where it was. */
  cancel?(item: HTMLElement): void;
  /** The element that scrolls while something is held near its edges; else the page. */
  edge?: HTMLElement;
}
