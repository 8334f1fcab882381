// The controls of the settings that are not settings: keys, hit areas and the inspector. This device alone knows of
// them.

import { moment } from "/nod/nod.js";
import { inspect, targetsShown, toggleTargets } from "../inspector/look.js";
import { shortcutsAreOn, useShortcuts } from "../surfaces/shortcuts.js";
import { find } from "../surfaces/find.js";

export class DeviceControls {
  #targets = find("#show-targets", document, HTMLInputElement);
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
    find("#open-inspector").addEventListener("click", () => {
      sheet.close();
      inspect();
    });
  }

  draw() {
    this.#targets.checked = targetsShown();
    this.#shortcuts.checked = shortcutsAreOn();
  }
}
