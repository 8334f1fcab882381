// The composer. Drafts survive closing, reloading and failed saves.

import { Refusal, uniqueKey, wayOut } from "../server/api.js";
import { Captures } from "./captures.js";
import { DraftFields } from "./draft.js";
import { failed } from "../feedback/undo.js";
import { moment } from "/nod/nod.js";
import { Kept } from "../offline/kept.js";
import { isEnter } from "../surfaces/keyboard.js";
import { onKey } from "../surfaces/shortcuts.js";
import { quoted, text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

export class Composer {
  captures = new Captures();
  #sheet = find("#composer-sheet", document, HTMLDialogElement);
  #form = find("#composer", document, HTMLFormElement);
  #confirmation = find("#composer-confirmation");
  #receipt = find("#composer-receipt");
  #fields;
  #page;
  #kept = new Kept("tasks.draft.", () => this.#draft());
  /** Refused captures that couldn't return to the fields; Add resends them.
   * @type {Capture[]} */
  #refused = [];
  /** The refused capture in the fields; unchanged, it keeps its key.
   * @type {Capture | null} */
  #returned = null;
  /** The composer closes after this capture's answer.
   * @type {Capture | null} */
  #last = null;
  /** Whether the fields still show the submitted capture. */
  #isShown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #closing;
  /** @type {Element | null} */
  #opener = null;

  /**
   * @param {Store} store
   * @param {{
   *   added: (task: Captured) => void, choice: () => Choice,
   *   placeOf: (task: Captured) => HTMLElement | null, present: (task: Captured, cause: HTMLElement) => void,
   *   heading: () => HTMLElement | null,
   * }} page
   */
  constructor(store, page) {
    this.#fields = new DraftFields(this.#form, store);
    this.#page = page;
    this.#listen();
    this.captures.addEventListener("saved", ({ detail }) => this.#saved(detail));
    this.captures.addEventListener("refused", ({ detail }) => this.#failed(detail));
    this.captures.addEventListener("waits", ({ detail: { capture } }) => {
      const element = this.#sheet.open ? this.#fields.title : undefined;
      const { title } = capture.draft;
      this.#seen(capture, text("composer.waits", { title }), () => moment("captured", { element }));
    });
  }

  /** @param {Choice} [choice] by default the visible surface's, unless there is a draft */
  open(choice) {
    if (choice) this.#fields.choose(choice);
    else if (this.#isEmpty) this.#fields.choose(this.#page.choice());
    if (!this.#sheet.open) {
      this.#opener = document.activeElement;
      this.#sheet.showModal();
      const titles = quoted(this.#refused.map(({ draft }) => draft.title));
      if (titles) this.#fields.say(text("composer.notAdded", { titles, way: text("way.tryAgain") }));
    }
    this.#fields.focus();
    this.#fields.loadCollections();
  }

  /** Restores the draft and resends captures in flight after a reload. */
  recall() {
    this.captures.adopt();
    this.#kept.adopt(([{ draft, returned, refused }]) => {
      this.captures.add(...refused);
      if (!draft) return [];
      // Leaves another tab's draft for the next visit.
      if (!this.#isEmpty) return [{ draft, returned, refused: [] }];
      [this.#fields.draft, this.#returned] = [draft, returned];
    });
  }

  #listen() {
    onKey(["n", "c"], () => this.open());
    document.addEventListener("click", ({ target }) => {
      if (/** @type {Element} */ (target).closest?.("[data-compose]")) this.open();
    });
    this.#sheet.addEventListener("close", () => this.#closed());
    this.#form.addEventListener("beforeinput", () => this.#stayOpen());
    this.#form.addEventListener("input", () => {
      this.#stayOpen();
      this.#receipt.replaceChildren();
      this.#fields.forgive();
      this.#kept.keep();
    });
    this.#form.addEventListener("change", ({ target }) => {
      const control = /** @type {HTMLElement} */ (target);
      if (control.matches("[name=day]")) moment("selected", { element: control.closest(".segment") ?? undefined });
      this.#kept.keep();
    });
    this.#form.addEventListener("keydown", (event) => this.#pressed(event));
    this.#confirmation.addEventListener("keydown", ({ key }) => { if (key !== "Escape") this.#goOn(); });
    this.#confirmation.addEventListener("click", () => this.#goOn());
    this.#form.addEventListener("submit", (event) => { event.preventDefault(); this.#submit({ closes: true }); });
    find("[data-action=another]", this.#form).addEventListener("click", () => this.#submit({ closes: false }));
    find("[data-action=close]", this.#form).addEventListener("click", () => this.#sheet.close());
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const field = /** @type {Element} */ (event.target);
    if (!isEnter(event) || !field.matches("textarea, input, select")) return;
    event.preventDefault();
    if (!event.repeat) this.#submit({ closes: !event.shiftKey });
  }

  /** @param {{closes: boolean}} how */
  #submit({ closes }) {
    const again = this.#refused.splice(0);
    // Ignores a second Enter without new input.
    if (this.#isEmpty && this.#last) return;
    const isWritten = !this.#isEmpty;
    if (isWritten || again.length === 0) {
      if (!this.#fields.validate()) return void this.#refused.push(...again);
      again.push(this.#take());
    }
    this.#stayOpen();
    this.#fields.forgive();
    this.#receipt.replaceChildren();
    if (closes) this.#last = again.at(-1) ?? null;
    if (closes) this.#isShown = isWritten;
    else this.#fields.clearTitle();
    this.captures.add(...again);
    this.#kept.keep();
    this.#fields.focus();
  }

  /** @returns {Capture} */
  #take() {
    const { draft } = this.#fields;
    const isSame = JSON.stringify(draft) === JSON.stringify(this.#returned?.draft);
    const key = isSame && this.#returned ? this.#returned.key : uniqueKey();
    this.#returned = null;
    return { key, draft };
  }

  /** @param {{capture: Capture, task: Captured, hasWaited: boolean}} saved */
  #saved({ capture, task, hasWaited }) {
    this.#page.added(task);
    // Announced when it was queued.
    if (hasWaited && !task.firstCapture) return;
    if (this.#sheet.open && task.firstCapture) this.#confirm(task.title);
    const inSheet = task.firstCapture ? find(".confirmed-disc", this.#confirmation) : this.#fields.title;
    const element = (this.#sheet.open ? inSheet : this.#page.placeOf(task)) ?? undefined;
    const about = { element, item: task.id, subject: task.title };
    this.#seen(
      capture, text("composer.added", { title: task.title }),
      () => moment(task.firstCapture ? "firstCapture" : "captured", about), task
    );
    // The burst has measured the disc's final place.
    if (element === inSheet && task.firstCapture) {
      moment("presented", { element: find(".confirmed", this.#confirmation), cause: null });
    }
  }

  /** @param {Capture} capture @param {string} words @param {() => void} answer
   * @param {Captured} [task] as the server has it */
  #seen(capture, words, answer, task) {
    const isLast = capture === this.#last;
    // A receipt would resize a closing sheet.
    if (this.#sheet.open && !isLast && this.#isEmpty && this.#confirmation.hidden) {
      this.#receipt.textContent = words;
    }
    const stay = stayOf(answer);
    if (!this.#sheet.open) return;
    if (isLast || !this.#confirmation.hidden) {
      this.#closing = setTimeout(() => (isLast ? this.#leave(capture, task) : this.#goOn()), stay);
    }
  }

  /** Closes the sheet with its text still visible and shows the new row, unless the user keeps typing.
   * @param {Capture} capture @param {Captured} [task] */
  async #leave(capture, task) {
    const about = { element: this.#sheet, cause: null };
    await moment("dismissed", about);
    const isLeft = capture === this.#last;
    if (isLeft) this.#sheet.close();
    moment("presented", about);
    if (isLeft && task) this.#page.present(task, this.#fields.title);
  }

  /** @param {string} title */
  #confirm(title) {
    find("[dir]", this.#confirmation).textContent = text("quoted", { text: title });
    this.#form.inert = true;
    this.#confirmation.hidden = false;
    if (document.activeElement !== document.body) this.#confirmation.focus();
  }

  /** Shows the form again before the pressed key reaches its field. */
  #goOn() {
    if (this.#confirmation.hidden) return;
    this.#stayOpen();
    this.#form.inert = false;
    this.#confirmation.hidden = true;
    this.#fields.focus();
  }

  /** Returns a refused capture to the fields, or queues it if they hold another draft.
   * @param {{capture: Capture, error: unknown}} refused */
  #failed({ capture, error }) {
    this.#stayOpen();
    const isBack = this.#isEmpty;
    if (isBack) [this.#fields.draft, this.#returned] = [capture.draft, capture];
    else this.#refused.push(capture);
    this.#kept.keep();
    if (isBack && this.#sheet.open && error instanceof Refusal && error.field === "title") {
      return this.#fields.sayOf(this.#fields.title, error.message);
    }
    const way = wayOut(error, "way.kept");
    const message = text(
      "composer.notAdded",
      { titles: quoted([...this.#refused, ...(isBack ? [capture] : [])].map(({ draft }) => draft.title)), way }
    );
    if (this.#sheet.open) return this.#fields.say(message);
    failed(message, () => this.#retry());
  }

  #retry() {
    const again = this.#refused.splice(0);
    if (this.#returned && JSON.stringify(this.#fields.draft) === JSON.stringify(this.#returned.draft)) {
      again.push(this.#take());
      this.#fields.clearTitle();
    }
    this.captures.add(...again);
    this.#kept.keep();
  }

  #stayOpen() {
    clearTimeout(this.#closing);
    this.#last = null;
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#fields.clearTitle();
    this.#fields.choose(this.#page.choice());
  }

  get #isEmpty() { return this.#isShown || this.#fields.isEmpty; }

  #closed() {
    this.#goOn();
    this.#stayOpen();
    this.#receipt.replaceChildren();
    this.#fields.forgive();
    // The browser restores the focus if the opener still exists.
    const isGone = this.#opener !== document.body && !this.#opener?.checkVisibility();
    if (isGone && document.activeElement === document.body) this.#page.heading()?.focus({ preventScroll: true });
  }

  #draft() {
    const draft = this.#isEmpty ? null : this.#fields.draft;
    return draft || this.#refused.length > 0 ? [{ draft, returned: this.#returned, refused: this.#refused }] : [];
  }
}

/** @param {() => void} answer */
function stayOf(answer) {
  let stay = 0;
  const note = (/** @type {CustomEvent} */ { detail }) => { stay = Math.max(stay, detail.stay); };
  document.addEventListener("nod-score", note);
  answer();
  document.removeEventListener("nod-score", note);
  return stay;
}
