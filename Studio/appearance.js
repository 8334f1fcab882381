import { preferences } from "./library.js";
import { initial } from "./state.js";

const darkTheme = matchMedia("(prefers-color-scheme: dark)");

/** @param {State} state */
export const isDark = ({ theme }) => (theme === "system" ? darkTheme.matches : theme === "dark");

/** @param {() => void} tell */
export const followSystem = (tell) => darkTheme.addEventListener("change", tell);

/** The initial state without a link: the app's theme, and the system's motion preference.
 * @returns {State} */
export function asHere() {
  const { theme = "system" } = document.documentElement.dataset;
  return { ...initial(), theme, reduced: matchMedia("(prefers-reduced-motion: reduce)").matches };
}

/** @param {State} state */
export function setTheme({ theme }) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  preferences({ theme: /** @type {import("/nod/nod.js").Preferences["theme"]} */ (theme) });
}
