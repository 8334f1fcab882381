// Controls in the settings' sheet that the server doesn't store: keys, hit areas, taps and the inspector.

import { moment } from "/nod/nod.js";
import { inspect, areTargetsShown, toggleTargets } from "../inspector/look.js";
import { areTapsKept, keepTaps } from "../inspector/taps.js";
import { areShortcutsOn, useShortcuts } from "../surfaces/shortcuts.js";
import { find } from "../surfaces/find.js";

export class DeviceControls {
  #targets = find("#show-targets", document, HTMLInputElement);
  #taps = find("#keep-taps", document, HTMLInputElement);
  #shortcuts = find("#use-shortcuts", document, HTMLInputElement);

  /** @param {HTMLDialogElement} sheet */
  constructor(sheet) {
    this.#targets.addEventListener("change", () => {
      toggleTargets();
      moment("toggled", { element: this.#targets });
    });
    this.#shortcuts.addEventListener("change", () => {
      useShortcuts(this.#shortcuts.checked);
      moment("toggled", { element: this.#shortcuts });
    });
    this.#taps.addEventListener("change", () => {
      keepTaps(this.#taps.checked);
      moment("toggled", { element: this.#taps });
    });
    find("#open-inspector").addEventListener("click", () => {
      sheet.close();
      inspect();
    });
  }

  draw() {
    this.#targets.checked = areTargetsShown();
    this.#taps.checked = areTapsKept();
    this.#shortcuts.checked = areShortcutsOn();
  }
}
