// A design's files in one ZIP archive, for each platform, with a note on where each file goes.

import { ahap } from "./formats/ahap.js";
import { css } from "./formats/css.js";
import { document as json } from "./formats/json.js";
import { kotlin } from "./formats/kotlin.js";
import { swift } from "./formats/swift.js";
import { moments as allMoments } from "./figures.js";
import { answered, fileOf } from "./state.js";
import { rehearse } from "./version.js";
import { text } from "./words.js";

/** The files of the edited version: those of the shown moment, and of every moment with other haptics or sounds.
 * @param {State} state @param {Design} design @returns {Record<string, string | Uint8Array>} */
export function filesOf(state, design) {
  const version = state.versions[state.edited];
  const file = fileOf(state, state.edited);
  const all = allMoments.map((moment) => ({ moment, ...tapsOf(design, file, { ...state, moment, taps: 1 }) }));
  const tried = all.filter(({ moment, taps: [{ score: { haptic, sound } }] }) => (
    moment === answered(state) || moment in version.moments || (haptic?.kind ?? "") in version.taps
      || (sound ?? "") in version.sounds));
  const sounds = [...new Set(tried.flatMap(({ taps }) => taps[0].score.sound ?? []))];
  const felt = tried.flatMap(({ moment, patterns: [pattern], taps }) => (
    pattern ? [{ moment, pattern, vibration: taps[0].score.haptic?.pattern ?? [] }] : []));
  const moving = tried.filter(({ taps }) => taps[0].score.tracks.length > 0);
  /** @type {Record<string, string | Uint8Array>} */
  const files = {
    "design.feedback.json": json(file),
    "ios/Tuning+Design.swift": swift(version, state.profile),
    "android/Haptics.kt": kotlin(felt),
    "web/haptics.js": felt.map(({ moment, vibration }) => (
      `export const ${moment} = [${vibration.map(Math.round).join(", ")}]; // navigator.vibrate(${moment})\n`)).join(""),
  };
  for (const { moment, pattern } of felt) files[`ios/${moment}.ahap`] = ahap(pattern, moment);
  for (const { moment, taps, reduced } of moving) files[`web/${moment}.css`] = css(taps, reduced);
  for (const sound of sounds) files[`sounds/${sound}.wav`] = wav(design.samples(sound, rate));
  files["README.md"] = readme(version.name, Object.keys(files));
  return files;
}

/** @param {Design} design @param {Parameters<typeof rehearse>[2]} file @param {State} state */
export function tapsOf(design, file, state) {
  const { taps, patterns } = rehearse(design, { ...state, reduced: false }, file, false, () => 0);
  const reduced = rehearse(design, { ...state, reduced: true }, file, false, () => 0).taps;
  return { taps, patterns, reduced };
}

/** Instructions for each file, by name.
 * @type {[RegExp, string][]} */
const uses = [
  [/json$/, "file"], [/swift$/, "swift"], [/ahap$/, "ahap"], [/kt$/, "kotlin"], [/css$/, "css"], [/js$/, "haptics"], [/wav$/, "wav"],
];

/** @param {string} name @param {string[]} paths */
function readme(name, paths) {
  const rows = paths.map((path) => {
    const use = uses.find(([ending]) => ending.test(path))?.[1];
    return `| \`${path}\` | ${text(`studio.archive.${use}`)} |`;
  });
  return [`# ${name || "design"}`, "", text("studio.archive.head"), "|---|---|", ...rows, ""].join("\n");
}

/** A WAV file with 16 bits per sample.
 * @param {Float32Array} samples */
function wav(samples) {
  const bytes = new DataView(new ArrayBuffer(44 + 2 * samples.length));
  const words = (/** @type {number} */ at, /** @type {string} */ text) => {
    for (const [place, letter] of [...text].entries()) bytes.setUint8(at + place, letter.charCodeAt(0));
  };
  words(0, "RIFF");
  bytes.setUint32(4, 36 + 2 * samples.length, true);
  words(8, "WAVEfmt ");
  // 16 bytes of format: PCM, one channel.
  for (const [at, value] of [[16, 16], [24, rate], [28, 2 * rate]]) bytes.setUint32(at, value, true);
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]]) bytes.setUint16(at, value, true);
  words(36, "data");
  bytes.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, index) => bytes.setInt16(44 + 2 * index, Math.round(sample * 32767), true));
  return new Uint8Array(bytes.buffer);
}

/** Samples per second. */
const rate = 48000;

/** Packs files without compression (APPNOTE.TXT 4.3): no dates, so that equal files give equal bytes.
 * @param {Record<string, string | Uint8Array>} files */
export function zip(files) {
  /** @type {Uint8Array[]} */
  const parts = [];
  /** @type {Uint8Array[]} */
  const entries = [];
  let place = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const data = typeof content === "string" ? new TextEncoder().encode(content) : content;
    // Version 2.0, names in UTF-8, stored, 1 January 1980.
    const shared = [20, 0, 0, 8, 0, 0, 0, 0, 33, 0, ...four(checksum(data)), ...four(data.length), ...four(data.length), ...two(name.length), 0, 0];
    const head = Uint8Array.from([0x50, 0x4B, 3, 4, ...shared, ...name]);
    entries.push(Uint8Array.from([0x50, 0x4B, 1, 2, 20, 0, ...shared, ...Array(10).fill(0), ...four(place), ...name]));
    parts.push(head, data);
    place += head.length + data.length;
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, 0);
  const count = two(entries.length);
  const end = [0x50, 0x4B, 5, 6, 0, 0, 0, 0, ...count, ...count, ...four(size), ...four(place), 0, 0];
  return new Blob(/** @type {BlobPart[]} */ ([...parts, ...entries, Uint8Array.from(end)]), { type: "application/zip" });
}

const two = (/** @type {number} */ value) => [value & 255, value >> 8 & 255];
const four = (/** @type {number} */ value) => [...two(value), ...two(value >>> 16)];

/** CRC-32.
 * @param {Uint8Array} data */
function checksum(data) {
  let sum = -1;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum >>> 1 ^ (sum & 1 ? 0xEDB88320 : 0);
  }
  return ~sum >>> 0;
}
