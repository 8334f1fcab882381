// Starts the small player for all entries of the page, unless the full library is there.

import { share } from "../copies.js";
import { loadWords } from "../messages.js";
import { report, start } from "../session.js";
import { reportSurroundings, stillEverything } from "../surroundings.js";
import { Player } from "./player.js";

/** A check brings its engine, toasts bring their queue.
 * @typedef {{
 *   scores: {}, words: Record<string, string>, carryOut: Parameters<typeof start>[0], Engine?: typeof Player, Toasts?: new () => Player["toasts"],
 * }} Entry */

const wanted = share("small", { entry: /** @type {Entry | null} */ (null) });

/** @param {Entry} own */
export function startSmall(own) {
  const { entry: before } = wanted;
  const scores = { ...before?.scores, ...own.scores };
  const entry = wanted.entry = { ...own, ...before, ...(own.Engine && own), scores };
  const { Engine = Player, Toasts } = entry;
  start(entry.carryOut, reportSurroundings, loadWords(own.words), async () => new Engine(scores, Toasts && new Toasts()));
}

const chosen = share("chosen", /** @type {import("../nod.js").Preferences} */ ({}));

/** @type {typeof import("../nod.js").preferences} */
export function preferences(changes) {
  Object.assign(chosen, changes);
  report({ event: "preferences", settings: { ...chosen } });
  if (changes.motion === "reduced") stillEverything();
}
