// Performs scores, for tools. See README.md.

import type { Burst, Haptic, Track } from "./design.js";
import type { ScoreInWords } from "./nod.js";

/** Draws a track; `way` is the distance of a `shift` and `room` what a row takes, in px. Returns animations, which
 * can be paused or cancelled. */
export function draw(
  track: Track, place: { element: HTMLElement; way?: { x: number; y: number }; room?: number },
): Animation[];
export function burst(owner: HTMLElement, burst: Burst): Animation[];
export function vibrate(haptic: Pick<Haptic, "kind" | "pattern">): void;
/** Plays a sound at a volume of 0…1, with a design's `soundFigures`; browsers require a gesture first. */
export function play(sound: NonNullable<ScoreInWords["sound"]>, volume: number, figures?: number[]): Promise<void>;
