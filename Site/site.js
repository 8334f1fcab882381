// The landing page: three tasks, their feedback, and links to Studio.

import { preferences, preview, useFeedback } from "/nod/nod.js";
import { completion } from "../Tasks/Page/list/completion.js";

const checks = [...document.querySelectorAll("nod-check")];
const sound = /** @type {HTMLButtonElement} */ (document.querySelector("#sound"));
const again = /** @type {HTMLButtonElement} */ (document.querySelector("#again"));
const bar = /** @type {HTMLElement} */ (document.querySelector(".progress"));
/** Notes of the sounds of `Sound.swift`. @type {Record<string, string>} */
const notes = { completed: "C5–G5", celebration: "G4–C5–E5–C6" };
const hints = checks.map((check) => answerOf(check).textContent ?? "");
/** @type {import("/nod/nod.js").NodCheck | null} */
let used = null;

/** @param {HTMLElement} check */
function answerOf(check) {
  return /** @type {HTMLElement} */ (check.closest(".row")?.querySelector(".answer"));
}

/** Keeps a value for the next visit, if the browser allows it.
 * @param {string} key @param {string} [value] */
function kept(key, value) {
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Shows the instructions again.
 * @param {import("/nod/nod.js").NodCheck} check */
function hint(check) { answerOf(check).textContent = hints[checks.indexOf(check)]; }

function draw() {
  const done = checks.filter(({ checked }) => checked).length;
  for (const check of checks) check.collections = [{ id: 1, open: checks.length - done, total: checks.length, name: "Try it" }];
  bar.style.setProperty("--nod-progress", String(done / checks.length));
  bar.ariaValueNow = String(done);
  again.hidden = done < checks.length;
}

/** Describes a completion's feedback, with a link to Studio.
 * @param {import("/nod/nod.js").ScoreInWords} score */
function describe(score) {
  const shown = completion(score, {
    haptic: (kind) => `${kind} haptic`, felt: "felt on a phone", sound: (kind) => notes[kind] ?? kind, silent: "sound off",
  });
  if (!used || !shown) return;
  const link = document.createElement("a");
  link.href = `studio/${shown.fragment}`;
  link.textContent = "How was that made?";
  answerOf(used).replaceChildren(`${shown.line}${score.burst ? ` · ${score.burst} particles` : ""} `, link);
  used = null;
}

/** @param {boolean} isOn */
function setSound(isOn) {
  preferences({ sound: isOn });
  sound.ariaPressed = String(isOn);
  sound.textContent = isOn ? "Sound is on" : "Turn the sound on";
  kept("nod.site.sound", String(isOn));
}

addEventListener("nod-change", ({ target, detail }) => {
  const check = /** @type {import("/nod/nod.js").NodCheck} */ (target);
  if (detail.completed) used = check;
  else hint(check);
  kept("nod.site.done", checks.filter(({ checked }) => checked).map(({ item }) => item).join());
  draw();
});
document.addEventListener("nod-score", ({ detail }) => describe(detail));
sound.addEventListener("click", () => {
  setSound(sound.ariaPressed !== "true");
  if (sound.ariaPressed === "true") preview("completed");
});
again.addEventListener("click", () => {
  for (const check of checks) {
    check.checked = false;
    hint(check);
  }
  kept("nod.site.done", "");
  draw();
  checks[0].focus();
});

const row = /** @type {HTMLElement} */ (document.querySelector("#swiped"));
const [, swiped] = checks;
import("/nod/gestures.js").then(({ swipe }) => swipe(row, {
  commit: () => swiped.toggle("swipe"),
  leaves: () => false,
  isEnabled: () => !swiped.checked,
  moves: /** @type {HTMLElement} */ (row.firstElementChild),
}));

const done = kept("nod.site.done")?.split(",") ?? [];
for (const check of checks) check.checked = done.includes(String(check.item));
setSound(kept("nod.site.sound") === "true");
draw();
// A design that Studio put into use on this device.
const design = kept("tasks.feedback");
Promise.resolve(design).then((kept) => kept && useFeedback(JSON.parse(kept).text)).catch((error) => console.warn("Nod:", error));
