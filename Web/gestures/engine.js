import { doWithout } from "../assets.js";
import { Numbers } from "../codes.js";
import { output, shared } from "../engine.js";

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

/** Calls an export and returns its output.
 * @param {`nod_${string}`} name @param {...(number | boolean)} values */
export function call(name, ...values) {
  if (!engine) throw new Error("Nod: gestures began without an engine.");
  return new Numbers(output(engine, engine[name](...values)));
}
