// Controls in the settings' sheet that the server doesn't store: keys, hit areas and the inspector.

import { moment } from "/nod/nod.js";
import { inspect, areTargetsShown, toggleTargets } from "../inspector/look.js";
import { areShortcutsOn, useShortcuts } from "../surfaces/shortcuts.js";
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
    this.#targets.checked = areTargetsShown();
    this.#shortcuts.checked = areShortcutsOn();
  }
}
