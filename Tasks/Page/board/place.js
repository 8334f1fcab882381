// Where a card stands among the others of its column.

import { moveTo } from "/nod/nod.js";

/** @typedef {import("../server/api.js").Task} Task */

/**
 * A position between neighbours; null when there are none.
 * @param {Task[]} others from top to bottom @param {number} index @param {boolean} hasMore below the last one
 * @returns {number | null}
 */
export function placeAmong(others, index, hasMore) {
  const above = others[index - 1];
  const below = others[index] ?? (hasMore ? others.at(-1) : undefined);
  if (above === below && above) return placeAmong(others, others.length - 1, false);
  if (!above) return below ? below.position - 1 : null;
  if (!below) return above.position + 1;
  const middle = (above.position + below.position) / 2;
  if (above.position < middle && middle < below.position) return middle;
  // Numbers don't lie closer: the one below makes room.
  const position = placeAmong(others, index + 1, hasMore) ?? below.position;
  moveTo(below.id, { column: below.lane ?? "todo", position, from: below.lane }, below.title);
  return placeAmong(others.map((other) => (other === below ? { ...below, position } : other)), index, hasMore);
}
