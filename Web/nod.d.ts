// The interface of Nod for pages. The documentation is README.md.

import type {
  AnnouncedWords, CelebrationStyle, ChangeCause, Channel, CheckState, FileFigures, FileMoment, HapticKind, HeldReason,
  LoadState, MomentName, PressRole, Profile, Settings, SettingTable, Sound, StoredSettings, ToastAction, ToastKind,
  ToggleWay,
} from "./names.js";

export type { CelebrationStyle, CheckState, LoadState, MomentName, PressRole, StoredSettings };

/**
 * Says where the files lie that the scripts load: `*.wasm`, `messages` and `feedback.schema.json` of the package.
 * Without it they are looked for beside the scripts. Call it right after the import, before anything is awaited.
 */
export function configure(places: { assets: string | URL }): void;

/** `nod.css` as a style sheet for shadow roots: `root.adoptedStyleSheets = [await styleSheet()]`. */
export function styleSheet(): Promise<CSSStyleSheet>;

/** When everything is loaded: whether there is an engine; false where WebAssembly is refused. */
export const ready: Promise<boolean>;

/** Reports a moment; resolves when its answer no longer moves. */
export function moment(name: MomentName, about?: {
  element?: HTMLElement;
  /** The item it is about, on which its toast acts. */
  item?: number;
  /** Its name in a toast: text, never markup. */
  subject?: string;
  /** The toast's words, in place of those of the message table. */
  message?: string;
  /** A `failed` toast offers Retry, a `succeeded` or `warned` one Undo; taking it fires `nod-toast-action`. */
  action?: ToastAction;
  /** The button that led to it, or `null` for none; without it, what acts now, or the button it is reported at. */
  cause?: HTMLElement | null;
}): Promise<void>;
/** Where and how to celebrate. */
export interface Celebration {
  /** `collectionCompleted` by default. */
  style?: CelebrationStyle;
  /** Where in the element the burst begins, in shares of its size; by default its middle. */
  origin?: { x: number; y: number };
  /** Of the particles, in turn: CSS colours. */
  colors?: string[];
}
/** Celebrates over the element, in the top layer; rejects an unknown style. */
export function celebrate(element: HTMLElement, celebration?: CelebrationStyle | Celebration): Promise<void>;
/** A touch that belongs to the click that is handled now: of all that it asks for, the strongest is felt, once. */
export function haptic(kind: HapticKind, intensity?: number): void;

/** A toast: see `toast`. */
export interface ToastOptions {
  /** Milliseconds, `Infinity` until it is dismissed; by default the engine's six seconds, and of an error as long as it takes. */
  duration?: number;
  /** Its button. */
  action?: { label: string; onClick(): void };
  /** A toast of the same id is replaced by it. */
  id?: string | number;
}
/** Shows a message; returns its id. */
export function toast(text: string, options?: ToastOptions): string | number;
export namespace toast {
  /** It is felt as a success, too. */
  function success(text: string, options?: ToastOptions): string | number;
  /** It is felt and read out at once, and stays until it is dismissed. */
  function error(text: string, options?: ToastOptions): string | number;
  /** Shows the first text until the promise settles, then one of the others; resolves or rejects as the promise does. */
  function promise<Value>(promise: Promise<Value>, texts: {
    loading: string;
    success: string | ((value: Value) => string);
    error: string | ((reason: unknown) => string);
  }, options?: ToastOptions): Promise<Value>;
  /** One, or all that are in sight. */
  function dismiss(id?: string | number): void;
}
/**
 * Makes a button answer presses; the same as `data-nod-press` on it. One that saves before it answers has
 * `data-nod-saves`, too.
 */
export function press(element: HTMLElement, role?: PressRole): void;

/** A row came; resolves when it stands. */
export function inserted(row: HTMLElement): Promise<void>;
/** A row leaves; resolves when it may be removed. */
export function depart(row: HTMLElement): Promise<void>;
/** Resolves when screen readers know of what has just changed. Pass the focus on, and wait, before you remove where it
 * was. */
export function told(): Promise<void>;
/** Rows change places in `change`, and travel there. */
export function moved<T>(elements: Iterable<HTMLElement>, change: () => T): T;
/** The `level` of a bar `[data-nod-progress]` goes to another end in `change`; resolves when it is there. The tick that
 * completes the collection fills it. */
export function filled(bar: HTMLElement, level: HTMLElement, change: () => void): Promise<void>;
/** A row goes to another place in `change`, and its neighbours make room; resolves when it is there. */
export function travelled(row: HTMLElement, change: () => void): Promise<void>;

/** `haptic` and `sound` are those of completing, `otherHaptics` and `otherSounds` those of everything else. */
export interface Preferences extends Settings {
  profile: Profile;
  theme: "system" | "light" | "dark";
}
/** The choices there are, with the keys under which Apple's apps store them. */
export const settings: SettingTable;
/** Changes what is given and keeps the rest. */
export function preferences(changes: Partial<Preferences>): void;

/** A feedback file: `feedback.schema.json` says what may stand in it. */
export interface FeedbackFile extends FileFigures {
  $schema?: string;
  format: "nod-feedback";
  version: 1;
  name?: string;
  basedOn?: Profile;
  moments?: Partial<Record<FileMoment, {
    haptic?: { kind: HapticKind; intensity?: number } | null;
    sound?: ScoreInWords["sound"];
  }>>;
}
/** Rejects a feedback file. */
export interface FeedbackFileError extends Error {
  readonly name: "FeedbackFileError";
  readonly problems: {
    /** `press.scale.button`; empty for the file as a whole. */
    path: string;
    reason:
      "broken" | "tooLarge" | "missing" | "unexpected" | "outside" | "notWhole" | "unknownKey" | "tooLong" | "restless";
    found?: string;
    allowed?: string;
    /** Where it is `broken`. */
    line?: number;
  }[];
}
/**
 * Answers by a feedback file from now on; by none with `null`. Rejects with a `FeedbackFileError` that names every
 * problem, or another error where what it needs can't be loaded; then nothing has changed.
 */
export function useFeedback<File extends string | FeedbackFile | null>(
  file: File,
): Promise<File extends null ? null : { name: string | null; basedOn: Profile }>;

/** Lets somebody who is choosing feel and hear a moment, at the chosen volume even while sound is off. */
export function preview(name: MomentName): Promise<void>;
/** Whether something vibrates here, as far as a page can know: elsewhere a switch for it would do nothing. */
export function canVibrate(): boolean;
/** Whether touches are the platform's own, as on an iPhone: a tap is felt, and its strength can't be chosen. */
export function hasNativeHaptics(): boolean;
/** Makes one interaction of all that `change` toggles or reports: felt, heard and said once. */
export function together<T>(change: () => T, element?: HTMLElement): T;

/** Does what the latest message in sight offers to undo; whether there was one. */
export function undo(): boolean;

/**
 * Gives touches in `root` that hit no control to the one that is meant, if that is likely and near enough: its press,
 * focus and click, as if it had been hit. What is drawn stands, and what moves, scrolls, selects or dismisses is left
 * alone; so are mouse, pen, keys and screen readers. `on` false ends it. Resolves when it holds; rejects where the
 * engine can't be loaded.
 */
export function forgive(root: HTMLElement, on?: boolean): Promise<void>;

/** Draws what can be hit over the page, and what of it is too small or too near. Resolves when it is drawn, or gone. */
export function showTargets(on: boolean): Promise<void>;

/** Taps of fingers at something, of the latest 500 (Documentation/Research/Touch.md, First taps). */
export interface FirstTaps {
  count: number;
  /** Those that were answered at once, with an answer that was not undone. */
  successes: number;
  /** Second taps that hit what a first one had missed. */
  retries: number;
}
/** Counts first taps from now on; false ends that and forgets them. Nothing is kept on the device. */
export function countTaps(on?: boolean): Promise<void>;
/** What was counted. */
export function firstTaps(): Promise<FirstTaps>;

/** The place where wishes are saved can, or can't, be reached. */
export function online(isReachable: boolean): void;
export interface Wish {
  item: number;
  completed: boolean;
  saved: boolean;
  /** Where it is to stand, in the page's own terms; `null` where its data say it. */
  spot: unknown;
  /** Nothing else is wished. */
  isMove: boolean;
  key: string;
  subject: string;
}
export function wishes(): Wish[];
export function wishOf(item: number): Wish | undefined;
export function restoreWishes(list: Omit<Wish, "isMove">[]): void;
/** A person wants an open item elsewhere; a completed one is reopened there by `toggle(way, spot)`. */
export function moveTo(item: number, spot: unknown, subject?: string): void;
/** Somebody else changed an item. */
export function news(item: number, completed: boolean): void;
/** Rejects a save: the server could not be reached, and the wish waits. */
export class Unreachable extends Error {}
/** Rejects a save: the server said no. The message is what the toast says. */
export class Refused extends Error {}

/** A text of the message table; before `ready`, words made of its key. */
export function message(key: string, values?: Record<string, unknown>): string;
/** Other words; what is missing stays in the page's language. The profile `child` prefers `key.simple` to `key`. */
export function translate(texts: Record<string, string>, language: string): void;

export interface Collection { id: number; open: number; total: number; name?: string }

export interface NodCheck extends HTMLElement {
  item: number;
  checked: boolean;
  /** Neither, until it is set or tapped. */
  indeterminate: boolean;
  /** Its completion brings no toast. */
  quiet: boolean;
  /** What is wrong with it; empty if nothing is. */
  setCustomValidity(text: string): void;
  /** A person completes or reopens it by another control, or by swiping its card. */
  toggle(way?: ToggleWay, spot?: unknown): void;
  collections: Collection[];
  label: string;
  subject: string;
  leaves: boolean;
  disabled: boolean;
  required: boolean;
  name: string;
  value: string;
  readonly type: "checkbox";
  readonly state: CheckState;
  readonly row: HTMLElement;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeListOf<HTMLLabelElement>;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}
export interface NodStatus extends HTMLElement {
  state: LoadState;
  label: string;
}
export interface NodToasts extends HTMLElement {}

export type NodEvent<Detail = {}> = CustomEvent<{ item: number } & Detail>;
export interface ScoreInWords {
  target: number | null;
  moments: string[];
  haptic: HapticKind | null;
  vibration: number[] | null;
  sound: Sound | null;
  volume: number;
  announcement: AnnouncedWords | null;
  isAssertive: boolean;
  tracks: string[];
  durations: number[];
  /** Particles. */
  burst: number;
  toast: ToastKind | null;
  stay: number;
  held: { channel: Channel; reason: HeldReason }[];
}

declare global {
  interface HTMLElementTagNameMap {
    "nod-check": NodCheck;
    "nod-status": NodStatus;
    "nod-toasts": NodToasts;
  }
  interface GlobalEventHandlersEventMap {
    "nod-change": NodEvent<{ completed: boolean; reason: Exclude<ChangeCause, "progress"> }>;
    "nod-save": NodEvent<Pick<Wish, "completed" | "spot" | "isMove" | "key"> & {
      respondWith(promise: Promise<boolean | { completed?: number[]; isCompleted?: boolean } | unknown>): void;
    }>;
    "nod-move": NodEvent<Pick<Wish, "spot">>;
    "nod-leave": NodEvent;
    "nod-left": NodEvent;
    "nod-enter": NodEvent;
    "nod-restore": NodEvent;
    "nod-settled": NodEvent<{ completed: boolean }>;
    "nod-toast-action": CustomEvent<{
      kind: ToastAction;
      moment: string;
      item: number | undefined;
      subject: string | undefined;
    }>;
    "nod-retry": CustomEvent<{}>;
    "nod-score": CustomEvent<ScoreInWords>;
  }
}
