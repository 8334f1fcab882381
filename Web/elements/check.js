
import { define, loaded } from "../copies.js";
import { flashing, make } from "../dom.js";
import { idOf, itemOf, knownCollections, numberOf, numberOfSpot, ownId } from "../items.js";
import { message, speakers } from "../messages.js";
import { native } from "../performers/haptics.js";
import { part } from "../performers/motion.js";
import { letGo, tap } from "../press.js";
import { report } from "../session.js";
import { checkStyle } from "./check.style.js";

/** @typedef {import("../nod.js").Collection} Collection @typedef {import("../nod.js").NodCheck} Declared */

const tree = document.createDocumentFragment();
tree.append(
  make("input", { type: "checkbox", id: "input" }), make("label", { for: "input", "aria-hidden": "true" }),
  make(
    "span", { part: "control" },
    make(
      "svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
      make("circle", { part: "ring", cx: "12", cy: "12", r: "10.5" }),
      make("path", { class: "alarm", d: "M12 7v6m0 4v.01" }), make("path", { class: "dash", d: "M7.5 12h9" }),
      make(
        "g", { part: "mark" }, make("circle", { class: "disc", cx: "12", cy: "12", r: "11.5" }),
        make("path", { class: "tick", pathLength: "1", d: "m7 12.5 3.5 3.5L17 9" })
      ),
    ),
    make("span", { part: "overlay" }),
  ),
);

/** @implements {Declared} */
export class NodCheck extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["checked", "item", "label", "aria-label", "subject", "value", "required", "collections"];

  #internals = this.attachInternals();
  #root = this.attachShadow({ mode: "open", delegatesFocus: true });
  #input;
  #control;
  /** @type {Record<string, HTMLElement[]>} */
  #parts;
  #own = 0;
  #custom = "";
  /** @type {Collection[]} */
  #collections = [];
  /** Observes its labels.
   * @type {MutationObserver | null} */
  #labelWatch = null;
  /** Whether the host's click was already dispatched, so that the input's click stays inside. */
  #isRelayed = false;
  #isTapped = false;
  #obey = () => this.#feelNatively();
  #reword = () => {
    this.#drawName();
    this.#describe(this.state);
    this.#tellForm();
  };

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [checkStyle];
    this.#root.append(document.importNode(tree, true));
    this.#input = /** @type {HTMLInputElement} */ (this.#root.querySelector("input"));
    this.#control = /** @type {HTMLElement} */ (this.#root.querySelector("[part=control]"));
    const [mark, tick, overlay] = this.#root.querySelectorAll("[part=mark], .tick, [part=overlay]");
    this.#parts = { mark: [mark], disc: [mark], tick: [tick], brightness: [overlay] };
    this.#input.addEventListener("change", () => this.#tapped());
    this.#root.querySelector("label")?.addEventListener("click", (event) => {
      // The page gets only the host's click.
      event.stopPropagation();
      this.#isTapped = event.isTrusted;
      setTimeout(() => { this.#isTapped = false; });
    });
    this.#input.addEventListener("click", (event) => { if (this.#isRelayed) event.stopPropagation(); });
    this.#input.addEventListener("keydown", (event) => this.#keyed(event));
    this.#input.addEventListener("focus", () => this.#drawName());
    this.addEventListener("click", (event) => this.#clicked(event));
    this.addEventListener("invalid", () => this.#input.setAttribute("aria-invalid", "true"));
  }

  connectedCallback() {
    this.#takeOver();
    const item = itemOf(this.itemId);
    item.checks.add(this);
    loaded.stay?.(this.row);
    if (!item.isSettled) this.show(item.completed, item.state);
    else this.#take(item, this.checked);
    // The parser may add the label's text after this element.
    queueMicrotask(() => this.#drawName());
    native.obeying.add(this.#obey);
    this.#obey();
    speakers.add(this.#reword);
  }

  disconnectedCallback() {
    const item = itemOf(this.itemId);
    item.checks.delete(this);
    // Not if it was only moved. A page that removes a check doesn't decline its change.
    queueMicrotask(() => {
      if (this.isConnected || item.source !== this || item.reported === null) return;
      item.reported = null;
      report({ event: "unobserved", item: item.id });
    });
    native.obeying.delete(this.#obey);
    speakers.delete(this.#reword);
    this.#labelWatch?.disconnect();
    this.#labelWatch = null;
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === "checked") this.checked = value !== null;
    else if (name === "item") this.#become(before);
    else if (name === "collections") this.collections = JSON.parse(value ?? "[]");
    else if (name === "value" || name === "required") this.#tellForm();
    else this.#drawName();
  }

  /** The item's number; a private one if the page gives no id. */
  get itemId() { return this.#numberOf(this.getAttribute("item")); }
  get item() { return idOf(this.itemId); }
  set item(id) { this.setAttribute("item", String(id)); }

  /** While a tap is being saved, changes by the page are shown after two seconds. */
  get checked() { return this.#input.checked; }
  set checked(is) {
    const completed = Boolean(is);
    const item = itemOf(this.itemId);
    // A page that rerenders repeats the state before the tap, and may follow after the save.
    const follows = this.checked === completed && item.reported === !completed;
    if (item.isSettled && !follows) this.#take(item, completed);
    else if (item.source === this) report({ event: "reported", item: item.id, isCompleted: item.reported = completed });
  }

  get indeterminate() { return this.#input.indeterminate; }
  set indeterminate(is) {
    this.#input.indeterminate = is;
    this.#tellForm();
  }

  /** @returns {Collection[]} */
  get collections() { return this.#collections; }
  set collections(list) {
    this.#collections = [...list];
    for (const { id, name, total } of list) if (name) knownCollections.set(numberOf(id), { name, total });
  }

  get subject() { return this.getAttribute("subject") ?? (this.label || this.#labelText); }
  set subject(text) { this.setAttribute("subject", text); }
  get label() { return this.getAttribute("label") ?? ""; }
  set label(text) { this.setAttribute("label", text); }
  get leaves() { return this.hasAttribute("leaves"); }
  set leaves(does) { this.toggleAttribute("leaves", Boolean(does)); }
  get quiet() { return this.hasAttribute("quiet"); }
  set quiet(is) { this.toggleAttribute("quiet", Boolean(is)); }
  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(is) { this.toggleAttribute("disabled", Boolean(is)); }
  get required() { return this.hasAttribute("required"); }
  set required(is) { this.toggleAttribute("required", Boolean(is)); }
  get name() { return this.getAttribute("name") ?? ""; }
  set name(text) { this.setAttribute("name", text); }
  get value() { return this.getAttribute("value") ?? "on"; }
  set value(text) { this.setAttribute("value", text); }
  get type() { return /** @type {const} */ ("checkbox"); }
  get state() { return /** @type {Declared["state"]} */ (this.getAttribute("state") ?? "open"); }
  get form() { return this.#internals.form; }
  get labels() { return /** @type {Declared["labels"]} */ (this.#internals.labels); }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  /** @param {string} text the error; empty for none */
  setCustomValidity(text) {
    this.#custom = text;
    this.#tellForm();
  }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  /** @returns {HTMLElement} */
  get row() {
    const selector = this.getAttribute("row") || "[data-nod-row]";
    return this.closest(selector) ?? this.closest("li") ?? this;
  }

  /** Toggles by another control, or by a swipe of its card.
   * @param {"check" | "swipe"} [way]
   * @param {unknown} [spot] the page's value for its place when reopened */
  toggle(way = "check", spot = null) {
    if (this.#input.disabled) return;
    this.#input.checked = !this.#input.checked;
    this.#tapped(way, spot);
  }

  /** @param {boolean} completed @param {string} state */
  show(completed, state) {
    this.#input.checked = completed;
    if (this.getAttribute("state") !== state) this.setAttribute("state", state);
    // Styling by the host's attribute would restyle every check when an outer `state` changes.
    this.#control.dataset.state = state;
    for (const title of this.#titles) title.toggleAttribute("data-nod-struck", completed);
    this.#describe(state);
    this.#tellForm();
    this.#feelNatively();
  }

  /** A switch if the platform plays the haptic; assistive technology still hears a checkbox. */
  #feelNatively() {
    const isSwitch = native.isFelt(this.#input.checked ? "reopened" : "completed");
    if (this.#input.toggleAttribute("switch", isSwitch)) this.#input.setAttribute("role", "checkbox");
    else this.#input.removeAttribute("role");
  }

  /** @param {string} property */
  [part](property) {
    if (property === "strike") return this.#titles;
    if (property === "mark") return [...this.#parts.mark, ...this.#titles];
    return this.#parts[property] ?? [["scale", "pulse"].includes(property) ? this.#control : this];
  }

  /** @returns {HTMLElement[]} */
  get #titles() { return [...this.row.querySelectorAll("[data-nod-title]")]; }

  get [flashing]() { return this.row; }

  /** @param {boolean} isDisabled */
  formDisabledCallback(isDisabled) { this.#input.disabled = isDisabled; }
  /** A reset during a save becomes another pending change. */
  formResetCallback() {
    const completed = this.hasAttribute("checked");
    if (itemOf(this.itemId).isSettled) this.checked = completed;
    else if (this.checked !== completed) this.#input.click();
  }
  /** @param {string | null} state */
  formStateRestoreCallback(state) { this.checked = state !== null; }

  get #labelText() {
    return Array.from(this.#internals.labels, (label) => label.textContent?.trim()).filter(Boolean).join(" ");
  }

  #drawName() {
    const own = this.getAttribute("aria-label") || this.label;
    const name = own || this.#labelText || this.getAttribute("subject");
    this.#input.setAttribute("aria-label", name || message("check"));
    // Reading `labels` searches the whole document, so it is read only for checks without their own name.
    if (own || this.#labelWatch || !this.isConnected) return;
    const { labels } = this.#internals;
    if (labels.length === 0) return;
    this.#labelWatch = new MutationObserver(() => this.#drawName());
    for (const label of labels) {
      this.#labelWatch.observe(label, { subtree: true, childList: true, characterData: true });
    }
  }

  /** Sets properties again that the page set before the upgrade, where they hide the accessors. */
  #takeOver() {
    const own = /** @type {Record<string, unknown>} */ (/** @type {object} */ (this));
    for (const [name, value] of Object.entries(own)) {
      if (!(name in NodCheck.prototype)) continue;
      delete own[name];
      own[name] = value;
    }
  }

  /** @param {"check" | "swipe"} [way] @param {unknown} [spot] */
  #tapped(way = "check", spot = null) {
    const wasCompleted = !this.#input.checked;
    this.#input.indeterminate = false;
    // A leaving row ignores taps, but can be moved.
    if (loaded.ignoresTaps?.(this.row) && spot === null) return void (this.#input.checked = wasCompleted);
    const item = itemOf(this.itemId);
    if (item.isSettled) item.saved = wasCompleted;
    Object.assign(item, { source: this, isKnown: true, subject: this.subject || item.subject });
    const leaves = [...item.checks].some((check) => check.leaves);
    const collections = this.#collections.map(({ id, open, total }) => ({ collection: numberOf(id), open, total }));
    const toggle = {
      item: item.id, isCompleted: wasCompleted, leaves, way, collections,
      spot: spot === null ? null : numberOfSpot(spot),
      isNative: this.#isTapped && this.#input.hasAttribute("switch"),
    };
    this.#tellForm();
    letGo(this);
    // The input's own event stays in the shadow tree.
    tap(toggle, () => this.dispatchEvent(new Event("change", { bubbles: true })));
  }

  /** Enter toggles, as Space does, and submits no form.
   * @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) this.#input.click();
  }

  /** Forwards a click on the host, by its label or a script, to the input, unless a listener prevents that.
   * @param {Event} event */
  #clicked(event) {
    if (event.composedPath()[0] !== this || this.#input.disabled) return;
    const relay = () => {
      removeEventListener("click", relay);
      clearTimeout(timer);
      if (event.defaultPrevented) return;
      // Firefox would click the check once more for a label around it.
      event.preventDefault();
      this.#isRelayed = true;
      this.#input.click();
      this.#isRelayed = false;
    };
    addEventListener("click", relay);
    // For listeners that stop the propagation.
    const timer = setTimeout(relay);
  }

  /** Shows the page's state; reports a change without an event back to the page.
   * @param {ReturnType<typeof itemOf>} item @param {boolean} completed */
  #take(item, completed) {
    const isNew = this.checked !== completed;
    this.show(completed, completed ? "completed" : "open");
    // Rerendering a row with the pending state isn't news.
    if (!item.isKnown || (!isNew && item.completed === completed)) return;
    item.isQuiet = true;
    report({ event: "news", item: item.id, isCompleted: completed });
    item.isQuiet = false;
  }

  /** @param {string | null} id */
  #numberOf(id) { return id?.trim() ? numberOf(id) : (this.#own ||= ownId()); }

  /** @param {string | null} before */
  #become(before) {
    if (!this.isConnected) return;
    itemOf(this.#numberOf(before)).checks.delete(this);
    const item = itemOf(this.itemId);
    item.checks.add(this);
    if (!item.isSettled) this.show(item.completed, item.state);
  }

  #tellForm() {
    const isMissing = this.required && !this.checked;
    for (const state of /** @type {const} */ (["checked", "indeterminate"])) this.#mark(state, this[state]);
    if (!isMissing && !this.#custom) this.#input.removeAttribute("aria-invalid");
    this.#internals.setFormValue(this.checked ? this.value : null, this.checked ? "checked" : null);
    this.#internals.setValidity(
      { valueMissing: isMissing, customError: this.#custom !== "" }, this.#custom || (isMissing ? message("required") : ""),
      this.#input);
  }

  /** @param {string} state @param {boolean} is */
  #mark(state, is) {
    try {
      this.#internals.states?.[is ? "add" : "delete"](state);
    } catch {
      // Chromium before 125 accepts only names that begin with --.
    }
  }

  /** @param {string} state */
  #describe(state) {
    const description = { waiting: message("waiting"), failed: message("notSaved") }[state];
    if (description) this.#input.setAttribute("aria-description", description);
    else this.#input.removeAttribute("aria-description");
  }
}

define("nod-check", NodCheck);
