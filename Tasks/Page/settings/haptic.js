// The settings for haptics: switches where something is felt; one sentence where nothing is, or where its strength is
// the phone's own. The choice is kept for other devices.

import { canVibrate, hasNativeHaptics } from "/nod/nod.js";
import { find } from "../surfaces/find.js";

export class Haptic {
  #lines = [...document.querySelectorAll("#feedback-choices [data-channel=haptic]")];
  #sentence = find("#no-haptic");
  #native = find("#native-haptic");
  #group = find("#feedback-choices");

  draw() {
    const isNative = hasNativeHaptics();
    const isFelt = canVibrate() || isNative;
    for (const line of this.#lines) {
      const control = find("input", line, HTMLInputElement);
      // A hidden switch still belongs to its label: disabled, it ignores a tap on the words.
      control.hidden = control.disabled = !isFelt;
      find("small", line).hidden = !isFelt || (isNative && line.contains(this.#native));
      line.hidden = !isFelt && !line.contains(this.#sentence);
    }
    this.#native.hidden = !isNative;
    this.#sentence.hidden = isFelt;
    // Nothing there takes the focus, so the group is described by the sentence.
    if (isFelt) this.#group.removeAttribute("aria-describedby");
    else this.#group.setAttribute("aria-describedby", this.#sentence.id);
  }
}
