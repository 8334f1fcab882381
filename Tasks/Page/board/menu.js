// The menu of a card: buttons in a native popover, created when it opens.

import { idOf } from "../rows/rows.js";
import { text } from "../words/texts.js";
import { find, instanceOf } from "../surfaces/find.js";

/** Milliseconds until Orca has read a state change; an earlier focus change would interrupt it. */
const stateTime = 60;
const template = find("#menu-template", document, HTMLTemplateElement);

/** @param {HTMLElement} element the surface @param {import("./board.js").default} board @param {AbortSignal} signal */
export function openMenus(element, board, signal) {
  // On an inner element, so that it runs before removal.js.
  find(".columns", element).addEventListener(
    "click", ({ target }) => clicked(/** @type {HTMLElement} */ (target)), { signal }
  );

  /** @param {HTMLElement} target */
  function clicked(target) {
    const card = /** @type {HTMLElement | null} */ (target.closest(".card"));
    const handle = /** @type {HTMLButtonElement | null} */ (target.closest("[data-action=menu]"));
    if (!card) return;
    if (handle) return prepare(card, handle);
    const item = /** @type {HTMLElement | null} */ (target.closest("[popover] button"));
    if (!item) return;
    const choose = () => {
      /** @type {HTMLElement} */ (item.closest("[popover]")).hidePopover();
      const { move } = item.dataset;
      if (move === "up" || move === "down") board.shift(idOf(card), move === "up" ? -1 : 1);
      else if (move) board.moveTo(idOf(card), /** @type {Column} */ (move));
    };
    if (!item.matches(":focus-visible")) return choose();
    // Otherwise a screen reader reads the state before the button's name.
    find("[data-action=menu]", card).setAttribute("aria-expanded", "false");
    setTimeout(choose, stateTime);
  }

  /** @param {HTMLElement} card @param {HTMLButtonElement} handle */
  function prepare(card, handle) {
    if (handle.popoverTargetElement) return;
    const menu = instanceOf(template);
    const task = board.app.store.get(idOf(card));
    if (!task) return;
    find("p", menu).textContent = text("board.menu", { title: task.title });
    for (const item of menu.querySelectorAll("[data-move]")) item.hidden = !canMove(task.id, item.dataset.move ?? "");
    // Before the focus returns to the button, which is then read with this state.
    menu.addEventListener("beforetoggle", (event) => {
      handle.setAttribute("aria-expanded", String(/** @type {ToggleEvent} */ (event).newState === "open"));
    });
    menu.addEventListener("toggle", ({ newState }) => {
      if (newState === "open") return stay(menu);
      handle.popoverTargetElement = null;
      menu.remove();
    });
    menu.addEventListener("keydown", (event) => walk(menu, handle, event));
    // Keys pressed right after opening go to the menu.
    buttonsOf(menu)[0].autofocus = true;
    card.append(menu);
    handle.popoverTargetElement = menu;
  }

  /** @param {number} id @param {string} move */
  function canMove(id, move) {
    const { column, index, count } = board.standing(id);
    if (move === "up") return column !== "done" && index > 0;
    if (move === "down") return column !== "done" && index >= 0 && index < count - 1;
    return move !== column;
  }
}

/** Fixes the open menu in place: an anchored menu would follow a card that others push aside.
 * @param {HTMLElement} menu */
function stay(menu) {
  const isBeside = !["", "none"].includes(getComputedStyle(menu).getPropertyValue("position-area"));
  if (!isBeside) return;
  const { left, top } = menu.getBoundingClientRect();
  Object.assign(menu.style, { positionArea: "none", margin: 0, left: `${left}px`, top: `${top}px` });
}

// After scrolling, the menu is anchored again.
for (const type of ["scroll", "resize"]) {
  addEventListener(
    type, () => document.querySelector(".menu:popover-open")?.removeAttribute("style"), { capture: true, passive: true }
  );
}

/** @param {HTMLElement} menu @returns {HTMLElement[]} */
const buttonsOf = (menu) => [...menu.querySelectorAll("button")].filter((button) => !button.hidden);

/** Handles Up, Down and Shift + Tab. Chromium cycles the focus inside a slotted popover.
 * @param {HTMLElement} menu @param {HTMLButtonElement} handle @param {KeyboardEvent} event */
function walk(menu, handle, event) {
  const buttons = buttonsOf(menu);
  const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const isBack = event.key === "Tab" && event.shiftKey && at === 0;
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" && 1;
  if (!step && !isBack) return;
  event.preventDefault();
  if (isBack) handle.focus();
  else if (step) buttons.at((at + step) % buttons.length)?.focus();
}
