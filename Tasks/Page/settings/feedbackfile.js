// The feedback file in use on this device, shared by all tabs.

import { useFeedback } from "/nod/nod.js";
import { recall, remember } from "../offline/storage.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

const remembered = "tasks.feedback";

class FeedbackFile extends EventTarget {
  /** @type {{name: string, basedOn: "standard" | "child"} | null} */
  used = null;

  constructor() {
    super();
    this.#recall();
    addEventListener("storage", ({ key }) => { if (key === remembered || key === null) this.#recall(); });
  }

  async #recall() {
    /** @type {{fileName: string, text: string} | null} */
    const kept = recall(remembered);
    if (!kept && !this.used) return;
    await this.use(kept).catch((error) => console.warn("Tasks:", error));
  }

  /** @param {{fileName: string, text: string} | null} kept */
  async use(kept) {
    const words = await useFeedback(kept && kept.text);
    this.used = words ? { name: words.name || kept?.fileName || "", basedOn: words.basedOn } : null;
    this.dispatchEvent(new Event("change"));
  }
}

export const feedbackFile = new FeedbackFile();

find("#feedback-remove").addEventListener("click", async () => {
  remember(remembered, null);
  await feedbackFile.use(null);
  // The focused button was hidden.
  find("#open-studio").focus();
});

export function drawFeedbackFile() {
  const { used } = feedbackFile;
  const [line, note] = [find("#feedback-used"), find("#profile-note")];
  find("#profile-choice", document, HTMLFieldSetElement).disabled = Boolean(used);
  line.hidden = note.hidden = !used;
  if (!used) return;
  /** @type {HTMLDetailsElement} */ (line.closest("details")).open = true;
  find("#feedback-name").textContent = used.name;
  note.textContent = text("feedback.profileNote", { name: used.name });
}
