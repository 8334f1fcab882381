// The composer: Enter adds. What is typed survives a failing save and a reload.

import { AttemptKeys, Refusal, api } from "./api.js";
import { moment } from "./feedback.js";
import { texts } from "./texts.js";
import { showProblem, titleProblem } from "./titles.js";

const draft = "tasks.draft";

export class Composer {
  #form = /** @type {HTMLFormElement} */ (document.querySelector("#composer"));
  #field = /** @type {HTMLInputElement} */ (document.querySelector("#composer-title"));
  #problem = /** @type {HTMLElement} */ (document.querySelector("#composer-problem"));
  #keys = new AttemptKeys();
  #isSaving = false;
  #added;
  #settings;

  /** @param {(task: import("./api.js").Task) => void} added @param {import("./settings.js").Settings} settings */
  constructor(added, settings) {
    this.#added = added;
    this.#settings = settings;
    this.#field.value ||= sessionStorage.getItem(draft) ?? "";
    this.#field.addEventListener("input", () => this.#typed());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  #typed() {
    sessionStorage.setItem(draft, this.#field.value);
    const wasWrong = this.#field.hasAttribute("aria-invalid");
    if (wasWrong) this.#say(this.#field.value.trim() ? titleProblem(this.#field.value) : "");
    else this.#problem.textContent = "";
  }

  async #submit() {
    if (this.#isSaving) return;
    const typed = this.#field.value;
    const problem = titleProblem(typed);
    this.#say(problem);
    if (problem) return this.#field.focus();
    this.#isSaving = true;
    const content = { title: typed.trim() };
    await api.add(content, this.#keys.for(content)).then(
      (task) => this.#saved(task, typed),
      (error) => this.#failed(error, content.title),
    );
    this.#isSaving = false;
  }

  /** @param {import("./api.js").Task} task @param {string} typed what was sent; more may stand there by now */
  #saved(task, typed) {
    this.#keys.reset();
    const { value } = this.#field;
    this.#field.value = value.startsWith(typed) ? value.slice(typed.length) : value;
    this.#typed();
    this.#say("");
    this.#added(task);
    const isFirst = !this.#settings.values.hasCompletedFirstCapture;
    if (isFirst) this.#settings.change({ hasCompletedFirstCapture: true }).catch(() => {});
    moment(isFirst ? "firstCapture" : "captured", { element: this.#form, item: task.id, subject: task.title });
  }

  /** @param {unknown} error @param {string} title */
  #failed(error, title) {
    const isInvalid = error instanceof Refusal && error.field === "title";
    if (isInvalid) this.#say(error.message);
    else this.#problem.textContent = texts.notAdded(title, error instanceof Refusal ? error.message : texts.keptHere);
    this.#field.focus();
  }

  /** @param {string} problem */
  #say(problem) { showProblem(this.#field, this.#problem, problem); }
}
