// Switches the language: the server fills in the page, so it is reloaded with its state restored.

import { Refusal } from "../server/api.js";
import { connection } from "../server/connection.js";
import { language, text } from "../words/texts.js";
import { keepTyped } from "../offline/typed.js";

/** Only the server has the other texts: without it the language stays, and the sheet says why.
 * @param {Settings} settings @param {string} chosen */
export async function chooseLanguage(settings, chosen) {
  if (!(await connection.probe())) throw new Refusal(0, text("settings.languageAway"));
  await settings.change({ language: chosen });
  if (chosen === language) return;
  keepTyped();
  location.reload();
}
