// Answers by feedback files, for tools. The documentation is README.md.

import type { TrackProperty } from "./names.js";
import type { FeedbackFile, MomentName, ScoreInWords } from "./nod.js";

export interface Track { property: TrackProperty; duration: number; values: number[] }
export interface Look { x: number; y: number; scale: number; opacity: number; turn: number }
export interface Burst {
  /** When its particles leave, and when they are gone. */
  start: number;
  duration: number;
  /** `place`: 0…1 along the width of what they leave. */
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
  /** Those that are complete by it. */
  collections: number[];
}
/** A haptic as a fine motor plays it. */
export interface HapticPattern {
  events: { time: number; duration: number; intensity: number; sharpness: number }[];
  curves: { parameter: "intensity" | "sharpness"; points: { time: number; value: number }[] }[];
}
/** `feedback.schema.json`, parsed. */
export type Schema = Record<string, any>;

/** A file that is valid but for what only the engine knows: ask it for its `unrest`. Throws a `FeedbackFileError`. */
export function readFile(file: string | FeedbackFile, schema: Schema): FeedbackFile;
/** A fresh engine that answers moments by a file, else by the standard. */
export function loadDesign(): Promise<Design>;
/** Does the same as `useFeedback` of nod.js. */
export function use(
  file: string | FeedbackFile | null,
): Promise<{ name: string | null; basedOn: "standard" | "child" } | null>;

export interface Design {
  /** How far from rest the check still is when it has to be there; and how far it may be. */
  readonly unrest: number;
  readonly tolerance: number;
  /** Every figure that holds, by its `x-figure` of the schema. */
  readonly figures: number[];
  /** Starts over with a file that was read, or with the standard. */
  use(file: FeedbackFile | null): void;
  /** Starts over with other settings; what is left out stays. */
  set(settings: Partial<{
    reducesMotion: boolean; isDark: boolean; haptic: boolean; sound: boolean; volume: number;
    celebrations: "off" | "subtle" | "full"; seed: number;
  }>): void;
  /** A moment as an interaction of its own; a press goes down, with what it feels like when it acts. */
  answer(
    moment: MomentName | "pressed" | "pressedIcon" | "pressedCard" | "pressedPrimary" | "pressedCritical", now: number,
  ): Score;
  /** Lets what was pressed come up. */
  release(now: number): Score;
  touch(haptic: Pick<Haptic, "kind" | "intensity">): HapticPattern;
}
