// The volume, and a sample of it.

import { preferences, preview, settings as choices } from "/nod/nod.js";
import { language } from "../words/texts.js";
import { find } from "../surfaces/find.js";

const percent = new Intl.NumberFormat(language, { style: "percent" });

export class Sound {
  #settings;
  #volume = find("#volume", document, HTMLInputElement);
  #value = find("#volume-value");

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    this.#volume.addEventListener("input", () => this.#tell());
    find("#try-it").addEventListener("click", () => this.#try());
  }

  draw() {
    const { values } = this.#settings;
    const { soundVolume } = values;
    const sounds = Object.values(choices).filter(({ channel }) => channel === "sound");
    const hasSound = sounds.some(({ key }) => values[key] === true);
    /** @type {HTMLElement} */ (this.#volume.closest(".volume-line")).hidden = !hasSound;
    if (document.activeElement !== this.#volume || this.#volume.valueAsNumber !== soundVolume) {
      this.#volume.value = String(soundVolume);
    }
    this.#tell();
  }

  #tell() {
    const words = percent.format(this.#volume.valueAsNumber);
    this.#value.textContent = words;
    this.#volume.setAttribute("aria-valuetext", words);
  }

  /** Plays the chosen volume, even while it is being saved. */
  #try() {
    preferences({ volume: this.#volume.valueAsNumber });
    preview("completed");
  }
}
