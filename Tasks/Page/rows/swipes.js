
import { checkOf, isEditing } from "./rows.js";
import { find } from "../surfaces/find.js";
import { isEnter } from "../surfaces/keyboard.js";

const gestures = import("/nod/gestures.js").catch((error) => {
  console.warn("Tasks: gestures could not be loaded.", error);
});

/** @param {HTMLElement} row @param {() => boolean} leaves whether it leaves when completed */
export async function swipeRow(row, leaves) {
  const options = {
    commit: () => complete(row),
    // Children can't delete by swipe.
    get back() {
      const isForChild = document.documentElement.dataset.nodProfile === "child";
      return isForChild ? undefined : () => find(".row-delete", row).click();
    },
    leaves,
    isEnabled: () => !isEditing(row) && !checkOf(row).checked,
    moves: find(".row-face", row),
  };
  (await gestures)?.swipe(row, options);
}

/** @param {HTMLElement} row */
function complete(row) { if (!isEditing(row) && !checkOf(row).checked) checkOf(row).toggle("swipe"); }

// In the capture phase, before the focused control handles Enter.
addEventListener("keydown", (event) => {
  const row = /** @type {HTMLElement} */ (event.target).closest(".row:has(> .row-face)");
  if (!isEnter(event) || !(event.ctrlKey || event.metaKey) || event.repeat || !row || isEditing(row)) return;
  event.preventDefault();
  event.stopPropagation();
  complete(row);
}, { capture: true });
