// Captures: an inbox of unsorted tasks as cards, the newest on top. Swiping a card aside completes it; so does a key.

import { checkOf, isEditing, makeFrom } from "../rows/rows.js";
import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { text } from "../words/texts.js";
import { captureView } from "../tasks/views.js";
import { Waiting } from "./waiting.js";
import { find } from "../surfaces/find.js";
import { isEnter } from "../surfaces/keyboard.js";

const template = find("#capture-card-template", document, HTMLTemplateElement);
/** Without the library's gestures cards can't be swiped, but a swipe does nothing that has no button, too.
 * @type {Pick<typeof import("/nod/gestures.js"), "swipe">} */
const { swipe } = await import("/nod/gestures.js").catch((error) => {
  console.warn("Tasks: gestures could not be loaded.", error);
  return { swipe: () => () => {} };
});

export default class CaptureSurface extends Surface {
  #waiting;

  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    const heading = find("#capture-heading", element);
    const make = (/** @type {Task} */ task) => this.#makeCard(task);
    const list = new TaskList(app.store, element, { view: captureView(), make, heading });
    this.lists = [list];
    this.#waiting = new Waiting(app, element, list, this.signal);
    this.#listen();
    this.#explain();
  }

  reword() {
    super.reword();
    this.#waiting.draw();
    this.#explain();
  }

  #listen() {
    const { signal } = this;
    this.app.settings.addEventListener("change", () => this.#explain(), { signal });
    // Captured before the focused control handles the key.
    this.element.addEventListener("keydown", (event) => this.#pressed(event), { signal, capture: true });
  }

  /** @param {Task} task */
  #makeCard(task) {
    const card = makeFrom(template, task);
    swipe(card, {
      commit: () => this.#complete(card),
      isEnabled: () => !isEditing(card) && !checkOf(card).checked,
      moves: find(".card-face", card),
    });
    return card;
  }

  /** Completes a card as a swipe does.
   * @param {HTMLElement} card */
  #complete(card) {
    if (!isEditing(card) && !checkOf(card).checked) checkOf(card).toggle("swipe");
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const card = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(".row"));
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey) || event.repeat || !card || isEditing(card)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#complete(card);
  }

  /** Explains the empty surface, to newcomers in other words than to others. */
  #explain() {
    const { hasCompletedFirstCapture: isKnown } = this.app.settings.values;
    find("[data-empty-title]", this.element).textContent = text(
      isKnown ? "capture.empty.title" : "capture.first.title"
    );
    find("[data-empty-text]", this.element).textContent = text(isKnown ? "capture.empty.text" : "capture.first.text");
  }
}
