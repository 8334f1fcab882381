// Feedback files for tools. See README.md.

import type { Sound, TrackProperty } from "./names.js";
import type { FeedbackFile, MomentName, ScoreInWords } from "./nod.js";

export interface Track { property: TrackProperty; duration: number; values: number[] }
export interface Look { x: number; y: number; scale: number; opacity: number; turn: number }
export interface Burst {
  /** Milliseconds from the start of the score to the particles' start and end. */
  start: number;
  duration: number;
  /** `place`: 0…1 along the width of the element. */
  particles: { shape: "circle" | "roundedRectangle"; size: number; place: number; color: number; looks: Look[] }[];
}
export interface Haptic { kind: NonNullable<ScoreInWords["haptic"]>; intensity: number; pattern: number[] }
/** One answer. Times are milliseconds. */
export interface Score {
  moments: string[];
  haptic: Haptic | null;
  sound: ScoreInWords["sound"];
  volume: number;
  announcement: { words: NonNullable<ScoreInWords["announcement"]>; isAssertive: boolean } | null;
  toast: ScoreInWords["toast"];
  stay: number;
  held: ScoreInWords["held"];
  tracks: Track[];
  burst: Burst | null;
  /** The collections that it completes. */
  collections: number[];
}
/** A haptic for motors that play intensity and sharpness. */
export interface HapticPattern {
  events: { time: number; duration: number; intensity: number; sharpness: number }[];
  /** While the intensity falls to half. */
  fade: { start: number; end: number } | null;
}
export type Schema = Record<string, any>;

/** Reads a file; the engine still has to check its `unrest`. Throws a `FeedbackFileError`. */
export function readFile(file: string | FeedbackFile, schema: Schema): FeedbackFile;
/** A separate engine that answers moments by a file, or by the standard. */
export function loadDesign(): Promise<Design>;
/** Equals `useFeedback` of nod.js. */
export function use(
  file: string | FeedbackFile | null,
): Promise<{ name: string | null; basedOn: "standard" | "child" } | null>;

export interface Design {
  /** The check's distance from rest when its time is over, and the allowed distance. */
  readonly unrest: number;
  readonly tolerance: number;
  /** The values in use, by `x-figure` of the schema. */
  readonly figures: number[];
  /** Starts over with a valid file, or with the standard. */
  use(file: FeedbackFile | null): void;
  /** Starts over with some settings changed. */
  set(settings: Partial<{
    reducesMotion: boolean; isDark: boolean; haptic: boolean; sound: boolean; volume: number;
    celebrations: "off" | "subtle" | "full"; seed: number;
  }>): void;
  /** Answers a moment as a separate interaction; a press goes down and includes the haptic of its action. */
  answer(
    moment: MomentName | "pressed" | "pressedIcon" | "pressedCard" | "pressedPrimary" | "pressedCritical", now: number,
  ): Score;
  /** Releases the last press. */
  release(now: number): Score;
  /** Returns a haptic of an answer for motors that play intensity and sharpness. */
  touch(haptic: Haptic): HapticPattern;
  /** Samples of a sound, −1…1, at `rate` a second. */
  samples(sound: Sound, rate: number): Float32Array;
  /** Figures of a sound that the file changes, for `play` of rehearsal.js. */
  soundFigures(sound: Sound): number[] | undefined;
}
