// Moving: what is wished shows at once, and what the server refuses goes back.

import { wayOut } from "../server/api.js";
import { fail } from "../feedback/failures.js";
import { moves } from "./moves.js";
import { take } from "./news.js";
import { text } from "../words/texts.js";

/** @param {import("./store.js").Store} store @param {import("../surfaces/surfaces.js").Surfaces} surfaces */
export function followMoves(store, surfaces) {
  moves.addEventListener("change", (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    show(store.get(detail.item), detail.place);
  });
  moves.addEventListener("saved", ({ detail }) => show(detail.task && take(store, detail.task)));
  moves.addEventListener("refused", ({ detail }) => takeBack(detail));

  /** @param {import("../server/api.js").Task | undefined} task @param {import("./moves.js").Place} [place] */
  function show(task, place) {
    if (!task) return;
    store.stand(task, place);
    surfaces.place(task);
    surfaces.arrange(task);
  }

  /** @param {{item: number, move: import("./moves.js").Move, error: any}} refusal */
  function takeBack({ item, move, error }) {
    const task = store.get(item);
    // Deleted by another tab meanwhile: there is nothing to move.
    if (!task || error.status === 404) return;
    show(task, move.saved);
    fail(task, text("board.notMoved", { title: task.title, way: wayOut(error) }), () => {
      const again = store.get(item);
      if (again) moves.move(again, move);
    });
  }
}
