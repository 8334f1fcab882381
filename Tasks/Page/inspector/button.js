// A quiet button of the inspector.

import { html } from "../surfaces/html.js";
import { text } from "../words/texts.js";

/** @param {string} key of its text @param {() => void} act */
export function button(key, act) {
  return html("button", { type: "button", className: "button quiet", onclick: act }, [text(key)]);
}
