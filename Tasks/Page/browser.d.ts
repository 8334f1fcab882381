// Browser features missing in TypeScript 4.8, Debian's version.

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

// Service worker types: the worker library conflicts with the DOM's.

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

type Telling =
  | `nod-${string}` | "saved" | "refused" | "waits" | "counts" | "task" | "collection" | "settings";

interface GlobalEventHandlersEventMap {
  [event: `nod-${string}`]: CustomEvent;
}
interface EventTarget {
  addEventListener(type: Telling, listener: (event: CustomEvent) => void, options?: AddEventListenerOptions): void;
}
interface HTMLElementEventMap { toggle: ToggleEvent }
declare function addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
declare function addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
