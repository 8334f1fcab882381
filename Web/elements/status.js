// <nod-status>: shows loading, empty, failed or content. The engine decides when the spinner and its text appear.

import { define } from "../copies.js";
import { make } from "../dom.js";
import { targetOf } from "../items.js";
import { message } from "../messages.js";
import { part } from "../performers/motion.js";
import { report } from "../session.js";
import { statusStyle } from "./status.style.js";

const tree = document.createDocumentFragment();
tree.append(
  make("div", { class: "busy" }, make("progress"), make("p", { role: "status" })),
  make("div", { "data-for": "loading" }, make("slot", { name: "placeholder" })),
  make("div", { "data-for": "empty" }, make("slot", { name: "empty" })),
  make(
    "div", { "data-for": "failed", role: "alert", "aria-live": "assertive" }, make("slot", { name: "failed" })
  ),
  make("div", { "data-for": "idle loaded refreshing" }, make("slot")),
);

/** @typedef {import("../nod.js").NodStatus} Declared @typedef {Omit<import("../wire.js").Effects["load"], "place">} LoadLook */

/** @implements {Declared} */
export class NodStatus extends HTMLElement {
  static observedAttributes = ["state", "label"];

  #root = this.attachShadow({ mode: "open" });
  /** @type {LoadLook} */
  #look = { state: "idle", showsSpinner: false, showsText: false };

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [statusStyle];
    this.#root.append(document.importNode(tree, true));
    this.addEventListener("click", (event) => this.#clicked(event));
    this.draw(this.#look);
  }

  get state() { return /** @type {Declared["state"]} */ (this.getAttribute("state") ?? "idle"); }
  set state(state) { this.setAttribute("state", state); }
  get label() { return this.getAttribute("label") ?? message("loading"); }
  set label(text) { this.setAttribute("label", text); }

  connectedCallback() {
    this.draw({ state: this.state, showsSpinner: false, showsText: false });
    report({ event: "loading", place: targetOf(this), state: this.state });
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "label") this.draw(this.#look);
    else if (this.isConnected) report({ event: "loading", place: targetOf(this), state: this.state });
  }

  /** @param {LoadLook} look */
  draw(look) {
    const { state, showsSpinner, showsText } = (this.#look = look);
    const { activeElement } = document;
    if (this.contains(activeElement)) queueMicrotask(() => this.#keepFocus(/** @type {HTMLElement} */ (activeElement)));
    for (const section of this.#root.querySelectorAll("[data-for]")) {
      section.toggleAttribute("hidden", !section.getAttribute("data-for")?.split(" ").includes(state));
    }
    const busy = /** @type {HTMLElement} */ (this.#root.querySelector(".busy"));
    busy.classList.toggle("spins", showsSpinner);
    busy.classList.toggle("speaks", showsText);
    busy.querySelector("progress")?.setAttribute("aria-label", this.label);
    const text = /** @type {HTMLElement} */ (busy.querySelector("p"));
    const words = showsText ? this.label : "";
    if (text.textContent !== words) text.textContent = words;
    if (this.isConnected) this.setAttribute("aria-busy", String(state === "loading" || state === "refreshing"));
  }

  /** Moves the focus from a button that was hidden to a visible control, or to the element itself.
   * @param {HTMLElement} focused */
  #keepFocus(focused) {
    if (document.activeElement !== focused || (focused !== this && focused.checkVisibility())) return;
    /** @type {NodeListOf<HTMLElement>} */
    const controls = this.querySelectorAll("nod-check, button, a[href]");
    const heir = [...controls].find((control) => control.checkVisibility()) ?? this;
    this.tabIndex = -1;
    heir.focus({ preventScroll: true });
  }

  /** Answers animate the content of the empty state.
   * @param {string} property */
  [part](property) {
    return [...this.querySelectorAll(property === "tick" ? "[slot=empty] [data-nod-tick]" : "[slot=empty]")];
  }

  /** @param {Event} event */
  #clicked({ target }) {
    const button = /** @type {Element} */ (target).closest("[data-nod-retry]");
    if (button) this.dispatchEvent(new CustomEvent("nod-retry", { bubbles: true, composed: true, detail: {} }));
  }
}

define("nod-status", NodStatus);
