import { api, wayOut } from "../server/api.js";
import { inserted } from "/nod/nod.js";
import { NameForm } from "./names.js";
import { drawProgress, stateOf } from "./progress.js";
import { hueOf } from "../rows/rows.js";
import { Surface } from "../surfaces/surface.js";
import { alphabetical, text } from "../words/texts.js";
import { find, instanceOf } from "../surfaces/find.js";
import { arrangeIn } from "../surfaces/html.js";

const order = ["open", "complete", "empty"];
const template = find("#collection-card-template", document, HTMLTemplateElement);

export default class CollectionsSurface extends Surface {
  #status;
  #list;
  #said;
  /** @type {Map<number, HTMLElement>} */
  #cards = new Map();
  #hasLoaded = false;
  #willDraw = false;

  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    this.#status = find("nod-status", element);
    this.#list = find("[data-cards]", element);
    this.#said = find("[data-said]", element);
    const { signal } = this;
    const form = find("[data-add]", element, HTMLFormElement);
    new NameForm(form, (name, key) => this.#add(name, key));
    this.#status.addEventListener("nod-retry", () => this.load());
    find("[data-action=begin]", element).addEventListener("click", () => find("[name=name]", form).focus(), { signal });
    app.store.addEventListener("collection", () => this.#drawSoon(), { signal });
  }

  get hasFailed() { return this.#status.getAttribute("state") === "failed"; }

  reword() { if (this.#hasLoaded) this.#draw(); }

  async load() {
    this.#show(this.#hasLoaded ? "refreshing" : "loading");
    try {
      const { collections } = await this.app.store.current(api.collections);
      this.app.store.putCollections(collections);
      this.#hasLoaded = true;
    } catch (error) {
      if (this.#hasLoaded) return this.#draw();
      find("[data-failed-text]", this.#status).textContent = wayOut(error);
      return this.#show("failed");
    }
    this.#draw();
  }

  /** @param {string} name @param {string} key */
  async #add(name, key) {
    const { id } = this.app.store.putCollection(await api.addCollection(name, key));
    this.#hasLoaded = true;
    this.#draw();
    this.#said.textContent = text("collections.added", { name });
    const card = /** @type {HTMLElement} */ (this.#cards.get(id));
    card.scrollIntoView({ block: "nearest" });
    inserted(card);
  }

  #drawSoon() {
    if (this.#willDraw) return;
    this.#willDraw = true;
    queueMicrotask(() => {
      this.#willDraw = false;
      if (this.#hasLoaded && !this.signal.aborted) this.#draw();
    });
  }

  #draw() {
    const collections = this.app.store.collections.sort(isBefore);
    const ids = new Set(collections.map(({ id }) => id));
    const hadFocus = this.#list.contains(document.activeElement);
    for (const id of this.#cards.keys()) if (!ids.has(id)) this.#cards.delete(id);
    arrangeIn(this.#list, collections.map((collection) => {
      const card = this.#cards.get(collection.id) ?? instanceOf(template);
      drawCard(card, collection);
      this.#cards.set(collection.id, card);
      return card;
    }));
    if (hadFocus && !this.#list.contains(document.activeElement)) this.app.surfaces.heading?.focus();
    this.#show(collections.length > 0 ? "loaded" : "empty");
  }

  /** @param {string} state */
  #show(state) {
    if (this.#status.getAttribute("state") !== state) this.#status.setAttribute("state", state);
  }
}

/** @param {Collection} one @param {Collection} other */
function isBefore(one, other) {
  return order.indexOf(stateOf(one)) - order.indexOf(stateOf(other)) || alphabetical(one.name, other.name)
    || one.id - other.id;
}

/** @param {HTMLElement} card @param {Collection} collection */
function drawCard(card, collection) {
  const link = find(".collection-link", card, HTMLAnchorElement);
  const name = find(".mark", card);
  link.setAttribute("href", `/collections/${collection.id}`);
  name.dataset.hue = hueOf(collection.id);
  if (name.textContent !== collection.name) name.textContent = collection.name;
  drawProgress(card, collection);
}
