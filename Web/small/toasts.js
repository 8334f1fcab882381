// nod-web/toasts: toasts without the engine.

import "../elements/toasts.js";
import { placesOf } from "../items.js";
import { loaded } from "../copies.js";
import { message, toastText } from "../messages.js";
import { announce } from "../performers/announce.js";
import { vibrate } from "../performers/haptics.js";
import { dismissed, failed, presented, succeeded } from "./scores.js";
import { startSmall } from "./start.js";
import { ToastQueue } from "./toast-queue.js";
import { toasts as words } from "./words.js";

export { configure } from "../assets.js";
export { translate } from "../messages.js";
export { preferences } from "./start.js";
export { toast } from "../toasts.js";

/** @typedef {import("../wire.js").Effect} Effect */

/** @type {Record<string, (value: number) => Keyframe>} */
const looks = { opacity: (opacity) => ({ opacity }), sink: (y) => ({ translate: `0 ${y}px` }) };

/** @type {{[Kind in Effect["effect"]]?: (effect: import("../wire.js").EffectOf<Kind>) => void}} */
const performers = {
  perform({ target, score }) {
    for (const { element } of target === null ? [] : placesOf(target)) {
      for (const { property, values, duration } of score.tracks.filter((track) => looks[track.property])) {
        element.animate(values.map(looks[property]), { duration, fill: "both" });
      }
    }
    if (score.haptic) vibrate(score.haptic);
  },
  announce: ({ words, isAssertive, toast }) => announce(toast ? toastText(toast) : message(words), isAssertive, toast?.id),
};

/** @param {Effect[]} effects */
const carryOut = (effects) => {
  for (const effect of effects) (performers[effect.effect] ?? loaded[effect.effect])?.(/** @type {never} */ (effect));
};

startSmall({ carryOut, Toasts: ToastQueue, scores: { dismissed, failed, presented, succeeded }, words });
