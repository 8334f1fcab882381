import type {
  AnnouncedWords, CelebrationStyle, ChangeCause, Channel, CheckState, FileFigures, FileMoment, HapticKind, HeldReason,
  LoadState, MomentName, PressRole, Profile, Settings, SettingTable, Sound, StoredSettings, ToastAction, ToastKind,
  ToggleWay,
} from "./names.js";

export type { CelebrationStyle, CheckState, LoadState, MomentName, PressRole, StoredSettings };

/** The id of an item or a collection: a number, or a string such as a UUID. If all ids of an app have one type, declare it:
 * `declare module "nod-web" { interface Register { id: number } }`. */
export type ID = Register extends { id: infer Given } ? Given : number | string;
export interface Register {}

/** Sets the folder of `*.wasm`, `messages` and `feedback.schema.json`; by default they are beside the scripts. Call
 * it right after the import, before any `await`. */
export function configure(places: { assets: string | URL }): void;

/** `nod.css` for shadow roots: `root.adoptedStyleSheets = [await styleSheet()]`. */
export function styleSheet(): Promise<CSSStyleSheet>;

/** Resolves when everything has loaded: true with the engine, false if WebAssembly is refused. */
export const ready: Promise<boolean>;

/** Reports a moment. Resolves after its animations. */
export function moment(name: MomentName, about?: {
  element?: HTMLElement;
  /** The item that the toast acts on. */
  item?: ID;
  /** The item's name in a toast, as text. */
  subject?: string;
  /** The toast's text, in place of the message table's. */
  message?: string;
  /** Adds Retry to a `failed` toast, Undo to a `succeeded` or `warned` one; both fire `nod-toast-action`. */
  action?: ToastAction;
  /** The button that caused it, or `null`; by default the running one, or `element` if it has acted. */
  cause?: HTMLElement | null;
  /** `false` if it was announced already, as when a new row flashes after its form did. */
  announce?: boolean;
}): Promise<void>;
export interface Celebration {
  /** `collectionCompleted` by default. */
  style?: CelebrationStyle;
  /** The burst's origin in the element, 0…1 of its size; by default its middle. */
  origin?: { x: number; y: number };
  /** CSS colours of the particles, in turn. */
  colors?: string[];
}
/** Celebrates over the element, in the top layer. Rejects unknown styles. */
export function celebrate(element: Element, celebration?: CelebrationStyle | Celebration): Promise<void>;
/** Plays a haptic as part of the current click: only the strongest haptic of the click is played. */
export function haptic(kind: HapticKind, intensity?: number): void;

export interface ToastOptions {
  /** Milliseconds, or `Infinity`; by default, and for 0, six seconds, and no limit for an error. */
  duration?: number;
  action?: { label: string; onClick(): void };
  /** Replaces the toast with the same id. */
  id?: string | number;
}
/** Shows a message and returns its id. */
export function toast(text: string, options?: ToastOptions): string | number;
export namespace toast {
  /** Is felt as a success as well. */
  function success(text: string, options?: ToastOptions): string | number;
  /** Is felt, announced at once, and stays until dismissed. */
  function error(text: string, options?: ToastOptions): string | number;
  /** Shows the first text until the promise settles, then one of the others. A response that isn't `ok` is an error whose
   * `reason` has it as `response`. Returns the promise. */
  function promise<Value>(promise: Promise<Value> | (() => Promise<Value>), texts: {
    loading: string;
    success: string | ((value: Value) => string);
    error: string | ((reason: Error & { response?: Response }) => string);
  }, options?: ToastOptions): Promise<Value>;
  /** Dismisses one toast, or all, also those that wait. */
  function dismiss(id?: string | number): void;
}
/** Makes a button answer presses, as `data-nod-press` does. Add `data-nod-saves` if its answer follows a save. */
export function press(element: HTMLElement, role?: PressRole): void;

/** Animates an inserted row. Resolves at its end. */
export function inserted(row: HTMLElement): Promise<void>;
/** Animates a row out. Resolves when it may be removed. */
export function depart(row: HTMLElement): Promise<void>;
/** Resolves when screen readers have noticed the last change. Before you remove an element with the focus, move the
 * focus and await this. */
export function told(): Promise<void>;
/** Animates rows that `change` moves. */
export function moved<T>(elements: Iterable<HTMLElement>, change: () => T): T;
/** Animates the `level` of a bar `[data-nod-progress]` that `change` changes; for a completed collection, the tick
 * fills it. Resolves at the end. */
export function filled(bar: HTMLElement, level: HTMLElement, change: () => void): Promise<void>;
/** Animates a row to where `change` puts it, while neighbours make room. Resolves at the end. */
export function travelled(row: HTMLElement, change: () => void): Promise<void>;

/** `haptic` and `sound` are for completing, `otherHaptics` and `otherSounds` for everything else. */
export interface Preferences extends Settings {
  profile: Profile;
  theme: "system" | "light" | "dark";
}
/** The available settings, with their keys in Apple's apps. */
export const settings: SettingTable;
/** Changes some preferences. */
export function preferences(changes: Partial<Preferences>): void;

/** A feedback file, as `feedback.schema.json` describes it. */
export interface FeedbackFile extends FileFigures {
  $schema?: string;
  format: "nod-feedback";
  /** Times are milliseconds; in version 1 they were seconds. */
  version: 1 | 2;
  name?: string;
  basedOn?: Profile;
  /** Custom taps of haptics, in milliseconds. */
  taps?: Partial<Record<HapticKind, { time: number; duration: number; intensity: number; sharpness: number }[]>>;
  /** Custom figures of sounds; `pitch` is a MIDI number. */
  sounds?: Partial<Record<Sound, {
    notes?: { pitch: number; time: number }[]; duration?: number; gain?: number; timbre?: number;
  }>>;
  moments?: Partial<Record<FileMoment, {
    haptic?: { kind: HapticKind; intensity?: number } | null;
    sound?: ScoreInWords["sound"];
  }>>;
}
export interface FeedbackFileError extends Error {
  readonly name: "FeedbackFileError";
  readonly problems: {
    /** Such as `press.scale.button`; empty for the whole file. */
    path: string;
    reason:
      "broken" | "tooLarge" | "missing" | "unexpected" | "outside" | "notWhole" | "unknownKey" | "tooLong" | "restless";
    found?: string;
    allowed?: string;
    /** The line of a `broken` file. */
    line?: number;
  }[];
}
/** Uses a feedback file; `null` for none. Rejects with a `FeedbackFileError` that lists all problems, or another error
 * if the library's files can't be loaded; then nothing changes. */
export function useFeedback<File extends string | FeedbackFile | null>(
  file: File,
): Promise<File extends null ? null : { name: string | null; basedOn: Profile }>;

/** Plays a moment's haptic and sound at the chosen volume, even if sound is off. */
export function preview(name: MomentName): Promise<void>;
/** Whether the device probably vibrates; if not, hide its setting. */
export function canVibrate(): boolean;
/** Whether the platform plays its own haptics, as on an iPhone; their strength can't be chosen. */
export function hasNativeHaptics(): boolean;
/** Merges everything that `change` toggles or reports into one interaction: one haptic, sound and announcement. */
export function together<T>(change: () => T, element?: HTMLElement): T;

/** Undoes the latest visible toast. Returns whether there was one. */
export function undo(): boolean;

/** Gives touches in `root` that hit no control to the one that was probably meant: press, focus and click. Ignores
 * scrolling, selecting and dismissing; mouse, pen, keys and screen readers aren't affected. Resolves once active;
 * rejects if the engine can't be loaded. */
export function forgive(root: HTMLElement, on?: boolean): Promise<void>;

/** Draws all hit areas, and marks those too small or too near. Resolves when done. */
export function showTargets(on: boolean): Promise<void>;

/** Counts over the latest 500 taps. */
export interface FirstTaps {
  count: number;
  /** Answered at once, and not undone. */
  successes: number;
  /** Second taps that hit what the first one had missed. */
  retries: number;
}
/** Counts first taps, in memory; false stops and discards the counts. */
export function countTaps(on?: boolean): Promise<void>;
export function firstTaps(): Promise<FirstTaps>;

/** Reports whether pending changes can be saved. */
export function online(isReachable: boolean): void;
export interface Wish {
  item: ID;
  completed: boolean;
  saved: boolean;
  /** The pending place, as you passed it; `null` for none. */
  spot: unknown;
  /** Only a move is pending. */
  isMove: boolean;
  key: string;
  subject: string;
}
export function wishes(): Wish[];
export function wishOf(item: ID): Wish | undefined;
export function restoreWishes(list: Omit<Wish, "isMove">[]): void;
/** Moves an open item. A completed one is reopened and moved by `toggle(way, spot)`. */
export function moveTo(item: ID, spot: unknown, subject?: string): void;
/** Shows another user's change, without feedback. */
export function news(item: ID, completed: boolean): void;
/** Reject a save with it if the server can't be reached: the change stays pending. */
export class Unreachable extends Error {}
/** Reject a save with it if the server refused: the toast shows the message. */
export class Refused extends Error {}

/** A text of the message table; before `ready`, words made from its key. */
export function message(key: string, values?: Record<string, unknown>): string;
/** Replaces some texts. The profile `child` prefers `key.simple` to `key`. */
export function translate(texts: Record<string, string>, language: string): void;

export interface Collection { id: ID; open: number; total: number; name?: string }

export interface NodCheck extends HTMLElement {
  item: ID;
  checked: boolean;
  /** True until it is set or tapped. */
  indeterminate: boolean;
  /** Whether completing shows no toast. */
  quiet: boolean;
  /** Sets its error; empty for none. */
  setCustomValidity(text: string): void;
  /** Toggles by another control, or by a swipe of its card. */
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

export type NodEvent<Detail = {}> = CustomEvent<{ item: ID } & Detail>;
export interface ScoreInWords {
  target: ID | null;
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
      respondWith(promise: Promise<boolean | { completed?: ID[]; isCompleted?: boolean } | unknown>): void;
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
      item: ID | undefined;
      subject: string | undefined;
    }>;
    "nod-retry": CustomEvent<{}>;
    "nod-score": CustomEvent<ScoreInWords>;
  }
}
