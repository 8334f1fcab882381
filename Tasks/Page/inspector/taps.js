// Which taps are recorded, and by what names: nothing that a person wrote. They are kept on this device only where the
// settings say so, and leave it only in a file that somebody asks for.

import { recordTaps } from "/nod/nod.js";
import { text } from "../words/texts.js";

const remembered = "tasks.taps.kept";
const keepAs = "tasks.taps";
let isOn = read();

export const areTapsKept = () => isOn;

/** @param {boolean} on */
export function keepTaps(on) {
  isOn = on;
  try {
    if (on) localStorage.setItem(remembered, "on");
    else localStorage.removeItem(remembered);
  } catch {
    // No storage: until the page is left.
  }
  startTaps();
}

/** Where nobody can touch, nothing is loaded. Without the module nothing is recorded, and everything else works. */
export function startTaps() {
  if (!matchMedia("(any-pointer: coarse)").matches) return;
  recordTaps({ surface, name, ...(isOn ? { keepAs } : {}) }).catch((error) => console.warn("Tasks:", error));
}

/** What is open, or what is below it. */
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

function read() {
  try {
    return localStorage.getItem(remembered) === "on";
  } catch {
    return false;
  }
}
