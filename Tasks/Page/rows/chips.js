import { api } from "../server/api.js";
import { collectionMark } from "./rows.js";
import { alphabetical } from "../words/texts.js";
import { find } from "../surfaces/find.js";
import { html } from "../surfaces/html.js";

export class Chips {
  #place;
  #task;
  #store;
  /** @type {Set<number>} */
  #saved;

  /** @param {HTMLElement} place a fieldset, visible if there are collections @param {Task} task @param {Store} store */
  constructor(place, task, store) {
    this.#place = place;
    this.#task = task.id;
    this.#store = store;
    this.#saved = new Set(task.collections.map(({ id }) => id));
    this.#draw();
    // Until then, the collections of known tasks are offered.
    store.current(api.collections).then(({ collections }) => {
      store.putCollections(collections);
      this.#draw();
    }, (error) => console.warn("Tasks:", error));
  }

  #draw() {
    const list = find(".chip-list", this.#place);
    const chips = new Map(Array.from(list.children, (chip) => [Number(chip.querySelector("input")?.value), chip]));
    const collections = this.#store.collections.sort((one, other) => alphabetical(one.name, other.name));
    for (const collection of collections) list.append(chips.get(collection.id) ?? this.#chip(collection));
    this.#place.hidden = collections.length === 0;
  }

  /** @param {Collection} collection */
  #chip(collection) {
    const { id } = collection;
    const box = html("input", { type: "checkbox", value: String(id), checked: this.#saved.has(id) });
    return html("label", { className: "chip" }, [box, collectionMark(collection)]);
  }

  /** @type {number[]} */
  get chosen() {
    return Array.from(
      /** @type {NodeListOf<HTMLInputElement>} */ (this.#place.querySelectorAll("input:checked")),
      (box) => Number(box.value)
    );
  }

  get collections() { return this.chosen.flatMap((id) => this.#store.collection(id) ?? []); }

  get #changes() {
    const chosen = new Set(this.chosen);
    const all = Array.from(this.#place.querySelectorAll("input"), (box) => Number(box.value));
    return all.filter((id) => chosen.has(id) !== this.#saved.has(id)).map((id) => ({ id, isIn: chosen.has(id) }));
  }

  get hasChanged() { return this.#changes.length > 0; }

  /** Saves change by change; a retry skips saved ones. */
  async save() {
    for (const { id, isIn } of this.#changes) {
      await api.collect(id, this.#task, isIn);
      if (isIn) this.#saved.add(id);
      else this.#saved.delete(id);
    }
  }
}
