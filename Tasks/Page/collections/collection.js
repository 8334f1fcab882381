import { Refusal, api } from "../server/api.js";
import { deleteCollection, discard } from "./membership.js";
import { NameForm } from "./names.js";
import { drawProgress } from "./progress.js";
import { drawIcon, drawRow, hueOf, idOf, makeRow } from "../rows/rows.js";
import { showSections } from "../list/sections.js";
import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { text } from "../words/texts.js";
import { collectionView } from "../tasks/views.js";
import { find } from "../surfaces/find.js";
import { isComposing } from "../surfaces/keyboard.js";

export default class CollectionSurface extends Surface {
  #id;
  #head;
  #heading;
  #form;
  #names;
  #isDeleting = false;

  /** @param {App} app @param {HTMLElement} element @param {Record<string, string>} parameters */
  constructor(app, element, parameters) {
    super(app, element);
    this.#id = Number(parameters.id);
    this.#head = find(".collection-head", element);
    this.#heading = find("h1", element);
    const list = new TaskList(
      app.store, element,
      { view: collectionView(this.#id), make: (task) => this.#makeRow(task), heading: this.#heading }
    );
    list.addEventListener("state", () => showSections(element, ["open"]));
    this.lists = [list];
    this.#form = find("[data-rename]", element, HTMLFormElement);
    this.#names = new NameForm(this.#form, async (name, key) => {
      app.store.putCollection(await api.renameCollection(this.#id, name, key));
      this.#closeForm();
    });
    this.#listen();
    this.#draw();
  }

  #listen() {
    const { app: { store }, signal } = this;
    store.addEventListener("collection", ({ detail }) => { if (detail.id === this.#id) this.#follow(); }, { signal });
    this.element.addEventListener("click", ({ target }) => {
      const action = /** @type {HTMLElement} */ (target).closest("[data-action]");
      if (action) this.#act(/** @type {HTMLElement} */ (action));
    }, { signal });
    this.#form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || isComposing(event)) return;
      event.preventDefault();
      this.#closeForm();
    });
  }

  get #collection() { return this.app.store.collection(this.#id); }

  async load() {
    const { store } = this.app;
    // Stored at once, because it may be outdated once the list has loaded.
    const reading = store.current(() => api.collection(this.#id)).then(
      (found) => void store.putCollection(found), (error) => error
    );
    const [problem] = await Promise.all([reading, super.load()]);
    if (this.signal.aborted) return;
    if (problem instanceof Refusal && problem.status === 404) return this.#showMissing();
    // The list reports other failures.
    if (problem) return;
    if (this.#collection) this.#showKnown(true);
    else this.#showMissing();
  }

  reword() {
    super.reword();
    this.#draw();
  }

  /** @param {HTMLElement} button */
  #act(button) {
    const { action } = button.dataset;
    if (action === "compose") this.app.compose({ collection: this.#id });
    if (action === "rename" && this.#collection) {
      this.#showForm(true);
      this.#names.begin(this.#collection.name);
    }
    if (action === "keep-name") this.#closeForm();
    if (action === "delete-collection") this.#delete();
    const row = action === "remove" && button.closest(".row");
    const task = row && this.app.store.get(idOf(row));
    if (task && this.#collection) discard(this.app, { ...this.#collection }, task);
  }

  #closeForm() {
    this.#showForm(false);
    find("[data-action=rename]", this.#head).focus();
  }

  /** @param {boolean} isOpen */
  #showForm(isOpen) {
    this.#form.hidden = !isOpen;
    // Screen readers still need the heading.
    find(".collection-title", this.#head).classList.toggle("visually-hidden", isOpen);
    find("[data-action=rename]", this.#head).hidden = isOpen;
  }

  /** @param {Task} task */
  #makeRow(task) {
    const row = makeRow(task);
    row.dataset.within = String(this.#id);
    const button = find(".row-delete", row);
    button.dataset.action = "remove";
    button.replaceChildren(drawIcon("icon-remove"));
    drawRow(row, task);
    return row;
  }

  async #delete() {
    const collection = this.#collection;
    if (!collection || this.#isDeleting) return;
    this.#isDeleting = true;
    await deleteCollection(this.app, { ...collection });
    this.#isDeleting = false;
  }

  #follow() {
    if (!this.#collection) return this.#isDeleting ? undefined : this.#showMissing();
    this.#draw();
    // Restored.
    if (this.#missing.hidden) return;
    this.#showKnown(true);
    this.load();
  }

  #draw() {
    const collection = this.#collection;
    if (!collection) return;
    this.#heading.textContent = collection.name;
    const mark = find(".collection-title .mark", this.#head);
    Object.assign(mark.dataset, { hue: hueOf(collection.id), nodCollection: collection.id });
    find("[data-action=rename]", this.#head).setAttribute(
      "aria-label", text("collection.rename", { name: collection.name })
    );
    drawProgress(this.#head, collection);
  }

  #showMissing() {
    const hadFocus = this.element.contains(document.activeElement);
    this.#showKnown(false);
    if (hadFocus) find("h1", this.#missing).focus();
  }

  get #missing() { return find("[data-missing]", this.element); }

  /** @param {boolean} isKnown */
  #showKnown(isKnown) {
    for (const part of this.element.querySelectorAll("[data-known]")) part.hidden = !isKnown;
    this.#missing.hidden = isKnown;
  }
}
