// Another language: the server fills the page in anew, so it is loaded again, and everything stands where it stood.

import { Refusal } from "../server/api.js";
import { connection } from "../server/connection.js";
import { language, text } from "../words/texts.js";
import { keepTyped } from "../offline/typed.js";

/** Without the server there are no other words: then it stays as it is, and says why.
 * @param {Settings} settings @param {string} chosen */
export async function chooseLanguage(settings, chosen) {
  if (!(await connection.probe())) throw new Refusal(0, text("settings.languageAway"));
  await settings.change({ language: chosen });
  if (chosen === language) return;
  keepTyped("language");
  location.reload();
}
