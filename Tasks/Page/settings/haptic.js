// The settings for haptics: switches where something vibrates, one sentence where nothing does. The choice stays, for
// other devices.

import { canVibrate } from "/nod/nod.js";
import { find } from "../surfaces/find.js";

export class Haptic {
  #lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#feedback-choices [data-channel=haptic]")]);
  #sentence = find("#no-haptic");
  #group = find("#feedback-choices");

  draw() {
    const isFelt = canVibrate();
    for (const line of this.#lines) {
      const control = find("input", line, HTMLInputElement);
      // A switch out of sight is still its label's: disabled, a tap on the words changes nothing.
      control.hidden = control.disabled = !isFelt;
      find("small", line).hidden = !isFelt;
      line.hidden = !isFelt && !line.contains(this.#sentence);
    }
    this.#sentence.hidden = isFelt;
    // Nothing there takes the focus, so a screen reader says it with the group.
    if (isFelt) this.#group.removeAttribute("aria-describedby");
    else this.#group.setAttribute("aria-describedby", this.#sentence.id);
  }
}
