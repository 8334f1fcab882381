// Explains an empty list: its purpose, and the first action.

import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** @param {App} app @param {HTMLElement} element the surface @param {TaskList} list
 * @param {import("./filters.js").Filters} filters @param {AbortSignal} signal @returns {{draw: () => void}} */
export function explainEmptiness(app, element, list, filters, signal) {
  const { store } = app;
  const title = find("#empty-title", element);
  const words = find("#empty-text", element);
  const button = find("#empty-action", element);
  let action = () => app.compose();

  button.addEventListener("click", () => action());
  list.addEventListener("state", draw);
  store.addEventListener("counts", draw, { signal });
  return { draw };

  function draw() {
    const emptiness = explain();
    action = emptiness.action;
    title.textContent = emptiness.title;
    words.textContent = emptiness.words;
    button.textContent = emptiness.button;
  }

  function explain() {
    const query = filters.query.trim();
    if (query) {
      const clear = () => { filters.clearSearch(); find("#search", element).focus(); };
      return {
        title: text("empty.search.title"), words: text("empty.search.text", { query }),
        button: text("empty.search.action"), action: clear
      };
    }
    if (filters.filter === "completed") {
      const words = text("empty.completed.text");
      return {
        title: text("empty.completed.title"), words, button: text("empty.completed.action"), action: () => show("open")
      };
    }
    if (filters.filter === "open" && store.counts.completed > 0) {
      const words = text("empty.done.text", { count: store.counts.completed });
      return {
        title: text("empty.done.title"), words, button: text("empty.done.action"), action: () => show("completed")
      };
    }
    const begin = () => app.compose();
    return {
      title: text("empty.new.title"), words: text("empty.new.text"), button: text("empty.new.action"), action: begin
    };
  }

  /** @param {Filter} filter */
  function show(filter) {
    filters.show(filter);
    find("#filter :checked", element).focus();
  }
}
