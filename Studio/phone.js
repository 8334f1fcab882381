// On a phone: plays the design in your hand, asks three questions, and copies the answers with the link.

import { find } from "/surfaces/find.js";
import { hasNativeHaptics } from "./library.js";
import { html } from "./svg.js";
import { copy } from "./takeaway.js";
import { momentName, text } from "./words.js";

const place = find("#phone", document, HTMLFormElement);
const play = find("#phone-play");
const questions = ["felt", "together", "strong"];

place.hidden = !matchMedia("(pointer: coarse) and (hover: none)").matches;
// The design is felt in place of the press; on an iPhone, its own switch.
if (hasNativeHaptics()) play.dataset.nodNative = "succeeded";
else play.dataset.nodSaves = "";
for (const name of questions) {
  const answers = ["yes", "no"].map((value) => html("label", { className: "segment" }, [
    html("input", { type: "radio", name, value }),
    html("span", { className: "segment-face", textContent: text(`studio.phone.${value}`) }),
  ]));
  find("#phone-questions").append(html("fieldset", { className: "choice-group" }, [
    html("legend", { textContent: text(`studio.phone.${name}`) }), html("div", { className: "segments" }, answers),
  ]));
}

play.addEventListener("click", () => {
  find("#play").click();
  find("#phone-questions").hidden = false;
});
place.addEventListener("change", async () => {
  const answers = new FormData(place);
  if (questions.some((name) => !answers.has(name))) return;
  const moment = momentName(find("#moment", document, HTMLSelectElement).value);
  const lines = questions.map((name) => `${text(`studio.phone.${name}`)} ${answers.get(name)}`);
  const report = [moment, ...lines, location.href, navigator.userAgent].join("\n");
  // Without TLS, as in a home network, pages have no clipboard.
  find("#phone-said").textContent = await copy(report) ? text("studio.phone.copied") : report;
});
