// What an empty list says: what the place is for, and what to do first.

import { focusComposer } from "./list.js";
import { text } from "./texts.js";

/**
 * @param {import("./store.js").Store} store @param {import("./list.js").List} list
 * @param {import("./filters.js").Filters} filters
 */
export function explainEmptiness(store, list, filters) {
  const title = document.querySelector("#empty-title");
  const words = document.querySelector("#empty-text");
  const button = document.querySelector("#empty-action");
  let action = focusComposer;

  button.addEventListener("click", () => action());
  list.addEventListener("state", draw);
  store.addEventListener("counts", draw);

  function draw() {
    const emptiness = explain();
    action = emptiness.action;
    title.textContent = emptiness.title;
    words.textContent = emptiness.words;
    button.textContent = emptiness.button;
  }

  function explain() {
    const { filter, query } = store.view;
    if (query.trim()) {
      const clear = () => { filters.clearSearch(); /** @type {HTMLElement} */ (document.querySelector("#search")).focus(); };
      const words = text("empty.search.text", { query: query.trim() });
      return { title: text("empty.search.title"), words, button: text("empty.search.action"), action: clear };
    }
    if (filter === "completed") {
      const [title, words, button] = [text("empty.completed.title"), text("empty.completed.text"), text("empty.completed.action")];
      return { title, words, button, action: () => show("open") };
    }
    if (filter === "open" && store.counts.completed > 0) {
      const words = text("empty.done.text", { count: store.counts.completed });
      return { title: text("empty.done.title"), words, button: text("empty.done.action"), action: () => show("completed") };
    }
    const [title, words, button] = [text("empty.new.title"), text("empty.new.text"), text("empty.new.action")];
    return { title, words, button, action: focusComposer };
  }

  /** @param {import("./api.js").Filter} filter */
  function show(filter) {
    filters.show(filter);
    /** @type {HTMLElement} */ (document.querySelector("#filter :checked")).focus();
  }
}
