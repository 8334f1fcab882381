// A version as a value of Swift: a `Tuning`, for apps that use the engine without a file.

import { figures } from "../figures.js";

const fallback = "tuned";
const taken = [
  "init", "self", "Self", "Type", "standard", "child", "default", "in", "is", "as", "let", "var", "func", "static",
  "extension", "true", "false", "nil", "switch", "case", "for", "if", "else", "while", "do", "return", "class",
  "struct", "enum", "import", "public", "private", "internal", "operator", "protocol", "super", "throw", "throws",
  "try", "where", "any", "some",
];

/** @param {Version} version @param {string} profile */
export function swift({ name, figures: tuned, moments, taps, sounds }, profile) {
  const values = figures.filter(({ path }) => path in tuned).map(
    ({ path, name: figure, unit }) => (
      `        tuning[.${figure}] = ${unit === "milliseconds" ? seconds(tuned[path]) : tuned[path]}`)
  );
  const felt = Object.entries(taps).map(([kind, list]) => [
    `        tuning.design.taps[.${kind}] = [`, ...list.map((tap) => `            ${tapCode(tap)},`), "        ]",
  ].join("\n"));
  const heard = Object.entries(sounds).flatMap(([sound, changed]) => {
    const place = `        tuning.design.sounds[.${sound}]`;
    return [`${place} = SoundDesign(.${sound})`, ...Object.entries(changed).map(
      ([key, value]) => `${place}?.${key} = ${figureCode(key, value)}`
    )];
  });
  const replaced = Object.entries(moments).map(([moment, change]) => `            ${replacement(moment, change)},`);
  const body = [
    ...values, ...felt, ...heard, ...(replaced.length > 0 ? ["        tuning.design.replacements = [", ...replaced, "        ]"] : [])
  ];
  return [
    "import Nod", "",
    "extension Tuning {",
    `    static let ${identifier(name)}: Tuning = {`,
    `        ${body.length > 0 ? "var" : "let"} tuning = Tuning(profile: .${profile})`,
    ...body,
    "        return tuning",
    "    }()",
    "}", "",
  ].join("\n");
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => Math.round(milliseconds * 1e6) / 1e9;

/** @param {Item} tap */
const tapCode = ({ time, duration, intensity, sharpness }) => (
  `HapticTap(time: ${seconds(time)}, duration: ${seconds(duration)}, intensity: ${intensity}, sharpness: ${sharpness})`);

/** @param {string} key of a sound @param {number | Item[]} value */
function figureCode(key, value) {
  if (typeof value !== "number") return `[${value.map(noteCode).join(", ")}]`;
  return key === "duration" ? seconds(value) : value;
}

/** @param {Item} note */
const noteCode = ({ pitch, time }) => `SoundNote(${pitch}, time: ${seconds(time)})`;

/** @param {string} moment @param {Change} change */
function replacement(moment, { haptic, sound }) {
  const parts = [momentCase(moment)];
  if (haptic === null) parts.push("haptic: .removed");
  else if (haptic) parts.push(`haptic: .replaced(Haptic(.${haptic.kind}, intensity: ${haptic.intensity}))`);
  if (sound === null) parts.push("sound: .removed");
  else if (sound) parts.push(`sound: .replaced(.${sound})`);
  return `Replacement(${parts.join(", ")})`;
}

/** `pressedPrimary` is a press of a kind of button.
 * @param {string} moment */
function momentCase(moment) {
  const [, role] = /^pressed(\w*)$/.exec(moment) ?? [];
  if (role === undefined) return `.${moment}`;
  return `.pressed(.${role ? role[0].toLowerCase() + role.slice(1) : "button"})`;
}

/** @param {string} name */
function identifier(name) {
  const words = name.normalize("NFC").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const joined = words.map(
    (word, index) => (index === 0 ? word[0].toLowerCase() : word[0].toUpperCase()) + word.slice(1)
  ).join("");
  if (!joined || /^\p{N}/u.test(joined) || taken.includes(joined)) return fallback;
  return joined;
}
