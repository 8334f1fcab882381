// Keeps unsaved input while the page is reloaded in another language.

import { isEditing } from "../rows/rows.js";
import { find } from "../surfaces/find.js";

const remembered = "tasks.typed";

/** @typedef {{rows: [string, Record<string, string>][], fields: Record<string, string>}} Typed */

export function keepTyped() {
  const surface = find("#surface");
  const rows = [...surface.querySelectorAll("[data-id]")].filter(isEditing);
  const fields = surface.querySelectorAll(":is(input:not([type=checkbox], [type=radio], [type=file]), textarea)[id]");
  const typed = {
    rows: rows.map((row) => [row.dataset.id, valuesOf(row.querySelectorAll("form [name]"), "name")]),
    fields: valuesOf(fields, "id")
  };
  try {
    sessionStorage.setItem(remembered, JSON.stringify(typed));
  } catch {
    // No storage: the page comes again without it.
  }
}

/** @param {Iterable<any>} fields @param {"name" | "id"} by */
const valuesOf = (fields, by) => Object.fromEntries(Array.from(fields, (field) => [field[by], field.value]));

/** Takes the input that was kept at the reload, once.
 * @returns {Typed | null} */
export function takeTyped() {
  try {
    const typed = JSON.parse(sessionStorage.getItem(remembered) ?? "null");
    sessionStorage.removeItem(remembered);
    return typed;
  } catch {
    return null;
  }
}

/** @param {Typed} typed @param {Surfaces} surfaces */
export function restoreTyped({ rows, fields }, surfaces) {
  for (const [id, values] of rows) {
    const row = surfaces.row(Number(id));
    row?.querySelector("[data-action=edit]")?.click();
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
