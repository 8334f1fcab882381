// The settings' sheet: a native dialog whose controls take effect at once.

import { wayOut } from "../server/api.js";
import { connection } from "../server/connection.js";
import { moment } from "/nod/nod.js";
import { text } from "../words/texts.js";
import { restoreTyped, takeTyped } from "../offline/typed.js";
import { FeedbackChoice } from "./feedbackchoice.js";
import { Haptic } from "./haptic.js";
import { chooseLanguage } from "./language.js";
import { DeviceControls } from "./device.js";
import { Sound } from "./sound.js";
import { importFiles } from "./transfer.js";
import { find } from "../surfaces/find.js";

/** @param {Settings} settings @param {Surfaces} surfaces
 * @returns {{open: (place?: HTMLElement) => void, resume: () => void}} `open`: at one of its places; `resume`: when the
 *   first surface is complete */
export function openSettingsOnDemand(settings, surfaces) {
  const sheet = find("#settings", document, HTMLDialogElement);
  const form = find("form", sheet, HTMLFormElement);
  const title = find("#settings-title");
  const problem = find("#settings-problem");
  const kept = find("#settings-kept");
  const [haptic, sound, device, feedback] = [
    new Haptic(), new Sound(settings), new DeviceControls(sheet), new FeedbackChoice()
  ];

  find("#open-settings").addEventListener("click", () => open());
  form.addEventListener("change", ({ target }) => choose(/** @type {HTMLInputElement} */ (target)));
  settings.addEventListener("change", draw);
  importFiles(() => surfaces.refresh());
  const typed = takeTyped();
  if (typed) {
    draw();
    open(find("[name=language]:checked", form));
  }
  return { open, resume: () => { if (typed) restoreTyped(typed, surfaces); } };

  /** @param {HTMLElement} [place] */
  function open(place = title) {
    draw();
    problem.textContent = "";
    if (!sheet.open) sheet.showModal();
    place.focus();
    place.scrollIntoView({ block: "nearest" });
  }

  /** @param {HTMLInputElement} control */
  async function choose(control) {
    if (!(control.name in settings.values)) return;
    problem.textContent = "";
    const saving = control.name === "language" ? chooseLanguage(settings, control.value) : settings.change(
      { [control.name]: valueOf(control) }
    );
    if (control.type === "checkbox") moment("toggled", { element: control });
    if (control.type === "radio") moment("selected", { element: control.closest(".segment") ?? undefined });
    await saving.catch((error) => { problem.textContent = text("settings.notSaved", { way: wayOut(error) }); });
    draw();
  }

  function draw() {
    for (const control of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
      const value = control.name === "profile"
        ? settings.profile : /** @type {Record<string, any>} */ (settings.values)[control.name];
      if (control.type === "radio") control.checked = control.value === value;
      else if (control.type === "checkbox" && value !== undefined) control.checked = value;
    }
    haptic.draw();
    sound.draw();
    device.draw();
    feedback.draw();
    const words = settings.isWaiting && !connection.isOnline ? text("settings.kept") : "";
    if (kept.textContent !== words) kept.textContent = words;
  }
}

/** @param {HTMLInputElement} control */
function valueOf({ type, checked, value, valueAsNumber }) {
  if (type === "checkbox") return checked;
  return type === "range" ? valueAsNumber : value;
}
