// What a search finds, on the page and in the worker: as the server does. No DOM.

/** Text as the search sees it: without upper case and without marks.
 * @param {string} text */
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {{title: string, notes: string}} task @param {string} query */
export function matches(task, query) {
  const text = fold(query.trim().replace(/\s+/g, " "));
  return text === "" || fold(task.title).includes(text) || fold(task.notes).includes(text);
}
