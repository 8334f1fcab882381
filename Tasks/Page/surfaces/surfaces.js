import { moment } from "/nod/nod.js";
import BoardSurface from "../board/board.js";
import CaptureSurface from "../capture/capture.js";
import CollectionSurface from "../collections/collection.js";
import CollectionsSurface from "../collections/collections.js";
import ListSurface from "../list/list.js";
import { Latest } from "./latest.js";
import { focusCheck } from "../rows/focus.js";
import { text, words } from "../words/texts.js";
import { find } from "./find.js";

/** @typedef {import("./surface.js").Surface} Surface */

/** `failed` is a text key. */
const routes = [
  { path: /^\/$/, name: "list", failed: "list.failed", Made: ListSurface },
  { path: /^\/board$/, name: "board", failed: "board.failed", Made: BoardSurface },
  { path: /^\/capture$/, name: "capture", failed: "list.failed", Made: CaptureSurface },
  { path: /^\/collections$/, name: "collections", failed: "collections.failed", Made: CollectionsSurface },
  { path: /^\/collections\/(?<id>\d+)$/, name: "collection", failed: "list.failed", Made: CollectionSurface },
];

export class Surfaces extends EventTarget {
  element = find("#surface");
  /** @type {Surface | null} */
  current = null;
  #app;
  #openings = new Latest();
  #address = "";

  /** @param {Omit<App, "surfaces">} app */
  constructor(app) {
    super();
    this.#app = { ...app, surfaces: this };
    document.addEventListener("click", (event) => this.#followed(event));
    // Skips links within the page, which change the history, too.
    addEventListener("popstate", () => { if (this.#address !== addressNow()) this.#begin(); });
    words.addEventListener("change", () => {
      this.current?.reword();
      this.#nameTab();
    });
  }

  start() { return this.current ? this.#openings.wait() : this.#begin({ isFirst: true }); }

  /** @param {string} path */
  go(path) {
    if (addressNow() !== path) history.pushState(null, "", path);
    return this.#begin();
  }

  /** @param {string} name */
  stands(name) { return this.element.dataset.name === name && routeOf(location.pathname).name === name; }

  /** @param {{isFirst?: boolean}} [how] */
  #begin(how) { return this.#openings.wait(this.#open(how)); }

  /** @param {MouseEvent} event of a link to a surface; with a modifier key the browser opens a tab */
  #followed(event) {
    const link = /** @type {Element} */ (event.target).closest?.("a[data-surface]");
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    if (link.getAttribute("aria-current") !== "page") moment("selected", { element: link });
    this.go(/** @type {HTMLAnchorElement} */ (link).pathname);
  }

  /** @param {{isFirst?: boolean}} [how] */
  async #open(how) {
    this.#address = addressNow();
    const { name, failed, Made, parameters } = routeOf(location.pathname);
    this.current?.close();
    this.element.replaceChildren(contentOf(name, failed));
    this.element.dataset.name = name;
    this.current = new Made(this.#app, this.element, parameters);
    markCurrent(location.pathname);
    this.dispatchEvent(new Event("change"));
    if (!how?.isFirst) {
      scrollTo({ top: 0 });
      this.heading?.focus({ preventScroll: true });
    }
    this.#nameTab();
    await this.current.load();
    this.#nameTab();
  }

  /** Names the tab after the heading, which may be known only after loading. */
  #nameTab() {
    const names = new Set([this.heading?.textContent, text("app.title")].filter(Boolean));
    document.title = [...names].join(" – ");
  }

  /** @returns {HTMLElement | null} */
  get heading() { return this.element.querySelector("h1"); }

  /** Defaults of a new task, also while the surface loads.
   * @returns {Choice} */
  get choice() {
    const { id } = routeOf(location.pathname).parameters;
    return id ? { collection: Number(id) } : {};
  }

  get hasFailed() { return this.current?.hasFailed ?? false; }

  /** @param {number} id */
  row(id) { return this.current?.listWith(id)?.row(id); }

  /** @param {Task} task */
  draw(task) { for (const list of this.current?.lists ?? []) list.draw(task); }

  /** @param {Task} task */
  place(task) { this.current?.place(task); }

  /** Whether a completed task's new place is visible, so its row moves there.
   * @param {Task} task */
  keepsInSight(task) {
    const list = this.current?.lists.find((list) => list.shows(task));
    return Boolean(list?.hasInSight(task));
  }

  /** @param {number} id */
  passFocusOn(id) { this.current?.passFocusOn(id); }

  /** @param {number} id @param {(row: HTMLElement) => Promise<void> | void} [leave] */
  dismiss(id, leave) { return this.current?.listWith(id)?.dismiss(id, leave); }

  /** @param {number} id */
  remove(id) { this.current?.listWith(id)?.remove(id); }

  /** @param {HTMLElement} row */
  letLeave(row) { this.current?.letLeave(row); }

  /** Focuses a task's row. Returns whether there is one.
   * @param {Task} task */
  present({ id }) {
    const row = this.row(id);
    row?.scrollIntoView({ block: "nearest" });
    focusCheck(row, { preventScroll: true });
    return row !== undefined;
  }

  /** A view that shows a task hidden here.
   * @param {Task} task @returns {{name: string, show: () => Promise<unknown>}} */
  elsewhere(task) {
    const { current } = this;
    if (current?.reveal) return { name: text("list.heading.open"), show: async () => current.reveal?.(task) };
    const [collection] = task.collections;
    if (collection) return { name: collection.name, show: () => this.go(`/collections/${collection.id}`) };
    return task.due ? { name: text("nav.list"), show: () => this.go("/") }
      : { name: text("nav.capture"), show: () => this.go("/capture") };
  }

  recount() { for (const list of this.current?.lists ?? []) list.recount(); }
  refresh() { this.current?.load(); }
  redraw() { for (const list of this.current?.lists ?? []) list.redraw(); }
}

/** @param {string} path */
function routeOf(path) {
  for (const route of routes) {
    const found = route.path.exec(path);
    if (found) return { ...route, parameters: { ...found.groups } };
  }
  return { ...routes[0], parameters: {} };
}

/** Adds the parts that all <nod-status> share: placeholder, failure, button for more.
 * @param {HTMLElement} status @param {string} failed the key of the failure's text */
function completeStatus(status, failed) {
  const shared = document.importNode(find("#status-template", document, HTMLTemplateElement).content, true);
  const title = document.createElement(status.dataset.heading ?? "h3");
  title.textContent = text(failed);
  find("[data-failed-text]", shared).before(title);
  status.append(shared);
}

/** @param {string} name @param {string} failed */
function contentOf(name, failed) {
  const template = find(`#${name}-surface`, document, HTMLTemplateElement);
  const content = document.importNode(template.content, true);
  for (const status of content.querySelectorAll("nod-status")) completeStatus(status, failed);
  return content;
}

/** Marks the link of the current surface; a single collection marks that of all collections.
 * @param {string} path */
function markCurrent(path) {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("nav a[data-surface]"))) {
    const isCurrent = link.pathname === path;
    const isWithin = link.pathname !== "/" && path.startsWith(`${link.pathname}/`);
    if (isCurrent || isWithin) link.setAttribute("aria-current", isCurrent ? "page" : "true");
    else link.removeAttribute("aria-current");
  }
}

const addressNow = () => location.pathname + location.search;
