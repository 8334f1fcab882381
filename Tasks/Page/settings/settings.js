// Settings: stored by the server, cached on this device.

import { api } from "../server/api.js";
import { connection } from "../server/connection.js";
import { Unreachable, preferences, settings as choices } from "/nod/nod.js";
import { recall, remember } from "../offline/storage.js";
import { feedbackFile } from "./feedbackfile.js";
import { useSimpleWords } from "../words/texts.js";

const remembered = "tasks.settings";
const waiting = "tasks.settings.waiting";

/**
 * @typedef {import("/nod/nod.js").StoredSettings} Choices those of feedback
 * @typedef {Choices & Pick<import("/nod/nod.js").Preferences, "profile" | "theme"> & {
 *   language: string, hidesCompleted: boolean, hasCompletedFirstCapture: boolean,
 *   hasFirstTasks: boolean}} Values
 * @typedef {keyof Values} Name
 */

/** @type {unknown} */
const entries = Object.fromEntries(Object.values(choices).map(({ key, standard }) => [key, standard]));
const standard = /** @type {Choices} */ (entries);

export class Settings extends EventTarget {
  /** @type {Values} */
  values = {
    ...standard,
    profile: "standard",
    theme: "system",
    language: "system",
    hidesCompleted: true,
    hasCompletedFirstCapture: false,
    hasFirstTasks: false,
  };
  /** @type {Partial<Values>} */
  #saved = {};
  /** @type {Partial<Values>} */
  #wished = recall(waiting) ?? {};
  /** @type {Promise<void> | null} */
  #sending = null;
  /** Number of changes sent. */
  #sent = 0;

  constructor() {
    super();
    this.#saved = { ...this.values, ...recall(remembered) };
    this.#show({ ...this.#saved, ...this.#wished });
    connection.addEventListener("change", () => { if (connection.isOnline) this.#sendLater(); });
    feedbackFile.addEventListener("change", () => this.#show({}));
  }

  /** The profile; a feedback file overrides it. */
  get profile() { return feedbackFile.used?.basedOn ?? this.values.profile; }

  get isWaiting() { return this.waitingCount > 0; }
  get waitingCount() { return this.#sending === null ? Object.keys(this.#wished).length : 0; }

  async load() {
    for (let sent = -1; sent !== this.#sent;) {
      sent = this.#sent;
      const values = await api.settings();
      // Ignored if newer changes were sent meanwhile.
      if (sent === this.#sent) this.apply(values);
    }
    if (connection.isOnline) this.#sendLater();
  }

  /** Applies changes optimistically, one request at a time. Refused changes are rolled back, unreachable ones queued.
   * @param {Partial<Values>} changes */
  async change(changes) {
    remember(waiting, Object.assign(this.#wished, changes));
    this.#show(changes);
    await this.#send();
  }

  /** @param {Partial<Values>} values */
  apply(values) {
    Object.assign(this.#saved, values);
    this.#show({ ...values, ...this.#wished });
  }

  #send() {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      this.dispatchEvent(new Event("change"));
    });
    return this.#sending;
  }

  #sendLater() { if (this.isWaiting) this.#send().catch((error) => console.warn("Tasks:", error)); }

  async #sendAll() {
    while (Object.keys(this.#wished).length > 0) {
      const sent = { ...this.#wished };
      try {
        await api.changeSettings(sent);
      } catch (error) {
        if (error instanceof Unreachable) return;
        this.#forget(namesOf(sent));
        this.#show(Object.fromEntries(namesOf(sent).map((name) => [name, this.#saved[name]])));
        throw error;
      }
      this.#sent += 1;
      Object.assign(this.#saved, sent);
      this.#forget(namesOf(sent).filter((name) => this.#wished[name] === sent[name]));
    }
  }

  /** @param {Name[]} names */
  #forget(names) {
    for (const name of names) delete this.#wished[name];
    remember(waiting, Object.keys(this.#wished).length > 0 ? this.#wished : null);
  }

  /** @param {Partial<Values>} changes */
  #show(changes) {
    this.values = { ...this.values, ...changes };
    const { theme } = this.values;
    this.#tellLibrary();
    useSimpleWords(this.profile === "child");
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    remember(remembered, this.values);
    this.dispatchEvent(new Event("change"));
  }

  #tellLibrary() {
    const values = /** @type {Record<string, unknown>} */ ({ ...this.values });
    const chosen = Object.entries(choices).map(([name, { key }]) => [name, values[key]]);
    const { profile, theme } = this.values;
    preferences({ ...Object.fromEntries(chosen), profile, theme });
  }
}

/** @param {Partial<Values>} values */
const namesOf = (values) => /** @type {Name[]} */ (Object.keys(values));
