// What an empty list says: what the place is for, and what to do first.

import { focusComposer } from "./list.js";
import { texts } from "./texts.js";

/**
 * @param {import("./store.js").Store} store @param {import("./list.js").List} list
 * @param {import("./filters.js").Filters} filters
 */
export function explainEmptiness(store, list, filters) {
  const title = document.querySelector("#empty-title");
  const text = document.querySelector("#empty-text");
  const button = document.querySelector("#empty-action");
  let action = focusComposer;

  button.addEventListener("click", () => action());
  list.addEventListener("state", draw);
  store.addEventListener("counts", draw);

  function draw() {
    const emptiness = explain();
    action = emptiness.action;
    title.textContent = emptiness.title;
    text.textContent = emptiness.text;
    button.textContent = emptiness.button;
  }

  function explain() {
    const { filter, query } = store.view;
    if (query.trim()) {
      const clear = () => { filters.clearSearch(); /** @type {HTMLElement} */ (document.querySelector("#search")).focus(); };
      return { title: texts.noResults, text: texts.noResultsWay(query.trim()), button: texts.clearSearch, action: clear };
    }
    if (filter === "completed") {
      const text = texts.noneCompletedWay;
      return { title: texts.noneCompleted, text, button: texts.seeOpen, action: () => show("open") };
    }
    if (filter === "open" && store.counts.completed > 0) {
      const text = texts.allDoneWay(store.counts.completed);
      return { title: texts.allDone, text, button: texts.seeCompleted, action: () => show("completed") };
    }
    return { title: texts.nothingYet, text: texts.nothingYetWay, button: texts.writeFirst, action: focusComposer };
  }

  /** @param {import("./api.js").Filter} filter */
  function show(filter) {
    filters.show(filter);
    /** @type {HTMLElement} */ (document.querySelector("#filter :checked")).focus();
  }
}
