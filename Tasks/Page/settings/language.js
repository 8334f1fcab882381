// Another language: the server fills the page in anew, so it is loaded again, and everything stands where it stood.

import { Refusal } from "../api.js";
import { connection } from "../connection.js";
import { isEditing } from "../rows.js";
import { language, text } from "../texts.js";

const remembered = "tasks.language";

/** @typedef {{rows: [string, Record<string, string>][], fields: Record<string, string>}} Draft what was typed and not yet saved */

/**
 * Without the server there are no other words: then it stays as it is, and says why.
 * @param {import("../settings.js").Settings} settings @param {string} chosen
 */
export async function chooseLanguage(settings, chosen) {
  if (!(await connection.probe())) throw new Refusal(0, text("settings.languageAway"));
  await settings.change({ language: chosen });
  if (chosen !== language) loadAgain();
}

function loadAgain() {
  try {
    sessionStorage.setItem(remembered, JSON.stringify(typed()));
  } catch {
    // No storage: the page comes again without the sheet.
  }
  location.reload();
}

/** @returns {Draft} */
function typed() {
  const surface = document.querySelector("#surface");
  const rows = [.../** @type {NodeListOf<HTMLElement>} */ (surface.querySelectorAll("[data-id]"))].filter(isEditing);
  const fields = [...surface.querySelectorAll(":is(input:not([type=checkbox], [type=radio], [type=file]), textarea)[id]")];
  return { rows: rows.map((row) => [row.dataset.id, valuesOf(row.querySelectorAll("form [name]"), "name")]), fields: valuesOf(fields, "id") };
}

/** @param {Iterable<any>} fields @param {"name" | "id"} by */
const valuesOf = (fields, by) => Object.fromEntries(Array.from(fields, (field) => [field[by], field.value]));

/** Whether the page was loaded for another language: what was typed then. @returns {Draft | null} */
export function takeDraft() {
  try {
    const draft = JSON.parse(sessionStorage.getItem(remembered) ?? "null");
    sessionStorage.removeItem(remembered);
    return draft;
  } catch {
    return null;
  }
}

/** @param {Draft} draft @param {import("../surfaces.js").Surfaces} surfaces */
export function restore({ rows, fields }, surfaces) {
  for (const [id, values] of rows) {
    const row = surfaces.row(Number(id));
    /** @type {HTMLElement | null} */ (row?.querySelector("[data-action=edit]"))?.click();
    for (const [name, value] of Object.entries(values)) fill(row?.querySelector(`form [name=${name}]`), value);
  }
  for (const [id, value] of Object.entries(fields)) fill(surfaces.element.querySelector(`#${CSS.escape(id)}`), value);
}

/** @param {any} field @param {string} value */
function fill(field, value) {
  if (!field || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
