// The settings' sheet: a native dialog whose controls act at once.

import { moment } from "./feedback.js";
import { wayOut } from "./tasklist.js";
import { text } from "./texts.js";

/** @param {import("./settings.js").Settings} settings */
export function openSettingsOnDemand(settings) {
  const sheet = /** @type {HTMLDialogElement} */ (document.querySelector("#settings"));
  const form = sheet.querySelector("form");
  const problem = document.querySelector("#settings-problem");

  document.querySelector("#open-settings").addEventListener("click", () => {
    draw();
    problem.textContent = "";
    sheet.showModal();
    /** @type {HTMLElement} */ (document.querySelector("#settings-title")).focus();
  });
  // A tap beside the sheet closes it.
  sheet.addEventListener("click", ({ target }) => { if (target === sheet) sheet.close(); });
  form.addEventListener("change", ({ target }) => choose(/** @type {HTMLInputElement} */ (target)));
  settings.addEventListener("change", draw);

  /** @param {HTMLInputElement} control */
  async function choose(control) {
    const isSwitch = control.type === "checkbox";
    problem.textContent = "";
    const saving = settings.change({ [control.name]: isSwitch ? control.checked : control.value });
    moment(isSwitch ? "toggled" : "selected", { element: isSwitch ? control : control.closest(".segment") });
    await saving.catch((error) => { problem.textContent = text("settings.notSaved", { way: wayOut(error) }); });
  }

  function draw() {
    for (const control of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
      const value = settings.values[control.name];
      if (control.type === "checkbox") control.checked = value;
      if (control.type === "radio") control.checked = control.value === value;
    }
  }
}
