/** Makes a card swipeable from its leading edge. Style it by `[data-nod-swipe="following|armed|returning|leaving"]`,
 * `[data-nod-back]` for the other direction, and `--nod-swipe`, 0…1. Does nothing without WebAssembly. */
export function swipe(card: HTMLElement, options: Swipe): void;
export interface Swipe {
  /** Called when the swipe commits; the card returns to its place, or leaves. */
  commit: () => void;
  /** Called for the other direction; the card leaves. */
  back?: () => void;
  /** Whether a committed card leaves. It comes back if its check is cleared in time. */
  leaves?: () => boolean;
  /** Called on touch-down. */
  isEnabled?: () => boolean;
  /** The element inside the card that moves; by default the card. */
  moves?: HTMLElement;
}

export interface Point { x: number; y: number }

/** Makes items of a root draggable. Does nothing without WebAssembly. */
export function drag<Target>(root: HTMLElement, options: Drag<Target>): void;
export interface Drag<Target> {
  /** Selects the items. */
  item: string;
  /** Selects the handle inside an item; by default the whole item. */
  handle?: string;
  /** Finds the target at a point and highlights it. */
  place(point: Point, item: HTMLElement): Target | null;
  /** Moves the item in the document at once; the movement is animated. */
  drop(item: HTMLElement, target: Target): void;
  /** Called when the item returns to its place. */
  cancel?(item: HTMLElement): void;
  /** The element that scrolls near its edges; by default the page. */
  edge?: HTMLElement;
}
