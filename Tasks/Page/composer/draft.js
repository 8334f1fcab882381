import { api } from "../server/api.js";
import { dayIn, distanceOf } from "../words/days.js";
import { text } from "../words/texts.js";
import { describeOnReturn, missingProblem, oneLine, showProblem } from "../tasks/titles.js";
import { find } from "../surfaces/find.js";

/** Distance from today of each named day.
 * @type {Readonly<Record<string, number>>} */
const near = Object.freeze({ today: 0, tomorrow: 1 });

export class DraftFields {
  #form;
  #title;
  #date;
  #day;
  #collection;
  /** The chosen id, also before the options are loaded. */
  #chosen = "";
  #problem;
  #store;

  /** @param {HTMLFormElement} form @param {Store} store */
  constructor(form, store) {
    this.#form = form;
    this.#store = store;
    this.#title = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("thought"));
    this.#date = /** @type {HTMLInputElement} */ (form.elements.namedItem("date"));
    this.#day = /** @type {RadioNodeList} */ (form.elements.namedItem("day"));
    this.#collection = /** @type {HTMLSelectElement} */ (form.elements.namedItem("collection"));
    this.#problem = find("#composer-problem", form);
    this.#collection.addEventListener("change", () => { this.#chosen = this.#collection.value; });
    form.addEventListener("change", () => this.#showDate());
    form.addEventListener("click", ({ target, detail }) => {
      if (detail === 0 || !/** @type {HTMLElement} */ (target).matches("[name=day][value=date]")) return;
      // A tap opens the calendar; arrow keys only choose the option.
      this.#showDate();
      try {
        this.#date.showPicker();
      } catch {
        // The field is usable without a picker.
      }
    });
  }

  get isEmpty() { return this.#title.value.trim() === ""; }

  /** @returns {Draft} */
  get draft() {
    const title = oneLine(this.#title.value);
    const due = this.#day.value === "date" ? this.#date.value : this.#day.value && dayIn(near[this.#day.value]);
    return { title, ...(due && { due }), ...(this.#chosen && { collections: [Number(this.#chosen)] }) };
  }

  /** @param {Draft} draft */
  set draft({ title, due, collections }) {
    this.#title.value = title;
    this.choose({ due, collection: collections?.[0] });
  }

  /** @param {{due?: string | null, collection?: number}} choice */
  choose({ due, collection }) {
    const distance = due ? distanceOf(due) : null;
    const [name = due ? "date" : ""] = Object.keys(near).filter((one) => near[one] === distance);
    this.#date.value = name === "date" ? due ?? "" : "";
    // Chromium ignores an empty value of a RadioNodeList (156).
    find(`[name=day][value="${name}"]`, this.#form, HTMLInputElement).checked = true;
    this.#chooseCollection(collection ? String(collection) : "");
    this.#showDate();
  }

  clearTitle() { this.#title.value = ""; }
  get title() { return this.#title; }
  focus() { this.#title.focus(); }

  validate() {
    const isHalf = this.#day.value === "date" && !this.#date.value;
    showProblem(this.#title, this.#problem, missingProblem(this.#title.value));
    if (this.#problem.textContent) this.#title.focus();
    else if (isHalf) this.sayOf(this.#date, text("editor.dueUnclear"));
    return this.#problem.textContent === "";
  }

  /** @param {string} problem */
  say(problem) {
    if (problem) describeOnReturn(this.#title);
    this.#problem.textContent = problem;
  }

  /** @param {HTMLElement} field @param {string} problem */
  sayOf(field, problem) {
    showProblem(field, this.#problem, problem);
    field.focus();
  }

  forgive() {
    for (const field of [this.#title, this.#date]) field.removeAttribute("aria-invalid");
    this.say("");
  }

  async loadCollections() {
    const answer = await api.collections().catch(() => null);
    if (!answer) return;
    const names = answer.collections.map(({ id, name }) => new Option(name, String(id)));
    this.#collection.replaceChildren(this.#collection.options[0], ...names);
    const isGone = !answer.collections.some(({ id }) => String(id) === this.#chosen);
    this.#chooseCollection(isGone ? "" : this.#chosen);
  }

  /** Adds the option if it isn't loaded yet.
   * @param {string} id */
  #chooseCollection(id) {
    this.#chosen = id;
    const isThere = [...this.#collection.options].some(({ value }) => value === id);
    const name = this.#store.collection(Number(id))?.name;
    if (!isThere && name) this.#collection.append(new Option(name, id));
    this.#collection.value = isThere || name ? id : "";
    /** @type {HTMLElement} */ (this.#collection.closest(".labelled")).hidden = this.#collection.options.length === 1;
  }

  #showDate() { /** @type {HTMLElement} */ (this.#date.closest(".labelled")).hidden = this.#day.value !== "date"; }
}
