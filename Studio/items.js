// A fold with figures for each tap of a haptic or each note of a sound, and for the sound as a whole.

import { Knob } from "./knob.js";
import { html } from "./svg.js";
import { text } from "./words.js";

/**
 * @typedef {import("./figures.js").Item} Item @typedef {import("./figures.js").Schema} Schema
 * @typedef {{key: string, element: HTMLElement, draw: (value: number, standard: number) => void}} Field
 */

/** Fires `input` or `change` after a change of `items` or `whole`. */
export class Items extends EventTarget {
  /** @type {Item[]} */
  items = [];
  /** @type {Item} */
  whole = {};
  #kind;
  #list;
  /** @type {Field[]} */
  #whole;
  /** @type {{element: HTMLElement, fields: Field[]}[]} */
  #rows = [];
  #title = html("span");
  #rowPlace = html("div", { className: "items" });
  #add;
  #remove;

  /** @param {"tap" | "note"} kind @param {Schema} list its schema @param {Schema} [whole] schemas of figures of the
   *   whole */
  constructor(kind, list, whole = {}) {
    super();
    this.#kind = kind;
    this.#list = list;
    this.#whole = this.#fields(whole, "whole", () => this.whole);
    this.#add = this.#button("add", () => [...this.items, this.#next()]);
    this.#remove = this.#button("remove", () => this.items.slice(0, -1));
    const body = html("div", { className: "knob-list" }, [
      ...this.#whole.map(({ element }) => element), this.#rowPlace,
      html("div", { className: "tuner-actions" }, [this.#add, this.#remove]),
    ]);
    this.element = html("details", { className: "knob-group" }, [html("summary", {}, [this.#title]), body]);
  }

  /** @param {string} name of the haptic or sound @param {{items: Item[], whole?: Item}} now @param {{items: Item[], whole?: Item}} standard */
  draw(name, { items, whole = {} }, standard) {
    this.items = structuredClone(items);
    this.whole = { ...whole };
    this.#title.textContent = text(`studio.${this.#kind}.title`, { name, count: items.length });
    for (let index = this.#rows.length; index < items.length; index += 1) this.#rows.push(this.#row(index));
    for (const [index, { element, fields }] of this.#rows.entries()) {
      element.hidden = index >= items.length;
      if (element.hidden) continue;
      for (const { key, draw } of fields) draw(items[index][key], standard.items[index]?.[key] ?? items[index][key]);
    }
    for (const { key, draw } of this.#whole) draw(whole[key], standard.whole?.[key] ?? whole[key]);
    this.#add.disabled = items.length >= this.#list.maxItems || this.#next().time > this.#list.items.properties.time.maximum;
    this.#remove.disabled = items.length <= this.#list.minItems;
  }

  /** A copy of the last item, after it. */
  #next() {
    const last = /** @type {Item} */ (this.items.at(-1));
    return { ...last, time: last.time + (last.duration ? last.duration + pause : beat) };
  }

  /** @param {number} index */
  #row(index) {
    const fields = this.#fields(this.#list.items.properties, String(index), () => this.items[index]);
    const element = html("div", {}, fields.map(({ element: field }) => field));
    this.#rowPlace.append(element);
    return { element, fields };
  }

  /** @param {Schema} schemas @param {string} place @param {() => Item} item @returns {Field[]} */
  #fields(schemas, place, item) {
    return Object.entries(schemas).map(([key, schema]) => {
      const label = text(`studio.${this.#kind}.${key}`, { number: Number(place) + 1 });
      const id = `${this.#kind}s.${place}.${key}`;
      // Explained once for all taps.
      const note = Number(place) > 0 ? undefined : schema.description;
      const unit = schema.maximum === 1 ? "share" : key === "pitch" ? key : "milliseconds";
      const step = { share: 0.01, pitch: 1, milliseconds: this.#kind === "tap" ? 2 : 10 }[unit];
      const range = { least: schema.minimum, most: schema.maximum, step };
      const knob = new Knob({ id, label, note, unit: text(`studio.unit.${unit}`), ...range });
      for (const type of ["input", "change"]) {
        knob.addEventListener(type, () => this.#changed(item(), key, knob.value, type));
      }
      return { key, element: knob.element, draw: (value, standard) => knob.draw({ value, standard, warning: null }) };
    });
  }

  /** @param {"add" | "remove"} what @param {() => Item[]} items */
  #button(what, items) {
    const button = html("button", { type: "button", className: "button", textContent: text(`studio.${this.#kind}.${what}`) });
    button.dataset.nodPress = "button";
    button.addEventListener("click", () => {
      this.items = items();
      this.dispatchEvent(new Event("change"));
      // A disabled button would lose the focus.
      if (button.disabled) [this.#add, this.#remove].find((other) => !other.disabled)?.focus();
    });
    return button;
  }

  /** Moves later taps, so that a plain motor can separate them.
   * @param {Item} item @param {string} key @param {number} value @param {string} type */
  #changed(item, key, value, type) {
    item[key] = value;
    for (const [index, one] of this.items.entries()) {
      const last = this.items[index - 1];
      if (last?.duration) one.time = Math.max(one.time, last.time + last.duration + pause);
    }
    this.dispatchEvent(new Event(type));
  }
}

/** Milliseconds between taps, and between new notes. */
const [pause, beat] = [20, 40];
