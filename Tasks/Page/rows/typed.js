// Keeps the text of open editors while the page reloads in another language.

import { recall, remember } from "../offline/storage.js";
import { isEditing } from "./rows.js";
import { find } from "../surfaces/find.js";

const name = "tasks.typed";

export function keepTyped() {
  const rows = [...find("#surface").querySelectorAll("[data-id]")].filter(isEditing);
  const typed = rows.map((row) => [row.dataset.id, [...fieldsOf(row)].map(({ name, value }) => [name, value])]);
  remember(name, typed.length > 0 ? typed : null);
}

/** @param {Surfaces} surfaces */
export function restoreTyped(surfaces) {
  for (const [id, values] of recall(name) ?? []) {
    const row = surfaces.row(Number(id));
    row?.querySelector("[data-action=edit]")?.click();
    for (const field of fieldsOf(row)) field.value = new Map(values).get(field.name) ?? field.value;
  }
  remember(name, null);
}

/** @param {HTMLElement | undefined} row @returns {Iterable<HTMLInputElement>} */
const fieldsOf = (row) => row?.querySelectorAll("form [name]") ?? [];
