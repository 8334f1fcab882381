// Which taps are recorded, and by what names: nothing that a person wrote. They are kept on this device only where the
// settings say so, and leave it only in a file that somebody asks for.

import { recordTaps } from "/nod/nod.js";
import { Remembered } from "../offline/storage.js";
import { text } from "../words/texts.js";

const keepAs = "tasks.taps";
const kept = new Remembered("tasks.taps.kept", false);

export const areTapsKept = () => kept.isOn;

/** @param {boolean} on */
export function keepTaps(on) {
  kept.set(on);
  startTaps();
}

/** Where nobody can touch, nothing is loaded. Without the module nothing is recorded, and everything else works. */
export function startTaps() {
  if (!matchMedia("(any-pointer: coarse)").matches) return;
  recordTaps({ surface, name, ...(kept.isOn ? { keepAs } : {}) }).catch((error) => console.warn("Tasks:", error));
}

/** The sheet that is open, or what is below it. */
function surface() {
  const sheet = document.querySelector("dialog[open]");
  return sheet ? sheet.id || "picker" : document.querySelector("[data-name]")?.getAttribute("data-name") ?? "";
}

const kinds = {
  ".row-check": "taps.check", ".row-body": "taps.body", ".row-delete": "taps.delete", "li :not(nav *)": "taps.item",
};

/** @param {HTMLElement} control */
function name(control) {
  const kind = Object.entries(kinds).find(([selector]) => control.matches(selector));
  return kind ? text(kind[1]) : "";
}
