// The page: its parts, and how they know each other.

import { sayWhenOffline } from "./banner.js";
import { explainEmptiness } from "./blank.js";
import { followCompletion } from "./completion.js";
import { Composer } from "./composer.js";
import { connection } from "./connection.js";
import { todayWords } from "./days.js";
import { editInPlace } from "./editor.js";
import { Events, followTasks } from "./events.js";
import { online } from "./feedback.js";
import { Filters } from "./filters.js";
import { List } from "./list.js";
import { adoptWishes, keepWishes } from "./outbox.js";
import { deleteWithUndo } from "./removal.js";
import { Settings } from "./settings.js";
import { openSettingsOnDemand } from "./sheet.js";
import { Store } from "./store.js";

const settings = new Settings();
const events = new Events();
const store = new Store();
const list = new List(store);

connection.addEventListener("change", () => {
  online(connection.isOnline);
  if (connection.isOnline && list.hasFailed) list.load();
});
sayWhenOffline();
keepWishes();
const completion = followCompletion(store, list);
editInPlace(store, list);
deleteWithUndo(store, list);
openSettingsOnDemand(settings);
followTasks(events, store, list);
events.addEventListener("settings", ({ detail }) => settings.apply(detail.settings));
events.addEventListener("reload", () => settings.load().catch(() => {}));
events.start();
tellTheDay();

// Where the list begins is a setting; when it can't be read, what this device remembers has to do.
await settings.load().catch((error) => console.warn("Tasks:", error));
const filters = new Filters(store, list, settings);
explainEmptiness(store, list, filters);
new Composer(added, settings);
await list.load();
await adoptWishes(completion.show);

/** @param {import("./api.js").Task} task */
function added(task) {
  const known = store.get(task.id) ?? store.welcome(task);
  if (store.shows(known)) list.insert(known);
  else filters.reveal(known);
}

/** Days have other names tomorrow; looked at again then, the page says them. */
function tellTheDay() {
  const today = document.querySelector("#today");
  today.textContent = todayWords();
  document.addEventListener("visibilitychange", () => {
    if (today.textContent === todayWords()) return;
    today.textContent = todayWords();
    list.redraw();
  });
}
