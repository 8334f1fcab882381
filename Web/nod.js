
import { load, once, styleFile } from "./assets.js";
import { share } from "./copies.js";
import { instantiate, loadEngine } from "./engine.js";
import { reportSurroundings } from "./surroundings.js";
import { loadWords } from "./messages.js";
import { carryOut, playBy } from "./perform.js";
import "./performers/layer.js";
import { over } from "./performers/motion.js";
import { isHeard, preferences as choose } from "./preferences.js";
import { retryLater } from "./retries.js";
import { moved } from "./rows.js";
import { prepareFirst, start } from "./session.js";
import { stage } from "./toasts.js";
import "./elements/check.js";
import "./elements/status.js";
import "./elements/toasts.js";

export { configure } from "./assets.js";
export { message, translate } from "./messages.js";
export { celebrate, haptic, moment } from "./moments.js";
export { settings } from "./vocabulary.js";
export { press, together } from "./press.js";
export { told } from "./performers/announce.js";
export { canVibrate, hasNativeHaptics } from "./performers/haptics.js";
export { depart, filled, inserted, moved, travelled } from "./rows.js";
export { online } from "./retries.js";
export { toast, undo } from "./toasts.js";
export { moveTo, news, Refused, restoreWishes, Unreachable, wishes, wishOf } from "./perform.js";

/** `nod.css` for shadow roots, which the page's style sheet doesn't reach: struck titles, shaded buttons. */
export const styleSheet = once(async () => new CSSStyleSheet().replace(await (await load("nod.css", styleFile)).text()));

const importSound = () => import("./performers/sound.js");
/** @type {typeof import("./nod.js").preferences} */
export const preferences = (changes) => {
  choose(changes);
  if (isHeard()) void importSound();
};
/** @type {typeof import("./nod.js").preview} */
export const preview = async (name) => (await importSound()).preview(name);

/** @type {Promise<typeof import("./touches.js")> | undefined} */
let touches;
/** @param {boolean} isNeeded @returns {typeof touches} */
const touchesIf = (isNeeded) => (isNeeded ? (touches ??= import("./touches.js")) : touches);

/** @param {boolean} on */
export const showTargets = async (on) => (await touchesIf(on))?.show(on);
/** @param {boolean} [on] */
export const countTaps = async (on = true) => (await touchesIf(on))?.countTaps(on);
/** @returns {Promise<import("./nod.js").FirstTaps>} */
export const firstTaps = async () => (await touches)?.firstTaps() ?? { count: 0, successes: 0, retries: 0 };
/** @param {HTMLElement} root @param {boolean} [on] */
export const forgive = async (root, on = true) => (await touchesIf(on))?.[on ? "forgiveIn" : "unforgive"](root);

/** @type {typeof import("./nod.js").useFeedback} */
export const useFeedback = async (file) => {
  // The first answer awaits the file.
  const used = import("./design.js").then(({ use }) => use(file));
  prepareFirst(used);
  return /** @type {never} */ (await used);
};

/** Loads the small player. Retries every few seconds and when the network is back.
 * @returns {Promise<typeof import("./small/plain.js")>} */
const importPlayer = () => import("./small/plain.js").catch(async () => {
  await new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, retryAfter);
  });
  return importPlayer();
});
const retryAfter = 3000; // milliseconds
const loadPlayer = () => importPlayer().then(({ player }) => player());

share("full", true);
if (isHeard()) void importSound();
Object.assign(stage, { moved, over });
playBy((...sound) => void importSound().then(({ play }) => play(...sound)));
let hasEngine = false;
/** Resolves to whether the engine runs; otherwise the small player answers. */
export const ready = start((effects, time) => {
  carryOut(effects, time);
  retryLater(effects);
}, reportSurroundings, loadWords(), async (which = "own") => {
  const engine = which === "fallback" ? null : await loadEngine(which === "own" ? undefined : instantiate);
  if (which === "own") hasEngine = engine !== null;
  return engine ?? loadPlayer();
}, true).then(() => hasEngine);
