// Settings with more than a value: haptics, volume, and switches of this device.

import { canVibrate, hasNativeHaptics, moment, preferences, preview, settings as choices } from "/nod/nod.js";
import { areTargetsShown, inspect, toggleTargets } from "../inspector/inspector.js";
import { areShortcutsOn, useShortcuts } from "../surfaces/shortcuts.js";
import { language } from "../words/texts.js";
import { find } from "../surfaces/find.js";

const percent = new Intl.NumberFormat(language, { style: "percent" });

/** @type {[selector: string, isOn: () => boolean, set: (isOn: boolean) => void][]} */
const ofDevice = [
  ["#show-targets", areTargetsShown, toggleTargets], ["#use-shortcuts", areShortcutsOn, useShortcuts],
];

/** @param {Settings} settings @param {HTMLDialogElement} sheet @returns {() => void} draws them */
export function makeControls(settings, sheet) {
  const volume = find("#volume", document, HTMLInputElement);
  const switches = ofDevice.map(
    ([selector, isOn, set]) => ({ control: find(selector, document, HTMLInputElement), isOn, set })
  );
  for (const { control, set } of switches) control.addEventListener("change", () => {
    set(control.checked);
    moment("toggled", { element: control });
  });
  find("#open-inspector").addEventListener("click", () => {
    sheet.close();
    inspect();
  });
  volume.addEventListener("input", sayVolume);
  find("#try-it").addEventListener("click", () => {
    // Applies the chosen volume before it is saved.
    preferences({ volume: volume.valueAsNumber });
    preview("completed");
  });

  return () => {
    for (const { control, isOn } of switches) control.checked = isOn();
    drawVolume();
    drawHaptics();
  };

  function drawVolume() {
    const { values } = settings;
    const sounds = Object.values(choices).filter(({ channel }) => channel === "sound");
    const hasSound = sounds.some(({ key }) => values[key] === true);
    /** @type {HTMLElement} */ (volume.closest(".volume-line")).hidden = !hasSound;
    if (document.activeElement !== volume || volume.valueAsNumber !== values.soundVolume) {
      volume.value = String(values.soundVolume);
    }
    sayVolume();
  }

  function sayVolume() {
    const words = percent.format(volume.valueAsNumber);
    find("#volume-value").textContent = words;
    volume.setAttribute("aria-valuetext", words);
  }
}

/** Shows haptic switches, or a sentence if nothing vibrates. The choice is kept for other devices. */
function drawHaptics() {
  const [group, sentence, native] = ["#feedback-choices", "#no-haptic", "#native-haptic"].map((one) => find(one));
  const isNative = hasNativeHaptics();
  const isFelt = canVibrate() || isNative;
  for (const line of group.querySelectorAll("[data-channel=haptic]")) {
    const control = find("input", line, HTMLInputElement);
    // Also disabled, so that tapping its label does nothing.
    control.hidden = control.disabled = !isFelt;
    find("small", line).hidden = !isFelt || (isNative && line.contains(native));
    line.hidden = !isFelt && !line.contains(sentence);
  }
  native.hidden = !isNative;
  sentence.hidden = isFelt;
  // The sentence can't be focused, so it describes the group.
  if (isFelt) group.removeAttribute("aria-describedby");
  else group.setAttribute("aria-describedby", sentence.id);
}
