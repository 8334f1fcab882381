// nod-web/celebrate: celebrations without the engine.

import { library } from "../copies.js";
import { throws } from "../performers/layer.js";
import { covers } from "../dom.js";
import { pulseReach } from "../vocabulary.js";
import { thrower } from "./answers.js";
import { answers, feel, look } from "./feel.js";
import { collectionCompleted, firstCapture, itemCompleted } from "./scores.js";

export { preferences } from "./feel.js";

const celebrations = { collectionCompleted, firstCapture, itemCompleted };
Object.assign(answers.scores, celebrations);
answers.throwUp = thrower();

/** @type {typeof import("../nod.js").celebrate} */
export async function celebrate(element, celebration = {}) {
  const options = typeof celebration === "string" ? { style: celebration } : celebration;
  const { style = "collectionCompleted" } = options;
  if (!(element instanceof Element)) throw new TypeError("Nod: celebrate() needs an element to start from.");
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
    return track.property === "pulse" ? element.animate(frames(), track.duration) : covers.flash?.(element, track) ?? [];
  });
  if (burst) moving.push(...covers.burst?.(element, burst) ?? []);
  if (haptic && session) session.report({ event: "felt", ...haptic, cause: press?.causeOf(element) });
  else if (haptic) feel(haptic);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
