// Five taps on a phone in the hand, since nothing else can tell whether they are felt. The report is for an issue, so
// it is in English.

import { canVibrate, hasNativeHaptics, moment, preferences } from "/nod/nod.js";
import { find } from "../surfaces/find.js";

const taps = /** @type {HTMLElement[]} */ ([...find("#taps").children]);
const answers = find("#answers");
const report = find("#report", document, HTMLTextAreaElement);
/** @type {string[]} */
const lines = [];
/** The score's word on the last tap. */
let said = "no score";

document.addEventListener("nod-score", ({ detail: { moments, haptic, held } }) => {
  if (moments.length === 0 || moments.every((name) => name.startsWith("pressed"))) return;
  const reason = held.find(({ channel }) => channel === "haptic")?.reason;
  const withheld = reason === "native" ? reason : reason && `held back (${reason})`;
  said = `score: ${haptic ?? withheld ?? "no haptic"}`;
});

for (const tap of taps) {
  // A switch and a check change, a button is clicked.
  for (const type of ["change", "click"]) tap.addEventListener(type, () => { answers.hidden = false; });
}
find("#ask").addEventListener("click", () => moment("succeeded", { element: find("#ask") }));

/** @param {string} answer */
function note(answer) {
  const tap = taps[lines.length];
  const isExpected = (answer === "felt") === (tap.dataset.isFelt !== undefined);
  const verdict = isExpected ? "as expected" : "unexpected";
  lines.push(`${lines.length + 1}. ${tap.dataset.tap}: ${answer}, ${verdict} (${said})`);
  said = "no score";
  answers.hidden = tap.hidden = true;
  const next = taps[lines.length];
  if (!next) return tell();
  next.hidden = false;
  preferences({ haptic: next !== taps.at(-1) });
  find("h2", next).focus();
}

function tell() {
  const { userAgent } = navigator;
  const [, system = "unknown"] = /OS ([\d_]+) like Mac/.exec(userAgent) ?? [];
  const [, safari = "unknown"] = /Version\/([\d.]+)/.exec(userAgent) ?? [];
  const facts = {
    switch: "switch" in HTMLInputElement.prototype, vibrate: "vibrate" in navigator,
    coarse: matchMedia("(pointer: coarse)").matches, native: hasNativeHaptics(), vibrates: canVibrate(),
  };
  report.value = [
    "haptics on the web", ...lines, `iOS ${system.replaceAll("_", ".")}, Safari ${safari}`,
    Object.entries(facts).map(([name, is]) => `${name}: ${is ? "yes" : "no"}`).join(", "), userAgent,
  ].join("\n");
  find("#result").hidden = false;
  find("#result-title").focus();
}

answers.addEventListener("click", ({ target }) => {
  const { answer } = /** @type {HTMLElement} */ (target).dataset;
  if (answer) note(answer);
});
find("#copy").addEventListener("click", () => {
  const { dataset } = find("#copied");
  report.select();
  // In a network of one's own there is no certificate, and so no clipboard of the newer kind.
  find("#copied").textContent = (document.execCommand("copy") ? dataset.copied : dataset.byHand) ?? "";
});
