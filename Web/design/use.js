// Applies a feedback file to the engine, the profile, sizes and previews, and resets them when it is removed.

import { fileProfile } from "../preferences.js";
import { tuned } from "../performers/haptics.js";
import { tune } from "../session.js";
import { FeedbackFileError, read } from "./file.js";
import { loadDesign } from "./module.js";
import { loadSchema, pulses, soundFigures, tuning } from "./tuning.js";

/** @typedef {import("./tuning.js").FeedbackFile} FeedbackFile */

/** Counts calls: the last one wins. */
let wishes = 0;

/** Equals `useFeedback` of nod.js.
 * @param {string | FeedbackFile | null} given */
export async function use(given) {
  const wish = ++wishes;
  const schema = given === null ? {} : await loadSchema();
  const file = given === null ? null : read(given, schema);
  if (file) await checkRest(file);
  const words = file && { name: file.name ?? null, basedOn: file.basedOn ?? "standard" };
  if (wish !== wishes) return words;
  tune(tuning(file, schema));
  Object.assign(tuned, { haptics: pulses(file), sounds: soundFigures(file, schema) });
  fileProfile(words && words.basedOn);
  sizeTargets(file?.targets ?? {});
  return words;
}

/** @param {FeedbackFile} file */
async function checkRest(file) {
  const design = await loadDesign();
  design.use(file);
  const { unrest, tolerance } = design;
  if (unrest <= tolerance) return;
  throw new FeedbackFileError(
    [{ path: "motion.check", reason: "restless", found: unrest.toFixed(3), allowed: String(tolerance) }]
  );
}

/** The custom properties of nod.css for each size. */
const properties = {
  least: ["--nod-target", "--nod-least-target"], primary: ["--nod-least-primary"], critical: ["--nod-least-critical"],
  spacing: ["--nod-least-spacing"], comfortableSpacing: ["--nod-comfortable-spacing"],
};
const pixelsOfRem = 16;

/** @param {Record<string, number>} targets */
function sizeTargets(targets) {
  for (const [name, names] of Object.entries(properties)) {
    const size = targets[name];
    for (const property of names) {
      // Checks grow with the text.
      const value = property === "--nod-target" ? `${size / pixelsOfRem}rem` : `${size}px`;
      document.documentElement.style.setProperty(property, size === undefined ? "" : value);
    }
  }
}
