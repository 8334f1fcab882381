// Performing what scores hold, for tools that show answers. The documentation is README.md.

import type { Burst, Haptic, Track } from "./design.js";
import type { ScoreInWords } from "./nod.js";

/**
 * Draws a track; `way` is how far a `shift` has come and `room` what a row leaves, in px. What it gives can be paused,
 * set to a time or cancelled.
 */
export function draw(
  track: Track, place: { element: HTMLElement; way?: { x: number; y: number }; room?: number },
): Animation[];
export function burst(owner: HTMLElement, burst: Burst): Animation[];
export function vibrate(haptic: Pick<Haptic, "pattern">): void;
/** Plays a sound at a volume of 0…1; browsers allow it after a gesture. */
export function play(sound: NonNullable<ScoreInWords["sound"]>, volume: number): Promise<void>;
/** The samples of a sound, −1…1, at so many a second. */
export function wave(sound: NonNullable<ScoreInWords["sound"]>, rate: number): Promise<Float32Array>;
