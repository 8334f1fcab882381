// The settings sheet. Controls take effect at once.

import { wayOut } from "../server/api.js";
import { connection } from "../server/connection.js";
import { moment } from "/nod/nod.js";
import { language, text } from "../words/texts.js";
import { drawFeedbackFile } from "./feedbackfile.js";
import { makeControls } from "./controls.js";
import { find } from "../surfaces/find.js";

/** @param {Settings} settings @param {Surfaces} surfaces */
export function openSettingsOnDemand(settings, surfaces) {
  const sheet = find("#settings", document, HTMLDialogElement);
  const form = find("form", sheet, HTMLFormElement);
  const title = find("#settings-title");
  const problem = find("#settings-problem");
  const kept = find("#settings-kept");
  const sounds = find("#sounds", sheet, HTMLInputElement);
  const drawControls = makeControls(settings, sheet);

  find("#open-settings").addEventListener("click", () => open());
  form.addEventListener("change", ({ target }) => choose(/** @type {HTMLInputElement} */ (target)));
  settings.addEventListener("change", draw);

  function open() {
    draw();
    problem.textContent = "";
    find(".grown-ups", sheet, HTMLDetailsElement).open = settings.profile !== "child";
    sheet.showModal();
    title.focus();
  }

  /** @param {HTMLInputElement} control */
  async function choose(control) {
    if (control !== sounds && !(control.name in settings.values)) return;
    problem.textContent = "";
    const { checked: isOn } = control;
    // Children have one switch for both sounds.
    const changes = control === sounds
      ? { completionSoundEnabled: isOn, otherSoundsEnabled: isOn } : { [control.name]: valueOf(control) };
    const saving = settings.change(changes);
    if (control.type === "checkbox") moment("toggled", { element: control });
    if (control.type === "radio") moment("selected", { element: control.closest(".segment") ?? undefined });
    await saving.catch((error) => { problem.textContent = text("settings.notSaved", { way: wayOut(error) }); });
    draw();
    // Changing the language reloads the page, which would lose edits in a row.
    const isTyping = surfaces.element.querySelector(".is-editing") !== null;
    if (control.name !== "language" || settings.values.language === language || !connection.isOnline) return;
    if (!isTyping) location.reload();
  }

  function draw() {
    for (const control of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
      const value = control.name === "profile"
        ? settings.profile : /** @type {Record<string, any>} */ (settings.values)[control.name];
      if (control.type === "radio") control.checked = control.value === value;
      else if (control.type === "checkbox" && value !== undefined) control.checked = value;
    }
    sounds.checked = settings.values.completionSoundEnabled;
    drawControls();
    drawFeedbackFile();
    const words = settings.isWaiting && !connection.isOnline ? text("settings.kept") : "";
    if (kept.textContent !== words) kept.textContent = words;
  }
}

/** @param {HTMLInputElement} control */
function valueOf({ type, checked, value, valueAsNumber }) {
  if (type === "checkbox") return checked;
  return type === "range" ? valueAsNumber : value;
}
