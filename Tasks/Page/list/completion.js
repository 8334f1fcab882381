// A completion's feedback in a line, for the list and for the landing page.

/** @param {import("/nod/nod.js").ScoreInWords} score
 * @param {{haptic: (kind: string) => string, felt: string, sound: (kind: string) => string, silent: string}} words
 * @returns {{fragment: string, line: string} | undefined} the fragment of Studio's address, and the line */
export function completion({ moments, haptic, sound, durations }, words) {
  const moment = ["collectionCompleted", "itemCompleted", "completed"].find((name) => moments.includes(name));
  if (!moment) return;
  const parts = [haptic ? words.haptic(haptic) : words.felt, sound ? words.sound(sound) : words.silent];
  return { fragment: `#v=1&moment=${moment}`, line: [...parts, `${Math.round(Math.max(...durations))}\u00A0ms`].join(" · ") };
}
