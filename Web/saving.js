// Saves: the page makes the request, the engine hears how it went.

import { contentOf, emit, itemOf, spotAt } from "./items.js";
import { report } from "./session.js";
import { online } from "./surroundings.js";
import { numberOf } from "./toast-texts.js";

/** The server could not be reached: what was wished waits. */
export class Unreachable extends Error {
  name = "Unreachable";
}

/** The server said no; the message is what the toast says. */
export class Refused extends Error {
  name = "Refused";
}

/** A request that the engine wants made now.
 * @param {import("./wire.js").EffectOf<"send">} request */
export function save({ item, isCompleted: completed, attempt, spot: number, isMove }) {
  const spot = spotAt(number);
  const key = itemOf(item).key(attempt, contentOf(completed, spot, isMove));
  /** @type {Promise<unknown> | undefined} */
  let answer;
  const respondWith = (/** @type {unknown} */ promise) => { answer = Promise.resolve(promise); };
  emit(item, "nod-save", { completed, spot, isMove, key, respondWith });
  (answer ?? Promise.resolve()).then((result) => saved(item, result), (error) => failed(item, error));
}

/** @param {number} item @param {unknown} result */
function saved(item, result) {
  const answer = typeof result === "boolean" ? { isCompleted: result } : (result ?? {});
  const { completed, isCompleted } = /** @type {{completed?: number[], isCompleted?: boolean}} */ (answer);
  report({ event: "saved", item, completed: Array.isArray(completed) ? completed : null, isCompleted });
}

/** @param {number} item @param {unknown} error */
function failed(item, error) {
  if (!(error instanceof Unreachable)) {
    console.warn("Nod: a save was refused.", error);
    const isSaid = error instanceof Refused;
    const message = isSaid ? numberOf({ text: error.message, moment: "failed" }) : null;
    return report({ event: "refused", item, message });
  }
  report({ event: "unreachable", item });
  online(false);
}
