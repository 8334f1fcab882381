// The Inbox: tasks without a day or collection, newest first.

import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { text } from "../words/texts.js";
import { captureView } from "../tasks/views.js";
import { Waiting } from "./waiting.js";
import { find } from "../surfaces/find.js";

export default class CaptureSurface extends Surface {
  #waiting;

  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    const list = new TaskList(app.store, element, { view: captureView(), heading: find("h1", element) });
    this.lists = [list];
    this.#waiting = new Waiting(app, element, list, this.signal);
    app.settings.addEventListener("change", () => this.#explain(), { signal: this.signal });
    this.#explain();
  }

  reword() {
    super.reword();
    this.#waiting.draw();
    this.#explain();
  }

  #explain() {
    const { hasCompletedFirstCapture: isKnown } = this.app.settings.values;
    find("[data-empty-title]", this.element).textContent = text(
      isKnown ? "capture.empty.title" : "capture.first.title"
    );
    find("[data-empty-text]", this.element).textContent = text(isKnown ? "capture.empty.text" : "capture.first.text");
  }
}
