// What leaves Studio: the edited version as Swift, JSON, AHAP or CSS to be copied, used in the app on this device, or opened from a file.

import { ahap } from "./formats/ahap.js";
import { css } from "./formats/css.js";
import { document as json } from "./formats/json.js";
import { swift } from "./formats/swift.js";
import { fileOf } from "./state.js";
import { text } from "./words.js";

/** @typedef {import("./state.js").State} State */

export const formats = ["swift", "json", "ahap", "css"];

/** The edited version in a format; null where the moment has nothing to say in it. @param {string} format @param {State} state @param {import("./version.js").VersionView} view */
export function written(format, state, { rehearsal }) {
  const { score, patterns: [pattern] } = rehearsal;
  const makers = /** @type {Record<string, () => string | null>} */ ({
    swift: () => swift(state.versions[state.edited], state.profile),
    json: () => json(fileOf(state, state.edited)),
    ahap: () => (pattern ? ahap(pattern, state.moment) : null),
    css: () => (score.tracks.length > 0 ? css(score.tracks, state.moment) : null),
  });
  return makers[format]();
}

/** Whether it is on the clipboard now: where the page may not write there, nothing is. @param {string} words */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/** What a format is for. @param {string} format */
export const noteOf = (format) => text(`studio.format.${format}.note`);
