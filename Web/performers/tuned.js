/** What a feedback file changes: milliseconds on and off of haptics by kind, and figures of sounds by name. */
export const tuned = {
  haptics: /** @type {Record<string, number[]>} */ ({}),
  sounds: /** @type {Record<string, number[]>} */ ({}),
};
