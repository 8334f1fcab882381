// A feedback file in use: the engine, the profile, the sizes and “Try it” follow it, and go back when it goes.

import { idLimit } from "../codes.js";
import { Engine } from "../engine.js";
import { chosenPreferences, fileProfile } from "../preferences.js";
import { exchange } from "../session.js";
import { surroundings } from "../surroundings.js";
import { DesignedEngine } from "./engine.js";
import { FeedbackFileError, read } from "./file.js";
import { loadDesign } from "./module.js";
import { sizeTargets } from "./sizes.js";
import { loadSchema } from "./wire.js";

/** @typedef {import("./wire.js").FeedbackFile} FeedbackFile @typedef {import("../session.js").Answering} Answering */

/** How often something was wished: the last wish wins. */
let wishes = 0;

/** @param {string | object | null} given @returns {Promise<{name: string | null, basedOn: "standard" | "child"} | null>} */
export async function use(given) {
  const wish = ++wishes;
  const file = given === null ? null : read(given, await loadSchema());
  const design = file && (await designOf(file));
  const words = file && { name: file.name ?? null, basedOn: file.basedOn ?? "standard" };
  if (wish !== wishes) return words;
  await exchange(
    (engine) => answering(engine, design),
    async (fresh) => answering(fresh, file && (await designOf(file))),
  );
  fileProfile(words && words.basedOn);
  sizeTargets(file?.targets ?? {});
  return words;
}

/** What the figures of a file decide together, only the engine knows. @param {FeedbackFile} file */
async function designOf(file) {
  const design = await loadDesign();
  design.use(file);
  const { unrest, tolerance } = design;
  if (unrest <= tolerance) return design;
  throw new FeedbackFileError([{ path: "motion.check", reason: "restless", found: unrest.toFixed(3), allowed: String(tolerance) }]);
}

/** @param {Answering} engine @param {import("./module.js").Design | null} design @returns {Answering} */
function answering(engine, design) {
  const plain = engine instanceof DesignedEngine ? engine.plain : engine;
  // Where there is no engine, there is nothing to be felt either.
  if (!design || !(plain instanceof Engine)) return plain;
  const seed = Math.floor(performance.timeOrigin + performance.now()) % idLimit;
  return new DesignedEngine(plain, design, [["seed", [seed]], ["preferences", chosenPreferences()], ["surroundings", surroundings()]]);
}
