// Exports the edited version, uses it in the app on this device, or opens a file.

import { find } from "/surfaces/find.js";
import { filesOf, tapsOf, zip } from "./archive.js";
import { schema } from "./figures.js";
import { ahap } from "./formats/ahap.js";
import { css } from "./formats/css.js";
import { document as json } from "./formats/json.js";
import { swift } from "./formats/swift.js";
import { readFile } from "./library.js";
import { plays } from "./plays.js";
import { fileOf, takeFile } from "./state.js";
import { html } from "./svg.js";
import { text } from "./words.js";

export const formats = ["swift", "json", "ahap", "css"];
/** Key of the app's feedback file in localStorage. */
const remembered = "tasks.feedback";
/** Bytes: above the limit, so that the library reports it. */
const most = 2 ** 20;

export class Takeaway {
  format = formats[0];
  #state;
  #view;
  #change;
  #name = find("#design-name", document, HTMLInputElement);

  /** @param {{state: () => State, view: () => VersionView, change: (make: () => void) => void}} studio its state, the
   *   edited version, and how the state is changed */
  constructor({ state, view, change }) {
    this.#state = state;
    this.#view = view;
    this.#change = change;
    find("#formats").addEventListener("change", ({ target }) => {
      this.format = /** @type {HTMLInputElement} */ (target).value;
      this.draw();
    });
    find("#copy-text").addEventListener("click", () => this.#copy());
    find("#download").addEventListener("click", () => this.#download());
    find("#use-here").addEventListener("click", () => this.#use());
    find("#open-file").addEventListener("click", () => find("#file").click());
    find("#file").addEventListener("change", () => this.#open());
    this.#name.addEventListener("change", () => this.#change(() => { this.#version.name = this.#name.value.trim(); }));
    this.#name.maxLength = schema.properties.name.maxLength;
  }

  get #version() {
    const state = this.#state();
    return state.versions[state.edited];
  }

  draw() {
    const words = this.#written();
    const { rests } = this.#view();
    find("#format-text").textContent = words ?? text(`studio.format.${this.format}.none`);
    find("#format-note").textContent = text(rests ? `studio.format.${this.format}.note` : "studio.use.restless");
    find("#format-note").classList.toggle("problem", !rests);
    find("#copy-text", document, HTMLButtonElement).disabled = words === null || !rests;
    find("#download", document, HTMLButtonElement).disabled = !rests;
    const lines = plays(this.#view().rehearsal.score, this.#version);
    find("#plays").replaceChildren(...lines.map((line) => html("li", { textContent: line })));
    this.#name.value = this.#version.name;
  }

  /** The version in the chosen format; null if the moment has none.
   * @returns {string | null} */
  #written() {
    const state = this.#state();
    const { taps, patterns: [pattern] } = this.#view().rehearsal;
    const makers = /** @type {Record<string, () => string | null>} */ ({
      swift: () => swift(this.#version, state.profile),
      json: () => json(fileOf(state, state.edited)),
      ahap: () => (pattern ? ahap(pattern, taps[0].moment) : null),
      css: () => this.#css(state),
    });
    return makers[this.format]();
  }

  /** @param {State} state */
  #css(state) {
    const { taps, reduced } = tapsOf(this.#view().design, fileOf(state, state.edited), { ...state, taps: 1 });
    return taps.some(({ score }) => score.tracks.length > 0) ? css(taps, reduced) : null;
  }

  #download() {
    const state = this.#state();
    const files = filesOf(state, this.#view().design);
    const link = html("a", { href: URL.createObjectURL(zip(files)), download: `${this.#version.name || "design"}.zip` });
    link.click();
    URL.revokeObjectURL(link.href);
    this.#say(text("studio.downloaded", { count: Object.keys(files).length }));
  }

  async #copy() {
    const isCopied = await copy(find("#format-text").textContent ?? "");
    this.#say(text(isCopied ? "studio.copied" : "studio.notCopied", { format: text(`studio.format.${this.format}`) }));
    if (!isCopied) getSelection()?.selectAllChildren(find("#format-text"));
  }

  /** Stores the file; the browser notifies the app's tabs. */
  #use() {
    const state = this.#state();
    if (!this.#view().rests) return this.#say("", [text("studio.use.restless")]);
    const fileName = `${this.#version.name || text("studio.title")}.json`;
    try {
      localStorage.setItem(remembered, JSON.stringify({ fileName, text: json(fileOf(state, state.edited)) }));
      this.#say(text("studio.used.here"));
    } catch {
      this.#say("", [text("studio.use.notKept")]);
    }
  }

  async #open() {
    const input = /** @type {HTMLInputElement} */ (find("#file"));
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    try {
      const file = readFile(await chosen.slice(0, most).text(), schema);
      this.#change(() => takeFile(this.#state(), this.#state().edited, file));
      this.#say(text("studio.opened", { name: chosen.name }));
    } catch (error) {
      const { problems } = /** @type {import("/nod/nod.js").FeedbackFileError} */ (error);
      if (!problems) throw error;
      this.#say("", [text("studio.open.refused", { name: chosen.name }), ...problems.map(sentence)]);
    }
    // Lets the user choose the same file again.
    input.value = "";
  }

  /** @param {string} words @param {string[]} [problems] */
  #say(words, problems = []) {
    find("#take-said").textContent = words;
    find("#file-problems").replaceChildren(
      ...problems.map((problem) => html("li", { textContent: problem, dir: "auto" }))
    );
  }
}

/** @param {{path: string, reason: string, line?: number}} problem */
const sentence = ({ path, reason, line, ...values }) => text(`studio.problem.${reason}`, {
  ...values, path: path || text("studio.problem.file"), line: String(line),
});

/** @param {string} words */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
