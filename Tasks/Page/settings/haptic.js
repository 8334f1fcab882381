// The setting for haptics: a switch where something vibrates, a sentence where nothing does. The choice stays, for
// other devices.

import { canVibrate } from "/nod/nod.js";
import { find } from "../surfaces/find.js";

export class Haptic {
  #switch = find("[name=completionHapticEnabled]", document, HTMLInputElement);
  #note = find("#haptic-note");
  #sentence = find("#no-haptic");
  #group = find("#completing");

  draw() {
    const isFelt = canVibrate();
    // A switch out of sight is still its label's: disabled, a tap on the words changes nothing.
    this.#switch.hidden = this.#switch.disabled = !isFelt;
    this.#note.hidden = !isFelt;
    this.#sentence.hidden = isFelt;
    // Nothing there takes the focus, so a screen reader says it with the group.
    if (isFelt) this.#group.removeAttribute("aria-describedby");
    else this.#group.setAttribute("aria-describedby", this.#sentence.id);
  }
}
