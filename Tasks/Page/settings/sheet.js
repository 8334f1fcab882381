// The settings' sheet: a native dialog whose controls act at once.

import { wayOut } from "../server/api.js";
import { moment } from "../feedback/feedback.js";
import { text } from "../words/texts.js";
import { restoreTyped, takeTyped } from "../offline/typed.js";
import { FeedbackChoice } from "./feedbackchoice.js";
import { Haptic } from "./haptic.js";
import { chooseLanguage } from "./language.js";
import { DeviceControls } from "./device.js";
import { Sound } from "./sound.js";
import { importFiles } from "./transfer.js";

/**
 * @param {import("./settings.js").Settings} settings @param {import("../surfaces/surfaces.js").Surfaces} surfaces
 * @returns {{open: (place?: HTMLElement) => void, resume: () => void}} `open`: at one of its places; `resume`: when the first
 *   surface stands
 */
export function openSettingsOnDemand(settings, surfaces) {
  const sheet = /** @type {HTMLDialogElement} */ (document.querySelector("#settings"));
  const form = sheet.querySelector("form");
  const title = /** @type {HTMLElement} */ (document.querySelector("#settings-title"));
  const problem = document.querySelector("#settings-problem");
  const kept = document.querySelector("#settings-kept");
  const [haptic, sound, device, feedback] = [new Haptic(), new Sound(settings), new DeviceControls(sheet), new FeedbackChoice()];

  document.querySelector("#open-settings").addEventListener("click", () => open());
  form.addEventListener("change", ({ target }) => choose(/** @type {HTMLInputElement} */ (target)));
  settings.addEventListener("change", draw);
  importFiles(() => surfaces.refresh());
  const typed = takeTyped();
  if (typed?.reason === "language") {
    draw();
    open(form.querySelector("[name=language]:checked"));
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
    const saving = control.name === "language" ? chooseLanguage(settings, control.value) : settings.change({ [control.name]: valueOf(control) });
    if (control.type === "checkbox") moment("toggled", { element: control });
    if (control.type === "radio") moment("selected", { element: control.closest(".segment") });
    await saving.catch((error) => { problem.textContent = text("settings.notSaved", { way: wayOut(error) }); });
    draw();
  }

  function draw() {
    for (const control of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
      const value = control.name === "profile" ? settings.profile : settings.values[control.name];
      if (control.type === "radio") control.checked = control.value === value;
      else if (control.type === "checkbox" && value !== undefined) control.checked = value;
    }
    haptic.draw();
    sound.draw();
    device.draw();
    feedback.draw();
    const words = settings.isWaiting ? text("settings.kept") : "";
    if (kept.textContent !== words) kept.textContent = words;
  }
}

/** @param {HTMLInputElement} control */
function valueOf({ type, checked, value, valueAsNumber }) {
  if (type === "checkbox") return checked;
  return type === "range" ? valueAsNumber : value;
}
