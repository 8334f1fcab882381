// Captures: an inbox of what was put nowhere yet, as cards, the newest on top. A card that is swiped aside is completed; a key
// says the same.

import { Editor } from "../editor.js";
import { hideHint, hintIsNew } from "../hints.js";
import { checkOf, isEditing, makeFrom } from "../rows.js";
import { Surface } from "../surface.js";
import { swipe } from "../swiping.js";
import { TaskList } from "../tasklist.js";
import { text } from "../texts.js";
import { binned } from "../undo.js";
import { captureView } from "../views.js";

/** @typedef {import("../api.js").Task} Task @typedef {import("../captures.js").Capture} Capture */

/** @type {HTMLTemplateElement} */
const template = document.querySelector("#capture-card-template");
/** @type {HTMLTemplateElement} */
const waitingTemplate = document.querySelector("#waiting-card-template");
const hint = "swipe";

export default class CaptureSurface extends Surface {
  #list;
  #heading;
  /** Cards of captures that wait. @type {Map<Capture, HTMLElement>} */
  #waiting = new Map();
  #abort = new AbortController();

  /** @type {typeof Surface.prototype.constructor} */
  constructor(app, element, parameters) {
    super(app, element, parameters);
    this.#heading = /** @type {HTMLElement} */ (element.querySelector("#capture-heading"));
    this.#list = new TaskList(app.store, element, { view: captureView(), make: (task) => this.#makeCard(task), heading: this.#heading });
    this.lists = [this.#list];
    this.#listen(this.#abort.signal);
    this.#drawWaiting();
    this.#explain();
  }

  reword() {
    super.reword();
    this.#drawWaiting();
    this.#explain();
  }

  close() {
    super.close();
    this.#abort.abort();
    for (const [capture, card] of this.#waiting) if (isEditing(card)) this.app.captures.release(capture);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.#list.addEventListener("state", () => this.#drawHint());
    this.app.captures.addEventListener("change", () => this.#drawWaiting(), { signal });
    this.app.settings.addEventListener("change", () => this.#explain(), { signal });
    this.element.addEventListener("click", ({ target }) => this.#clicked(/** @type {HTMLElement} */ (target)), { signal });
    // Before the control that has the focus takes the key for itself.
    this.element.addEventListener("keydown", (event) => this.#pressed(event), { signal, capture: true });
  }

  /** @param {Task} task */
  #makeCard(task) {
    const card = makeFrom(template, task);
    swipe(card, {
      commit: () => { this.#complete(card); this.#learned(); },
      isEnabled: () => !isEditing(card) && !checkOf(card).checked,
      moves: card.querySelector(".card-face"),
    });
    return card;
  }

  /** As a swipe does. @param {HTMLElement} card */
  #complete(card) {
    if (!isEditing(card) && !checkOf(card).checked) checkOf(card).toggle("swipe");
  }

  /** @param {HTMLElement} target */
  #clicked(target) {
    const action = /** @type {HTMLElement | null} */ (target.closest("[data-action]"))?.dataset.action;
    const [capture] = [...this.#waiting].find(([, card]) => card.contains(target)) ?? [];
    if (action === "change") this.#change(capture);
    if (action === "withdraw") this.#withdraw(capture);
    if (action === "dismiss-hint") {
      this.#learned();
      this.#heading.focus();
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const card = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(".row"));
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || !card || isEditing(card)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#complete(card);
  }

  // What stands beside the cards.

  #learned() {
    hideHint(hint);
    this.#drawHint();
  }

  #drawHint() {
    this.element.querySelector(".capture-hint").hidden = !hintIsNew(hint) || this.#list.length === 0;
  }

  /** Captures that the server hasn't heard of, the newest on top as they will stand below. */
  #drawWaiting() {
    const { waiting } = this.app.captures;
    const gone = [...this.#waiting].filter(([capture]) => !waiting.includes(capture));
    const hadFocus = gone.some(([, card]) => card.contains(document.activeElement));
    for (const [capture, card] of gone) {
      this.#waiting.delete(capture);
      card.remove();
    }
    for (const capture of waiting) {
      const card = this.#waiting.get(capture) ?? /** @type {HTMLElement} */ (document.importNode(waitingTemplate.content, true).firstElementChild);
      drawWaitingCard(card, capture);
      this.#waiting.set(capture, card);
    }
    const list = this.element.querySelector("[data-waiting]");
    // Only what stands elsewhere is moved: the focus would be lost.
    for (const [place, capture] of waiting.toReversed().entries()) {
      const card = this.#waiting.get(capture);
      if (list.children[place] !== card) list.insertBefore(card, list.children[place] ?? null);
    }
    if (hadFocus) this.#heading.focus();
  }

  /** @param {Capture} capture */
  #change(capture) {
    const { captures, store } = this.app;
    const { key, draft } = capture;
    const collections = (draft.collections ?? []).map((id) => store.collection(id)).filter(Boolean);
    const task = /** @type {any} */ ({ notes: "", due: null, priority: null, ...draft, id: key, collections });
    captures.hold(capture);
    new Editor(this.#waiting.get(capture), task, store, (changed) => captures.release(capture, changed && draftOf(changed)), async (changed) => changed);
  }

  /** @param {Capture} capture */
  #withdraw(capture) {
    binned(capture.draft.title, this.app.captures.withdraw(capture));
  }

  /** An empty place says what it is for: to somebody who is new here otherwise than to somebody who is done. */
  #explain() {
    const { hasCompletedFirstCapture: isKnown } = this.app.settings.values;
    this.element.querySelector("[data-empty-title]").textContent = text(isKnown ? "capture.empty.title" : "capture.first.title");
    this.element.querySelector("[data-empty-text]").textContent = text(isKnown ? "capture.empty.text" : "capture.first.text");
  }
}

/** @param {HTMLElement} card @param {Capture} capture */
function drawWaitingCard(card, { draft: { title } }) {
  card.querySelector("[data-nod-title]").textContent = title;
  card.querySelector(".row-delete").setAttribute("aria-label", text("task.delete", { title }));
}

/** @param {Task} task @returns {import("../captures.js").Draft} */
function draftOf({ title, notes, due, priority, collections }) {
  return { title, notes, due, priority, collections: collections.map(({ id }) => id) };
}
