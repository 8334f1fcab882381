// Chooses, tries and removes the feedback file of this device. All problems of a file are listed in place.

import { preview } from "/nod/nod.js";
import { feedbackFile } from "./feedbackfile.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

export class FeedbackChoice {
  #field = find("#feedback-file", document, HTMLInputElement);
  #result = find("#feedback-result");
  #problem = find("#feedback-problem");
  #list = find("#feedback-problems");
  #used = find("#feedback-used");
  #profile = find("#profile-choice", document, HTMLFieldSetElement);
  #profileNote = find("#profile-note");
  #isBusy = false;
  /** The refusal of the stored file that was shown last.
   * @type {typeof feedbackFile.refused} */
  #told = null;

  constructor() {
    this.#field.addEventListener(
      "change", () => { if (this.#field.files?.[0] && !this.#isBusy) this.#take(this.#field.files[0]); }
    );
    find("#feedback-try").addEventListener("click", () => preview("completed"));
    find("#feedback-remove").addEventListener("click", () => this.#remove());
  }

  draw() {
    const { used, refused } = feedbackFile;
    this.#used.hidden = !used;
    // Opens the designers' section while there is something to see in it.
    if (used || refused) /** @type {HTMLDetailsElement} */ (this.#used.closest("details")).open = true;
    this.#profile.disabled = Boolean(used);
    this.#profileNote.hidden = !used;
    if (used) {
      find("#feedback-name").textContent = used.name;
      find("#feedback-base").textContent = text(`feedback.base.${used.basedOn}`);
      this.#profileNote.textContent = text("feedback.profileNote", { name: used.name });
    }
    if (refused && refused !== this.#told) this.#refuse(refused.name, refused.error);
    this.#told = refused;
  }

  /** @param {File} file */
  async #take(file) {
    const { name } = file;
    this.#isBusy = true;
    this.#say({ result: text("feedback.reading", { name }) });
    try {
      const isKept = await feedbackFile.choose(file);
      this.#say(
        { result: text(isKept ? "feedback.isUsed" : "feedback.notKept", { name: feedbackFile.used?.name ?? name }) }
      );
    } catch (error) {
      this.#refuse(name, error);
    }
    this.#isBusy = false;
    // The same file can be chosen again after a correction.
    this.#field.value = "";
  }

  async #remove() {
    await feedbackFile.remove();
    this.#say({ result: text("feedback.removed") });
    // The button is hidden now.
    this.#field.focus();
  }

  /** @param {string} name @param {any} error */
  #refuse(name, error) {
    const problems = error.problems ?? [];
    if (problems.length > 0) return this.#say({ problem: text("feedback.notUsed", { name }), problems });
    console.warn("Tasks:", error);
    this.#say(
      { problem: text(error.name === "NotReadableError" ? "feedback.notRead" : "feedback.notLoaded", { name }) }
    );
  }

  /** @param {{result?: string, problem?: string, problems?: {path: string, reason: string, line?: number}[]}} words */
  #say({ result = "", problem = "", problems = [] }) {
    [this.#result.textContent, this.#problem.textContent] = [result, problem];
    this.#list.hidden = problems.length === 0;
    this.#list.replaceChildren(
      ...problems.map((one) => Object.assign(document.createElement("li"), { dir: "auto", textContent: sentence(one) }))
    );
  }
}

/** @param {{path: string, reason: string, line?: number}} problem */
const sentence = ({ path, reason, line, ...values }) => text(`feedback.problem.${reason}`, {
  ...values, path: path || text("feedback.wholeFile"), line: String(line),
});
