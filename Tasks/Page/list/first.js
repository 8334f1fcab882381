// The three tasks of a new database: what each demonstrates, the link to Studio, and the button that clears them.

import { completion } from "./completion.js";
import { attempt } from "../feedback/undo.js";
import { find } from "../surfaces/find.js";
import { api } from "../server/api.js";
import { text } from "../words/texts.js";

/** @param {App} app @param {HTMLElement} element the surface @param {AbortSignal} signal */
export function tryFirstTasks({ settings, surfaces }, element, signal) {
  const place = find("[data-first]", element);
  const made = find("a", place, HTMLAnchorElement);
  const draw = () => { place.hidden = !settings.values.hasFirstTasks; };

  settings.addEventListener("change", draw, { signal });
  document.addEventListener("nod-score", ({ detail }) => describe(detail), { signal });
  find("button", place).addEventListener("click", () => attempt(async () => {
    await api.clearFirstTasks();
    settings.apply({ hasFirstTasks: false });
    surfaces.refresh();
    find("#list-heading", element).focus();
  }, (way) => text("first.notCleared", { way })));
  draw();

  /** @param {import("/nod/nod.js").ScoreInWords} score */
  function describe(score) {
    const shown = completion(score, {
      haptic: (kind) => text("first.haptic", { kind: text(`haptic.${kind}`) }), felt: text("first.felt"),
      sound: (kind) => text("first.sound", { kind: text(`sound.${kind}`) }), silent: text("first.silent"),
    });
    if (!shown) return;
    find("p", place).textContent = shown.line;
    made.href = `/studio${shown.fragment}`;
  }
}
