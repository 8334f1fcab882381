import { sayWhenOffline } from "./offline/banner.js";
import { followWishes } from "./tasks/wishes.js";
import { Composer } from "./composer/composer.js";
import { connection } from "./server/connection.js";
import { followTheDay, todayWords } from "./words/days.js";
import { editInPlace } from "./rows/editor.js";
import { Events, followTasks } from "./server/events.js";
import { forgiveTouches } from "./surfaces/forgiving.js";
import { countTaps, moment, online, toast } from "/nod/nod.js";
import { install } from "./offline/installing.js";
import { adoptWishes, keepWishes } from "./offline/outbox.js";
import { deleteWithUndo } from "./tasks/removal.js";
import { Settings } from "./settings/settings.js";
import { openSettingsOnDemand } from "./settings/sheet.js";
import { listenForKeys } from "./surfaces/pagekeys.js";
import { Store } from "./tasks/store.js";
import { find } from "./surfaces/find.js";
import { Surfaces } from "./surfaces/surfaces.js";
import { text, words } from "./words/texts.js";

const settings = new Settings();
const events = new Events();
const store = new Store();
/** @type {Composer} */
const composer = new Composer(store, {
  added, present, choice: () => surfaces.choice, placeOf: ({ id }) => surfaces.row(id) ?? null,
  heading: () => surfaces.heading,
});
const { captures } = composer;
/** @type {Surfaces} */
const surfaces = new Surfaces({ store, settings, captures, compose: (choice) => composer.open(choice) });

connection.addEventListener("change", () => {
  online(connection.isOnline);
  if (!connection.isOnline || !(surfaces.hasFailed || connection.isOutdated)) return;
  if (connection.isOutdated) settings.load().catch(() => {});
  connection.isOutdated = false;
  surfaces.refresh();
});
sayWhenOffline(captures, settings);
keepWishes();
const wished = followWishes(store, surfaces);
editInPlace(store, surfaces);
deleteWithUndo(store, surfaces);
// A click on its backdrop closes a dialog.
addEventListener("click", ({ target }) => { if (target instanceof HTMLDialogElement) target.close(); });
// Closes the open menu when the focus goes elsewhere.
addEventListener("focusin", ({ target }) => {
  const menu = document.querySelector(".menu:popover-open");
  const button = /** @type {HTMLButtonElement} */ (target);
  if (menu && !menu.contains(button) && button.popoverTargetElement !== menu) menu.hidePopover();
});
openSettingsOnDemand(settings, surfaces);
// On narrow screens the navigation is at the bottom: it is last in the tab order.
const wide = matchMedia("(min-width: 60rem)");
wide.addEventListener("change", orderPlaces);
orderPlaces();
listenForKeys(surfaces);
followTasks(events, store, surfaces);
events.addEventListener("settings", ({ detail }) => settings.apply(detail.settings));
events.addEventListener("reload", () => settings.load().catch(() => {}));
events.start();
surfaces.addEventListener("change", tellTheDay);
words.addEventListener("change", tellTheDay);
followTheDay();
// early.js replays earlier clicks and keys.
dispatchEvent(new Event("keys-freed"));

// Without an answer the page uses this device's copy of the settings.
const note = (/** @type {unknown} */ error) => console.warn("Tasks:", error);
await settings.load().catch(note);
composer.recall();
await surfaces.start();
await adoptWishes(wished.show);
forgiveTouches(settings);
if (matchMedia("(any-pointer: coarse)").matches) countTaps().catch(note);
install(events);

/** @param {Captured} task */
function added(task) {
  const known = store.get(task.id) ?? store.welcome(task);
  if (task.firstCapture) settings.apply({ hasCompletedFirstCapture: true });
  surfaces.place(known);
}

/** Scrolls to the row of a new task, or offers to open the view that has it.
 * @param {Captured} task
 * @param {HTMLElement} cause its answer includes the row's flash, without another haptic or sound */
function present(task, cause) {
  const known = store.get(task.id) ?? task;
  if (surfaces.present(known)) {
    if (!task.firstCapture) moment("captured", { element: surfaces.row(task.id), cause, announce: false });
    return;
  }
  const { name, show } = surfaces.elsewhere(known);
  const onClick = async () => {
    await show();
    surfaces.present(known);
  };
  toast(text("composer.hidden", { place: name }), { action: { label: text("action.show"), onClick } });
}

function orderPlaces() { find(".shell")[wide.matches ? "prepend" : "append"](find(".places")); }

function tellTheDay() {
  for (const today of document.querySelectorAll("[data-today]")) today.textContent = todayWords();
}
