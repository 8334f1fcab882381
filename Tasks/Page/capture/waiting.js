// Cards for captures that are not sent yet. They can be edited and deleted.

import { Editor } from "../rows/editor.js";
import { drawMeta, isEditing, mark } from "../rows/rows.js";
import { text, words } from "../words/texts.js";
import { binned } from "../feedback/undo.js";
import { find, instanceOf } from "../surfaces/find.js";
import { arrangeIn } from "../surfaces/html.js";

const template = find("#waiting-card-template", document, HTMLTemplateElement);

export class Waiting {
  #app;
  #list;
  #place;
  #heading;
  /** @type {Map<Capture, HTMLElement>} */
  #cards = new Map();

  /** @param {App} app @param {HTMLElement} root holds a list `ul[data-waiting]` and a heading
   * @param {TaskList} list shows them once saved @param {AbortSignal} signal aborted when its surface closes */
  constructor(app, root, list, signal) {
    this.#app = app;
    this.#list = list;
    this.#place = find("[data-waiting]", root);
    this.#heading = root.querySelector("h2[tabindex]") ?? find("h1", root);
    for (const source of [app.captures, words]) source.addEventListener("change", () => this.#draw(), { signal });
    // The list may show a different view by then.
    list.addEventListener("state", () => this.#draw());
    this.#place.addEventListener("click", ({ target }) => this.#clicked(/** @type {HTMLElement} */ (target)));
    signal.addEventListener("abort", () => {
      for (const [capture, card] of this.#cards) if (isEditing(card)) app.captures.release(capture);
    });
    this.#draw();
  }

  #draw() {
    const waiting = this.#app.captures.waiting.filter((capture) => this.#list.shows(this.#taskOf(capture)));
    const hadFocus = this.#place.contains(document.activeElement);
    for (const capture of this.#cards.keys()) if (!waiting.includes(capture)) this.#cards.delete(capture);
    arrangeIn(this.#place, waiting.toReversed().map((capture) => {
      const card = this.#cards.get(capture) ?? instanceOf(template);
      this.#drawCard(card, this.#taskOf(capture));
      this.#cards.set(capture, card);
      return card;
    }));
    if (hadFocus && !this.#place.contains(document.activeElement)) this.#heading.focus();
  }

  /** @param {HTMLElement} card @param {Task} task */
  #drawCard(card, task) {
    const { title } = task;
    find("[data-nod-title]", card).textContent = title;
    find(".row-delete", card).setAttribute("aria-label", text("task.delete", { title }));
    drawMeta(card, task);
    const meta = find(".row-meta", card);
    meta.append(mark("waits", [text("capture.waits")], "icon-cloud"));
    meta.hidden = false;
  }

  /** @param {Capture} capture @returns {Task} */
  #taskOf({ key, draft }) {
    const collections = (draft.collections ?? []).map((id) => this.#app.store.collection(id)).filter(Boolean);
    return /** @type {any} */ (
      { notes: "", due: null, priority: null, completedAt: null, column: "todo", ...draft, id: key, collections }
    );
  }

  /** @param {HTMLElement} target */
  #clicked(target) {
    const action = /** @type {HTMLElement | null} */ (target.closest("[data-action]"))?.dataset.action;
    const [capture] = [...this.#cards].find(([, card]) => card.contains(target)) ?? [];
    if (!capture) return;
    if (action === "change") this.#change(capture);
    if (action === "withdraw" || action === "delete") binned(capture.draft.title, this.#app.captures.withdraw(capture));
  }

  /** @param {Capture} capture */
  #change(capture) {
    const card = /** @type {HTMLElement} */ (this.#cards.get(capture));
    const { captures, store } = this.#app;
    captures.hold(capture);
    const done = (/** @type {Task | null} */ changed) =>
      captures.release(capture, changed ? draftOf(changed) : undefined);
    new Editor(card, this.#taskOf(capture), store, done, async (changed) => changed);
  }
}

/** @param {Task} task @returns {Draft} */
function draftOf({ title, notes, due, priority, collections }) {
  return { title, notes, due, priority, collections: collections.map(({ id }) => id) };
}
