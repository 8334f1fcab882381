// Nod in the browser: what a page may use. See README.md.

import { reportSurroundings } from "./surroundings.js";
import { worded } from "./messages.js";
import { carryOut } from "./perform.js";
import { prepareFirst, start } from "./session.js";
import "./elements/check.js";
import "./elements/status.js";
import "./elements/toasts.js";

export { configure } from "./assets.js";
export { message, translate } from "./messages.js";
export { celebrate, moment } from "./moments.js";
export { settings } from "./vocabulary.js";
export { preferences } from "./preferences.js";
export { preview } from "./preview.js";
export { press } from "./press.js";
export { told } from "./performers/announce.js";
export { canVibrate, hasNativeHaptics } from "./performers/haptics.js";
export { depart, inserted, moved, travelled } from "./rows.js";
export { together } from "./action.js";
export { Refused, Unreachable } from "./saving.js";
export { online } from "./surroundings.js";
export { undo } from "./toasts.js";
export { moveTo, news, restoreWishes, wishes, wishOf } from "./wishes.js";

/** The module that draws hit areas, once they were wanted.
 * @type {Promise<typeof import("./target-areas.js")> | undefined} */
let areas;

/** Draws what can be hit over the page, and what of it is too small or too near.
 * @param {boolean} on */
export async function showTargets(on) {
  if (on) areas ??= import("./target-areas.js");
  (await areas)?.show(on);
}

/**
 * Uses a feedback file, or none any more. What it needs is loaded when it is first wanted.
 * @template {string | import("./nod.js").FeedbackFile | null} File
 * @param {File} file its text, or what that says
 * @returns {Promise<File extends null ? null : {name: string | null, basedOn: "standard" | "child"}>} what is in use
 */
export async function useFeedback(file) {
  // Before the first answer it is waited for, so that even that is the file's.
  const used = import("./design.js").then(({ use }) => use(file));
  prepareFirst(used);
  return /** @type {never} */ (await used);
}

/** Whether there is an engine; without it everything goes on without feedback. */
export const ready = start(carryOut, reportSurroundings, worded);
