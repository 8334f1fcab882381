import { doWithout } from "../assets.js";
import { input, Numbers, output, shared } from "../engine.js";

/** @type {import("../engine.js").Exports | null} */
let engine = null;

/** @returns {Promise<boolean>} */
export async function load() {
  try {
    engine ??= await shared();
  } catch (error) {
    doWithout("gestures", error);
  }
  return engine !== null;
}

export const isLoaded = () => engine !== null;

/** The engine's calls, in the order of their numbers. */
const calls = /** @type {const} */ ([
  "swipeBegan", "swipeMoved", "swipeReleased", "swipeCancelled", "dragBegan", "dragMoved", "dragWaited", "dragReleased",
  "dragCancelled", "dragLifted", "dragReturned", "dragScrolled",
]);

/** @param {(typeof calls)[number]} name @param {...(number | boolean)} values */
export function call(name, ...values) {
  if (!engine) throw new Error("Nod: gestures began without an engine.");
  const count = input(engine, [calls.indexOf(name), ...values.map(Number)]);
  return new Numbers(output(engine, engine.nod_gesture(count)));
}
