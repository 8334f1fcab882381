// Nod in the browser: what a page may use. See README.md.

import { load } from "./assets.js";
import { share } from "./copies.js";
import { instantiate, loadEngine } from "./engine.js";
import { reportSurroundings } from "./surroundings.js";
import { loadWords } from "./messages.js";
import { carryOut, playBy } from "./perform.js";
import "./performers/layer.js";
import { play } from "./performers/sound.js";
import { prepareFirst, start } from "./session.js";
import "./elements/check.js";
import "./elements/status.js";
import "./elements/toasts.js";

export { configure } from "./assets.js";
export { message, translate } from "./messages.js";
export { celebrate, haptic, moment } from "./moments.js";
export { settings } from "./vocabulary.js";
export { preferences } from "./preferences.js";
export { preview } from "./preview.js";
export { press } from "./press.js";
export { told } from "./performers/announce.js";
export { canVibrate, hasNativeHaptics } from "./performers/haptics.js";
export { depart, filled, inserted, moved, travelled } from "./rows.js";
export { together } from "./press.js";
export { Refused, Unreachable } from "./saving.js";
export { online } from "./surroundings.js";
export { toast } from "./toast.js";
export { undo } from "./toasts.js";
export { moveTo, news, restoreWishes, wishes, wishOf } from "./saving.js";

/** @type {Promise<CSSStyleSheet> | undefined} */
let sheet;

/** `nod.css` for shadow roots, where a page's own does nothing: rows' titles are struck through, buttons are shaded.
 * @returns {Promise<CSSStyleSheet>} for `adoptedStyleSheets` */
export const styleSheet = () => (sheet ??= load("nod.css").then(async (file) => (
  new CSSStyleSheet().replace(await file.text())
)));

/** The module for touches, once it was wanted.
 * @type {Promise<typeof import("./touches.js")> | undefined} */
let touches;
const loadTouches = () => (touches ??= import("./touches.js"));

/** Draws what can be hit over the page, and what of it is too small or too near.
 * @param {boolean} on */
export async function showTargets(on) {
  const loaded = await (on ? loadTouches() : touches);
  loaded?.show(on);
}

/** Counts first taps from now on, or ends that and forgets them.
 * @param {boolean} [on] */
export async function countTaps(on = true) {
  const loaded = await (on ? loadTouches() : touches);
  await loaded?.countTaps(on);
}

/** How many first taps there were while they were counted, and how many were answered for good.
 * @returns {Promise<import("./nod.js").FirstTaps>} */
export async function firstTaps() { return (await touches)?.firstTaps() ?? { count: 0, successes: 0, retries: 0 }; }

/** Gives touches beside controls to the one that is meant, in an element or no more. What it needs is loaded first.
 * @param {HTMLElement} root @param {boolean} [on] */
export async function forgive(root, on = true) {
  const loaded = await (on ? loadTouches() : touches);
  await (on ? loaded?.forgiveIn(root) : loaded?.unforgive(root));
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

/** Loads the player that needs no engine. Tries again every few seconds, and as soon as the network is back.
 * @returns {Promise<typeof import("./small/whole.js")>} */
const importPlayer = () => import("./small/whole.js").catch(async () => {
  await new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, retryAfter);
  });
  return importPlayer();
});
const retryAfter = 3000; // milliseconds
const loadPlayer = () => importPlayer().then(({ player }) => player());

share("full", true);
playBy((...sound) => void play(...sound));
let hasEngine = false;
/** Whether there is an engine; without it the small player answers. */
export const ready = start(carryOut, reportSurroundings, loadWords(), async (which = "own") => {
  const engine = which === "fallback" ? null : await loadEngine(which === "own" ? undefined : instantiate);
  if (which === "own") hasEngine = engine !== null;
  return engine ?? loadPlayer();
}, true).then(() => hasEngine);
