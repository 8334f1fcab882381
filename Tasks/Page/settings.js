// What the person chose: kept by the server, remembered on this device for the first paint, told to the library.

import { api } from "./api.js";
import { preferences } from "./feedback.js";

const remembered = "tasks.settings";

export class Settings extends EventTarget {
  values = {
    completionHapticEnabled: true,
    completionSoundEnabled: false,
    soundVolume: 0.5,
    celebrations: "full",
    motion: "system",
    profile: "standard",
    theme: "system",
    language: "system",
    hidesCompleted: true,
    hasCompletedFirstCapture: false,
  };

  constructor() {
    super();
    try {
      this.apply(JSON.parse(localStorage.getItem(remembered) ?? "{}"));
    } catch {
      this.apply({});
    }
  }

  async load() { this.apply(await api.settings()); }

  /** Takes effect at once, and back when it can't be kept. @param {Partial<Settings["values"]>} changes */
  async change(changes) {
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, this.values[name]]));
    this.apply(changes);
    await api.changeSettings(changes).catch((error) => {
      this.apply(before);
      throw error;
    });
  }

  /** @param {Partial<Settings["values"]>} changes */
  apply(changes) {
    this.values = { ...this.values, ...changes };
    const { theme } = this.values;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    this.#tellLibrary();
    this.#remember();
    this.dispatchEvent(new Event("change"));
  }

  #tellLibrary() {
    const { completionHapticEnabled, completionSoundEnabled, soundVolume, celebrations, motion, profile, theme } = this.values;
    preferences({
      haptic: completionHapticEnabled, sound: completionSoundEnabled, volume: soundVolume, celebrations, motion, profile, theme,
    });
  }

  #remember() {
    try {
      localStorage.setItem(remembered, JSON.stringify(this.values));
    } catch {
      // No storage: the server remembers.
    }
  }
}
