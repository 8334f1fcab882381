// A switch that this device remembers, while it is not as it is by itself.

export class Remembered {
  #name;
  #isStandard;
  isOn;

  /** @param {string} name of `localStorage` @param {boolean} isStandard whether it is on until somebody chooses */
  constructor(name, isStandard) {
    this.#name = name;
    this.#isStandard = isStandard;
    this.isOn = read(name) === wordFor(!isStandard) ? !isStandard : isStandard;
  }

  /** @param {boolean} isOn */
  set(isOn) {
    this.isOn = isOn;
    try {
      if (isOn === this.#isStandard) localStorage.removeItem(this.#name);
      else localStorage.setItem(this.#name, wordFor(isOn));
    } catch {
      // No storage: until the page is left.
    }
  }
}

/** @param {boolean} isOn */
const wordFor = (isOn) => (isOn ? "on" : "off");

/** @param {string} name */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
