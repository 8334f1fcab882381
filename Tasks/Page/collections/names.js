// A form for a collection's name. Keeps its text until it is saved.

import { AttemptKeys, Refusal, wayOut } from "../server/api.js";
import { text } from "../words/texts.js";
import { missingProblem, oneLine, showProblem } from "../tasks/titles.js";
import { find } from "../surfaces/find.js";

export class NameForm {
  #form;
  #field;
  #problem;
  #save;
  #keys = new AttemptKeys();
  #isSaving = false;
  #isAsked = false;

  /** @param {HTMLFormElement} form
   * @param {(name: string, key: string) => Promise<unknown>} save rejects when it could not be saved */
  constructor(form, save) {
    this.#form = form;
    this.#save = save;
    this.#field = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
    this.#problem = find(".problem", form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#field.addEventListener("input", () => this.#say(""));
  }

  /** @param {string} name */
  begin(name) {
    this.#field.value = name;
    this.#say("");
    this.#field.focus();
    this.#field.select();
  }

  async #submit() {
    const written = this.#field.value;
    const problem = missingProblem(written, "name.missing");
    this.#say(problem);
    if (problem) return this.#field.focus();
    if (this.#isSaving) return void (this.#isAsked = true);
    [this.#isSaving, this.#isAsked] = [true, false];
    const name = oneLine(written);
    await this.#save(name, this.#keys.for({ name })).then(() => {
      this.#keys.reset();
      // Keeps a name edited during the save.
      if (this.#field.value === written) this.#field.value = "";
    }, (error) => this.#failed(name, error));
    this.#isSaving = false;
    if (this.#isAsked && this.#field.value && this.#field.value !== written) this.#submit();
  }

  /** @param {string} name @param {unknown} error */
  #failed(name, error) {
    if (error instanceof Refusal && error.field === "name") {
      this.#say(error.message);
      return this.#field.focus();
    }
    this.#problem.textContent = text("collections.notSaved", { name, way: wayOut(error, "way.kept") });
  }

  /** @param {string} problem */
  #say(problem) { showProblem(this.#field, this.#problem, problem); }
}
