// A knob: a range and a number field for one value, with unit, note, reset button and warning.

import { html, icon } from "./svg.js";
import { text } from "./words.js";

/**
 * @typedef {{
 *   id: string, label: string, note?: string, unit?: string, back?: string, least: number, most: number, step: number,
 *   advised?: [number, number],
 * }} Scale
 */

let last = 0;

export class Knob extends EventTarget {
  /** @type {HTMLInputElement} */
  #range;
  /** @type {HTMLInputElement} */
  #number;
  /** @type {HTMLElement} */
  #warning;
  /** @type {HTMLButtonElement | null} */
  #reset = null;
  #scale;
  #standard = 0;
  value = 0;

  /** @param {Scale} scale */
  constructor(scale) {
    super();
    this.#scale = scale;
    const { id, label, note, unit, least, most, step, advised } = scale;
    const place = `knob-${++last}`;
    const described = [note && `${place}-note`, `${place}-warning`].filter(Boolean).join(" ");
    const shared = { min: String(least), max: String(most), step: String(step), "aria-describedby": described };
    this.#range = html("input", { type: "range", className: "range", id: `${place}-range`, ...shared });
    this.#number = html("input", { type: "number", className: "field", id: place, inputMode: "decimal", ...shared });
    this.#warning = html("p", { className: "knob-warning", id: `${place}-warning`, hidden: true });
    this.#range.setAttribute("aria-labelledby", `${place}-label`);
    const name = html("label", { htmlFor: place, id: `${place}-label`, textContent: label });
    const box = html(
      "span", { className: "knob-number" },
      [this.#number, html("span", { className: "knob-unit", textContent: unit ?? "" })]
    );
    const slide = html("span", { className: "knob-range" }, [this.#range]);
    this.element = html("div", { className: "knob", "data-figure": id }, [name, box, slide]);
    if (advised) this.#mark(slide, advised);
    this.#addReset(scale.back ?? text("studio.knob.reset", { name: label }));
    if (note) this.element.append(html("p", { className: "knob-note", id: `${place}-note`, textContent: note }));
    this.element.append(this.#warning);
    this.#listen();
  }

  /** @param {HTMLElement} slide @param {[number, number]} advised */
  #mark(slide, [low, high]) {
    const { least, most } = this.#scale;
    const share = (/** @type {number} */ value) => String((value - least) / (most - least));
    slide.style.setProperty("--from", share(low));
    slide.style.setProperty("--to", share(high));
    slide.classList.add("is-advised");
  }

  /** @param {string} words */
  #addReset(words) {
    this.#reset = html("button", {
      type: "button", className: "button icon-button knob-reset", title: words, ariaLabel: words,
      "data-nod-press": "icon",
    }, [icon("reset")]);
    this.#reset.addEventListener("click", () => {
      // The disabled button would lose the focus.
      this.#range.focus({ preventScroll: true });
      this.#say(this.#standard, "change");
    });
    this.element.append(this.#reset);
  }

  #listen() {
    this.#range.addEventListener("input", () => this.#say(this.#range.valueAsNumber, "input"));
    this.#range.addEventListener("change", () => this.#say(this.#range.valueAsNumber, "change"));
    this.#number.addEventListener(
      "input",
      () => { if (this.#number.validity.valid && this.#number.value) this.#say(this.#number.valueAsNumber, "input"); }
    );
    this.#number.addEventListener(
      "change",
      () => this.#say(Number.isFinite(this.#number.valueAsNumber) ? this.#number.valueAsNumber : this.value, "change")
    );
  }

  /** @param {number} value @param {"input" | "change"} type */
  #say(value, type) {
    const { least, most, step } = this.#scale;
    const near = Math.min(Math.max(Math.round(value / step) * step, least), most);
    this.value = Number(near.toFixed(4));
    if (type === "change") this.#number.value = String(this.value);
    this.dispatchEvent(new Event(type));
  }

  /** @param {{value: number, standard: number, warning: string | null}} now */
  draw({ value, standard, warning }) {
    this.value = value;
    this.#standard = standard;
    this.#range.value = String(value);
    // Keeps what the user is typing.
    if (document.activeElement !== this.#number || this.#number.valueAsNumber !== value) {
      this.#number.value = String(value);
    }
    const isTuned = value !== standard;
    this.element.classList.toggle("is-tuned", isTuned);
    if (this.#reset) this.#reset.disabled = !isTuned;
    this.#warning.hidden = warning === null;
    this.#warning.replaceChildren(...(warning === null ? [] : [icon("warning"), warning]));
  }
}
