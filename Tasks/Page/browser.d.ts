// Features of browsers that TypeScript 4.8, Debian's, doesn't know yet.

interface Array<T> {
  findLast(isWanted: (value: T) => boolean): T | undefined;
  toReversed(): T[];
}

interface Navigator {
  readonly userActivation?: { hasBeenActive: boolean };
  readonly audioSession?: { type: string };
}

interface ElementInternals {
  readonly states?: Set<string>;
}

interface MapConstructor {
  groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]>;
}

// The page mostly queries HTML elements; for others it names the type.

interface ParentNode {
  querySelector<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  querySelector<Kind extends Element = HTMLElement>(selectors: string): Kind | null;
  querySelectorAll<Name extends keyof HTMLElementTagNameMap>(selectors: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  querySelectorAll<Kind extends Element = HTMLElement>(selectors: string): NodeListOf<Kind>;
}

interface Element {
  closest<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  closest(selectors: string): HTMLElement | null;
  checkVisibility(options?: { opacityProperty?: boolean; visibilityProperty?: boolean }): boolean;
  ariaPressed: string | null;
}

interface HTMLElement {
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
}

interface HTMLButtonElement {
  popoverTargetElement: Element | null;
}

interface ToggleEvent extends Event {
  newState: "open" | "closed";
}

// Types of a service worker, whose own library conflicts with the document's.

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
}

declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };

// Custom events of the library and the page.

type Telling =
  | `nod-${string}` | "keys-freed" | "saved" | "refused" | "waits" | "counts" | "task" | "collection" | "settings";

interface GlobalEventHandlersEventMap {
  [event: `nod-${string}`]: CustomEvent;
  "keys-freed": CustomEvent<boolean>;
}
interface EventTarget {
  addEventListener(type: Telling, listener: (event: CustomEvent) => void, options?: AddEventListenerOptions): void;
}
interface HTMLElementEventMap { toggle: ToggleEvent }
declare function addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
declare function addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
