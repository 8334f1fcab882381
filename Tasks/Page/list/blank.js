import { text, words } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** @param {App} app @param {HTMLElement} element the surface @param {TaskList} list
 * @param {import("./filters.js").Filters} filters @param {AbortSignal} signal */
export function explainEmptiness(app, element, list, filters, signal) {
  const { store } = app;
  const title = find("#empty-title", element);
  const note = find("#empty-text", element);
  const button = find("#empty-action", element);
  let action = () => app.compose();

  button.addEventListener("click", () => action());
  list.addEventListener("state", draw);
  store.addEventListener("counts", draw, { signal });
  words.addEventListener("change", draw, { signal });

  function draw() {
    const { kind, query = "", act } = emptiness();
    action = act;
    title.textContent = text(`empty.${kind}.title`);
    note.textContent = text(`empty.${kind}.text`, { query, count: store.counts.completed });
    button.textContent = text(`empty.${kind}.action`);
  }

  /** @returns {{kind: string, query?: string, act: () => void}} */
  function emptiness() {
    const query = filters.query.trim();
    if (query) return { kind: "search", query, act: clearSearch };
    if (filters.filter === "completed") return { kind: "completed", act: () => show("open") };
    const isDone = filters.filter === "open" && store.counts.completed > 0;
    return isDone ? { kind: "done", act: () => show("completed") } : { kind: "new", act: () => app.compose() };
  }

  function clearSearch() {
    filters.clearSearch();
    find("#search", element).focus();
  }

  /** @param {Filter} filter */
  function show(filter) {
    filters.show(filter);
    find("#list-heading", element).focus();
  }
}
