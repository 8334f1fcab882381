
import { define } from "../copies.js";
import { frontModal, make, raise } from "../dom.js";
import { message, queue, saidAs, speakers, toastPieces } from "../messages.js";
import { report } from "../session.js";
import { knownItem, targetOf } from "../items.js";
import { actionText, addBoard, askToAct, askToDismiss, pauseToasts, removeBoard, stage } from "../toasts.js";
import { toastsStyle } from "./toasts.style.js";

/** @typedef {import("../wire.js").Toast} Toast @typedef {import("../nod.js").NodToasts} Declared */

/** @implements {Declared} */
export class NodToasts extends HTMLElement {
  #root = this.attachShadow({ mode: "open" });
  #list = document.createElement("ol");
  /** @type {Map<number, HTMLLIElement>} */
  #lines = new Map();
  /** Marks its place in the document while it is inside a modal dialog. */
  #place = document.createComment("");
  #isMoving = false;
  #dialogs = new MutationObserver(() => this.#follow());
  #size = new ResizeObserver(() => this.#uncoverFocus());
  /** @type {HTMLElement | null} */
  #origin = null;
  /** What has the focus since its toast left.
   * @type {HTMLElement | null | undefined} */
  #heir;
  /** The label set by this element; a page may set another. */
  #name = "";
  #beforeKeys = () => { if (this.#lines.size > 0) this.#makeRoom(); };
  #rename = () => {
    if ((this.getAttribute("aria-label") ?? "") !== this.#name) return;
    this.#name = message("notifications");
    this.setAttribute("aria-label", this.#name);
  };

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [toastsStyle];
    this.#list.setAttribute("role", "list");
    this.#root.append(this.#list);
    this.#list.addEventListener("pointerenter", () => pauseToasts("hover", true));
    this.#list.addEventListener("pointerleave", () => pauseToasts("hover", false));
    this.#list.addEventListener("focusin", (event) => this.#focused(event));
    this.#list.addEventListener("focusout", (event) => this.#blurred(event));
    this.#list.addEventListener("keydown", (event) => this.#keyed(event));
  }

  connectedCallback() {
    if (this.#isMoving) return;
    if (!this.hasAttribute("role")) this.setAttribute("role", "region");
    this.#rename();
    speakers.add(this.#rename);
    this.#size.observe(this.#list);
    addEventListener("keydown", this.#beforeKeys, true);
    addBoard(this);
  }

  disconnectedCallback() {
    if (this.#isMoving) return;
    // It was removed together with its dialog.
    if (this.#place.isConnected) return queueMicrotask(() => this.#follow());
    speakers.delete(this.#rename);
    removeEventListener("keydown", this.#beforeKeys, true);
    for (const observer of [this.#size, this.#dialogs]) observer.disconnect();
    removeBoard(this);
    this.#lines.clear();
    this.#list.replaceChildren();
    this.#unpause();
  }

  /** @param {Toast} toast */
  showToast(toast) {
    const line = this.#lines.get(toast.id);
    if (line) return drawToast(line, toast);
    const added = this.#making(() => this.#add(toast));
    if (!this.#follow() && !this.#list.contains(this.#root.activeElement)) raise(this.#list);
    this.#dialogs.observe(document, { subtree: true, attributeFilter: ["open"] });
    stage.presented(added);
  }

  /** @param {number} id */
  async dismissToast(id) {
    const line = this.#lines.get(id);
    if (!line) return;
    this.#lines.delete(id);
    this.#passFocusOn(line);
    this.#making(() => this.#step(line));
    report({ event: "happened", moment: "dismissed", target: targetOf(line) });
    await null;
    await stage.over(line);
    line.remove();
    if (this.#lines.size > 0) return;
    this.#unpause();
    this.#dialogs.disconnect();
    this.#follow();
  }

  /** @template T @param {() => T} change @returns {T} */
  #making(change) { return this.#lines.size > 0 ? stage.moved([...this.#lines.values()], change) : change(); }

  /** Moves into the front modal dialog, and back. Returns whether it moved. */
  #follow() {
    const modal = this.#lines.size > 0 ? frontModal() : null;
    if (modal ? this.closest("dialog") === modal : !this.#place.isConnected) return false;
    const focused = /** @type {HTMLElement | null} */ (this.#root.activeElement);
    this.#isMoving = true;
    if (modal && !this.#place.isConnected) this.before(this.#place);
    if (modal) modal.append(this);
    else this.#place.replaceWith(this);
    this.#isMoving = false;
    raise(this.#list);
    focused?.focus();
    return true;
  }

  /** @param {Toast} toast */
  #add(toast) {
    const cross = make("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, make("path", { d: "m7 7 10 10M17 7 7 17" }));
    const buttons = make(
      "div", { class: "buttons" }, this.#button("action", ({ detail }) => this.#act(toast.id, detail)),
      this.#button("dismiss", () => askToDismiss(toast.id), cross)
    );
    const line = /** @type {HTMLLIElement} */ (make("li", { class: `nod-${toast.kind}` }, make("p"), buttons));
    drawToast(line, toast);
    line.addEventListener("keydown", (event) => { if (event.key === "Escape") askToDismiss(toast.id); });
    this.#lines.set(toast.id, line);
    this.#list.append(line);
    return line;
  }

  /** Reserves room for toasts when keys scroll the page. Changes it rarely, because that restyles the whole page. */
  #makeRoom() {
    const { top, height } = this.#list.getBoundingClientRect();
    const room = height ? `${innerHeight - top}px` : "";
    const { style } = document.documentElement;
    if (style.getPropertyValue("--nod-toasts-cover") !== room) style.setProperty("--nod-toasts-cover", room);
  }

  /** Scrolls the focused element out from behind the toasts. */
  #uncoverFocus() {
    const { top, height } = this.#list.getBoundingClientRect();
    const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    if (!height || active?.matches(":focus-visible")) this.#makeRoom();
    if (!height || this.contains(document.activeElement) || !active?.matches(":focus-visible")) return;
    const place = active.getBoundingClientRect();
    if (place.bottom > top && place.top < innerHeight) active.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} name @param {(event: MouseEvent) => void} act @param {Element[]} content */
  #button(name, act, ...content) {
    // Without its own haptic: the action's is felt.
    const attributes = { type: "button", class: name, part: name, "data-nod-press": "check" };
    const button = /** @type {HTMLButtonElement} */ (make("button", attributes, ...content));
    button.addEventListener("click", act);
    return button;
  }

  /** After Undo by keys, the focus follows the item, which a screen reader then reads.
   * @param {number} id @param {number} clicks 0 for a key */
  async #act(id, clicks) {
    const { action, items = [] } = /** @type {Partial<Toast>} */ (queue.shown.get(id) ?? {});
    const follows = clicks === 0 && action === "undo" && this.#root.activeElement;
    askToAct(id);
    // A framework inserts its row some frames later.
    for (let frames = follows ? 9 : 0; frames > 0; frames -= 1) {
      const { activeElement } = document;
      if (activeElement === this || activeElement === this.#heir) knownItem(items[0])?.shown()?.focus();
      await new Promise(requestAnimationFrame);
    }
  }

  /** @param {FocusEvent} event */
  #focused({ relatedTarget }) {
    const from = /** @type {HTMLElement | null} */ (relatedTarget);
    if (from && !this.contains(from) && !this.#list.contains(from)) this.#origin = from;
    pauseToasts("focus", true);
  }

  /** @param {FocusEvent} event */
  #blurred({ relatedTarget }) {
    if (!this.#list.contains(/** @type {Node | null} */ (relatedTarget))) pauseToasts("focus", false);
  }

  /** Escape closes only the toast, not a dialog below it.
   * @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Takes a leaving toast out of the layout, so that quick toasts don't pile up.
   * @param {HTMLElement} line */
  #step(line) {
    const { left, top, width, height } = line.getBoundingClientRect();
    line.inert = true;
    line.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  }

  /** Moves the focus to the next toast, else back to its origin, else to the first check.
   * @param {HTMLElement} line */
  #passFocusOn(line) {
    if (!line.contains(this.#root.activeElement)) return;
    const next = [...this.#lines.values()].at(-1)?.querySelector("button:not([hidden])");
    const origins = /** @type {(HTMLElement | null)[]} */ ([this.#origin, ...document.querySelectorAll("nod-check")]);
    this.#heir = /** @type {HTMLElement | undefined} */ (next) ?? origins.find((one) => one?.checkVisibility());
    // For keyboard users the new focus scrolls into view.
    this.#heir?.focus({ preventScroll: !line.querySelector(":focus-visible") });
    if (line.contains(this.#root.activeElement)) /** @type {HTMLElement} */ (this.#root.activeElement).blur();
  }

  /** Removing an element under the pointer or with the focus fires no leave event. */
  #unpause() {
    pauseToasts("hover", false);
    pauseToasts("focus", false);
  }
}

/** @param {Toast} toast */
function lookOf({ kind, message: number }) {
  if (kind === "failure") return "error";
  return ["completed", "collection"].includes(kind) || saidAs(number).moment === "succeeded" ? "success" : "";
}

/** @param {HTMLElement} line @param {Toast} toast */
function drawToast(line, toast) {
  const [text, action, dismiss] = line.querySelectorAll("p, button");
  // The outcome of a promise replaces the text of its loading toast.
  line.setAttribute("part", `toast ${lookOf(toast)}`);
  const pieces = toastPieces(toast);
  text.replaceChildren(...pieces.map(({ text: words, isValue }) => (isValue ? make("bdi", {}, words) : words)));
  // A title may be cut, but not an app's text, nor a failure.
  text.classList.toggle("title", pieces.length > 1 && toast.kind !== "failure");
  const label = actionText(toast);
  action.textContent = label;
  action.toggleAttribute("hidden", label === "");
  dismiss.setAttribute("aria-label", message("dismiss"));
}

define("nod-toasts", NodToasts);
