// The Inbox: tasks without a day or collection, newest first.

import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { captureView } from "../tasks/views.js";
import { Waiting } from "./waiting.js";
import { find } from "../surfaces/find.js";

export default class CaptureSurface extends Surface {
  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    const list = new TaskList(app.store, element, { view: captureView(), heading: find("h1", element) });
    this.lists = [list];
    new Waiting(app, element, list, this.signal);
  }
}
