// One thing done to more tasks than are dealt with one by one: one request, one toast, one Undo.

import { api, wayOut } from "../server/api.js";
import { connection } from "../server/connection.js";
import { done, failed } from "../feedback/undo.js";
import { text } from "../words/texts.js";

/** @typedef {"complete" | "reopen" | "delete"} Action */

/** @type {Record<Action, string>} */
const said = { complete: "selection.completed", reopen: "selection.reopened", delete: "selection.deleted" };

/** Its rows go at once, and what is left is read when it is done. It isn't kept for later: offline it is refused.
 * @param {App} app @param {TaskList} list that shows them @param {import("../server/api.js").ManyTasks} tasks
 * @param {Action} action */
export async function changeMany(app, list, tasks, action) {
  const { store, surfaces } = app;
  const again = () => changeMany(app, list, tasks, action);
  const refuse = (/** @type {unknown} */ error) =>
    failed(text("selection.notDone", { way: wayOut(error) }), again);
  if (!connection.isOnline && !(await connection.probe())) return refuse(null);
  const known = list.tasks.map(({ id }) => id);
  const chosen = new Set("ids" in tasks ? tasks.ids : known);
  for (const id of "except" in tasks ? tasks.except ?? [] : []) chosen.delete(id);
  const sent = api.changeMany({ ...tasks, action });
  await list.clear(new Set(known.filter((id) => !chosen.has(id))));
  try {
    const { id, count } = await sent;
    store.drop(chosen);
    done(text(said[action], { count }), () => undo(id));
  } catch (error) {
    refuse(error);
  }
  surfaces.refresh();

  /** @param {number} batch @returns {Promise<void>} */
  async function undo(batch) {
    try {
      await api.undoMany(batch);
    } catch (error) {
      failed(text("selection.notUndone", { way: wayOut(error) }), () => undo(batch));
      return;
    }
    surfaces.refresh();
  }
}
