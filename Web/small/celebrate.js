// nod-web/celebrate: celebrations without the engine.

import { library, loaded } from "../copies.js";
import { throws } from "../performers/layer.js";
import { pulseReach } from "../vocabulary.js";
import { limits } from "./answers.js";
import { answers, feel, look } from "./feel.js";
import { collectionCompleted, firstCapture, itemCompleted } from "./scores.js";

export { preferences } from "./feel.js";

const celebrations = { collectionCompleted, firstCapture, itemCompleted };
Object.assign(answers.scores, celebrations);
answers.limits = limits();

/** @type {typeof import("../nod.js").celebrate} */
export async function celebrate(place, celebration = {}) {
  const element = /** @type {HTMLElement} */ (place);
  const options = typeof celebration === "string" ? { style: celebration } : celebration;
  const { style = "collectionCompleted" } = options;
  if (!(place instanceof Element)) throw new TypeError("Nod: celebrate() needs an element to start from.");
  if (!(style in celebrations)) throw new TypeError(`Nod: there is no celebration “${style}”.`);
  throws.set(element, options);
  const { session, press, items } = library;
  const target = items?.targetOf(element) ?? 0;
  if (session && library.full) return session.report({ event: "celebrated", style, target, cause: press?.causeOf(element) });
  look();
  const { tracks, burst, haptic } = answers.answer(style, performance.now());
  const reach = 1 + 2 * pulseReach / Math.max(element.offsetWidth, element.offsetHeight);
  const moving = tracks.flatMap((track) => {
    const frames = () => track.values.map((value) => ({ scale: Math.min(value, reach) }));
    return track.property === "pulse" ? element.animate(frames(), track.duration) : loaded.flash?.(element, track) ?? [];
  });
  if (burst) moving.push(...loaded.burst?.(element, burst) ?? []);
  if (haptic && session) session.report({ event: "felt", ...haptic, cause: press?.causeOf(element) });
  else if (haptic) feel(haptic);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
