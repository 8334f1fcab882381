// Starts the small player for all entries of the page, unless the full library is there.

import { share } from "../copies.js";
import { loadWords } from "../messages.js";
import { report, start } from "../session.js";
import { reportSurroundings, stillEverything } from "../surroundings.js";
import { Player } from "./player.js";
import { ToastQueue } from "./toast-queue.js";
import { words } from "./words.js";

/** @typedef {Parameters<typeof start>[0]} CarryOut
 * @typedef {{scores: {}, Engine: typeof Player, carryOut: CarryOut}} Entry */

const wanted = share("small", { entry: /** @type {Entry | null} */ (null) });

/** @param {Partial<Entry> & Pick<Entry, "carryOut" | "scores">} entry */
export function startSmall({ Engine = Player, carryOut, scores }) {
  const before = wanted.entry;
  const player = before && Engine === Player ? before : { Engine, carryOut };
  const entry = wanted.entry = { ...player, scores: { ...before?.scores, ...scores } };
  start(entry.carryOut, reportSurroundings, loadWords(words), async () => (
    new entry.Engine(entry.scores, new ToastQueue())));
}

const chosen = share("chosen", /** @type {import("../nod.js").Preferences} */ ({}));

/** @type {typeof import("../nod.js").preferences} */
export function preferences(changes) {
  Object.assign(chosen, changes);
  report({ event: "preferences", settings: { ...chosen } });
  if (changes.motion === "reduced") stillEverything();
}
