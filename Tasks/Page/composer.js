// The composer: Enter adds. What is typed survives a failing save and a reload.

import { Refusal, api } from "./api.js";
import { moment } from "./feedback.js";
import { uniqueKey } from "./keys.js";
import { quoted, text } from "./texts.js";
import { showProblem, titleProblem } from "./titles.js";

/** @typedef {{title: string, key: string}} Capture written, and not yet known to be saved */

const remembered = "tasks.composer";

export class Composer {
  #form = /** @type {HTMLFormElement} */ (document.querySelector("#composer"));
  #field = /** @type {HTMLInputElement} */ (document.querySelector("#composer-title"));
  #problem = /** @type {HTMLElement} */ (document.querySelector("#composer-problem"));
  /** The first one is being sent. @type {Capture[]} */
  #captures = [];
  /** Those that failed while something else stood in the field; Add sends them again. @type {Capture[]} */
  #waiting = [];
  /** The one that came back into the field: sent again unchanged it keeps its key. @type {Capture | null} */
  #returned = null;
  #sheet = /** @type {HTMLDialogElement} */ (document.querySelector("#composer-sheet"));
  #added;

  /** @param {(task: import("./api.js").Task) => void} added */
  constructor(added) {
    this.#added = added;
    this.#field.addEventListener("input", () => this.#typed());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    document.addEventListener("click", ({ target }) => {
      if (/** @type {Element} */ (target).closest?.("[data-compose]")) this.open();
    });
  }

  open() {
    if (!this.#sheet.open) this.#sheet.showModal();
    this.#field.focus();
  }

  #typed() {
    this.#remember();
    const wasWrong = this.#field.hasAttribute("aria-invalid");
    this.#say(wasWrong && this.#field.value.trim() ? titleProblem(this.#field.value) : "");
  }

  #submit() {
    this.#field.focus();
    const title = this.#field.value.trim();
    const problem = title || this.#waiting.length === 0 ? titleProblem(title) : "";
    this.#say(problem);
    if (problem) return;
    const isSending = this.#captures.length > 0;
    this.#captures.push(...this.#waiting.splice(0));
    if (title) this.#captures.push({ title, key: title === this.#returned?.title ? this.#returned.key : uniqueKey() });
    this.#returned = null;
    this.#field.value = "";
    this.#remember();
    if (!isSending) this.#send();
  }

  /** One after another, so that they stand in the order they were written. */
  async #send() {
    while (this.#captures.length > 0) {
      const capture = this.#captures[0];
      await api.add({ title: capture.title, captured: true }, capture.key).then(
        (task) => this.#saved(task),
        (error) => this.#failed(capture, error),
      );
      this.#captures.shift();
      this.#remember();
    }
  }

  /** @param {import("./api.js").Task} task */
  #saved(task) {
    this.#added(task);
    moment(task.firstCapture ? "firstCapture" : "captured", { element: this.#form, item: task.id, subject: task.title });
  }

  /** What was written comes back into the field; if something else stands there by now, it waits. @param {Capture} capture @param {unknown} error */
  #failed(capture, error) {
    if (this.#field.value) this.#waiting.push(capture);
    else [this.#field.value, this.#returned] = [capture.title, capture];
    if (error instanceof Refusal && error.field === "title") return this.#say(error.message);
    const titles = quoted([...this.#waiting, this.#returned].flatMap((one) => one?.title ?? []));
    const way = error instanceof Refusal ? error.message : text("way.kept");
    this.#problem.textContent = text("composer.notAdded", { titles, way });
  }

  #remember() {
    const kept = { typed: this.#field.value, captures: [...this.#waiting, ...this.#captures] };
    try {
      sessionStorage.setItem(remembered, JSON.stringify(kept));
    } catch {
      // No storage: it stays as long as the page does.
    }
  }

  /** After a reload: what was typed stands there again, and what was on its way is sent again under its key. */
  recall() {
    const { typed, captures } = kept();
    this.#field.value ||= typed ?? "";
    this.#captures = Array.isArray(captures) ? captures : [];
    this.#send();
  }

  /** @param {string} problem */
  #say(problem) { showProblem(this.#field, this.#problem, problem); }
}

/** @returns {{typed?: string, captures?: Capture[]}} what this tab's page had before its reload, if it can be read */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(remembered)) ?? {};
  } catch {
    return {};
  }
}
