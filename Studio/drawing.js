// Draws a score on one time axis: motion as curves, the burst as frames, the haptic as intensity and sharpness, the
// sound as a waveform, the rest as text.

import { message } from "./library.js";
import { intensityAt, isFlash, patternLength, valueAt } from "./rehearsal.js";
import { html, line, picture, smooth, svg } from "./svg.js";
import { figure, text, time } from "./words.js";

/**
 * @typedef {{high: number[], low: number[], length: number}} Wave of each column, −1…1; and how many milliseconds it
 *   lasts
 * @typedef {{length: number, ranges: Map<string, [number, number]>, compared?: Rehearsal, wave: (sound: NonNullable<Score["sound"]>) => Wave}} Scale
 *   shared by compared drawings
 * @typedef {{
 *   what: string, when: string, how: string, value?: (time: number) => string, drawn?: SVGElement, words?: string,
 *   note?: string, kind: string,
 * }} Lane
 */

const width = 1000;
const height = 100;
const edge = 6;
const columns = 200;
const frames = 6;
/** The area of particles: half its width, and its height. */
const field = { side: 48, above: 132, below: 12 };

/** @param {Rehearsal} rehearsal @param {Scale} scale @returns {Lane[]} */
export function lanes(rehearsal, scale) {
  const { score } = rehearsal;
  return [
    ...rehearsal.motions.map((motion) => motionLane(motion, scale)),
    ...(rehearsal.taps.some((tap) => tap.score.burst) ? [burstLane(rehearsal, scale)] : []),
    ...(rehearsal.patterns.some(Boolean) ? [hapticLane(rehearsal, scale)] : []),
    ...(score.sound ? [soundLane(rehearsal, scale)] : []),
    ...(score.stay > 0 ? [stayLane(rehearsal, scale)] : []),
    ...wordLanes(rehearsal),
  ];
}

/** @param {Motion} motion @param {Scale} scale @returns {Lane} */
function motionLane(motion, { length, ranges, compared }) {
  const { key, property, tracks: all, range: [least, most] } = motion;
  const [low, high] = /** @type {[number, number]} */ (ranges.get(key));
  const y = (/** @type {number} */ value) => height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge);
  /** @param {Motion["tracks"]} tracks @param {string} look */
  const draw = (tracks, look) => tracks.map(({ at, track }, index) => {
    // Flashes overlap; other motions replace each other.
    const until = isFlash(property) ? length : tracks[index + 1]?.at ?? length;
    const step = track.duration / (track.values.length - 1);
    const times = [...track.values.map((_, place) => at + place * step).filter((moment) => moment < until), until];
    return svg("path", { class: look, d: smooth(times.map((moment) => [(moment / length) * width, y(valueAt(track, moment - at))])) });
  });
  const other = compared?.motions.find((one) => one.key === key);
  const curves = [
    ...draw(other?.tracks ?? [], "curve other"),
    ...draw(all, `curve${isFlash(property) ? " flash" : ""}${property === "capturedFlash" ? " amber" : ""}`),
  ];
  const [first, ...others] = all;
  const ends = first.track.duration + (others.at(-1)?.at ?? first.at);
  const end = /** @type {number} */ (motion.value(length));
  const what = text(`studio.property.${property}`);
  const how = text("studio.lane.values", { low: figure(least), high: figure(most), end: figure(end) });
  const when = span(first.at, ends);
  return {
    kind: "motion", what, when, how, note: `${figure(least)} – ${figure(most)}`,
    value: (moment) => { const value = motion.value(moment); return value === null ? "" : figure(value); },
    drawn: picture({ width, height, title: what, description: `${when}. ${how}` }, [
      svg("line", { class: "rest", x1: 0, x2: width, y1: y(end), y2: y(end) }),
      ...curves,
    ]),
  };
}

/** Frames of the burst, at their times.
 * @param {Rehearsal} rehearsal @param {Scale} scale @returns {Lane} */
function burstLane(rehearsal, { length }) {
  const { at, score } = /** @type {Tap} */ (rehearsal.taps.find((tap) => tap.score.burst));
  const { particles, start, duration: end } = /** @type {Burst} */ (score.burst);
  const duration = end - start;
  const what = text("studio.lane.burst");
  const how = text("studio.lane.particles", { count: particles.length });
  const [from, room] = [((at + start) / length) * 100, ((duration / length) * 100) / frames];
  const strip = Array.from({ length: frames }, (_, frame) => svg("svg", {
    x: `${from + frame * room}%`, width: `${room}%`, height: "100%",
    viewBox: `${-field.side} ${-field.above} ${2 * field.side} ${field.above + field.below}`,
    preserveAspectRatio: "xMidYMid",
  }, particles.map((particle) => drawParticle(particle, (frame + 1 / 2) / frames))));
  const drawn = picture({ width, height, title: what, description: `${span(at + start, at + end)}. ${how}` }, strip);
  drawn.removeAttribute("viewBox");
  return { kind: "burst", what, when: span(at + start, at + end), how, note: how, drawn };
}

/** @param {Burst["particles"][number]} particle @param {number} share of its flight */
function drawParticle({ shape, size, color, looks }, share) {
  const [x, y, scale, opacity, turn] = /** @type {const} */ (["x", "y", "scale", "opacity", "turn"]).map((part) => (
    valueAt({ values: looks.map((look) => look[part]), duration: 1 }, share)));
  const side = size * scale;
  const shared = {
    class: `particle particle-${color}`, opacity, x: x - side / 2, y: y - side / 2, width: side, height: side
  };
  return shape === "circle"
    ? svg("rect", { ...shared, rx: side / 2 })
    : svg("rect", { ...shared, rx: 2 * scale, transform: `rotate(${turn} ${x} ${y})` });
}

/** @param {Rehearsal} rehearsal @param {Scale} scale @returns {Lane} */
function hapticLane(rehearsal, { length }) {
  const felt = rehearsal.taps.map(
    ({ at, score }, index) => ({ at, haptic: score.haptic, pattern: rehearsal.patterns[index] })
  ).filter(({ pattern }) => pattern);
  const [{ haptic, pattern, at }] =
    /** @type {{haptic: Haptic, pattern: Pattern, at: number}[]} */ (felt);
  const what = text("studio.lane.haptic");
  const how = text(
    "studio.lane.touch", { kind: text(`haptic.${haptic.kind}`), intensity: figure(haptic.intensity) }
  );
  const when = span(at, at + patternLength(pattern));
  return {
    kind: "haptic", what, when, how, note: how,
    value: (moment) => feltAt(felt, moment),
    drawn: picture({ width, height, title: what, description: `${when}. ${how}. ${text("studio.lane.legend")}` },
      felt.flatMap((one) => drawPattern(/** @type {Pattern} */ (one.pattern), one.at, length))),
  };
}

/** @param {Pattern} pattern @param {number} at @param {number} length */
function drawPattern(pattern, at, length) {
  const x = (/** @type {number} */ seconds) => ((at + seconds * 1000) / length) * width;
  const y = (/** @type {number} */ share) => height - share * (height - edge);
  const bodies = pattern.events.filter(({ duration }) => duration > 0);
  const clicks = pattern.events.filter(({ duration }) => !duration);
  return [
    ...bodies.flatMap((event) => {
      const times = Array.from({ length: 13 }, (_, place) => event.time + (event.duration * place) / 12);
      const tops = times.map(
        (seconds) => /** @type {[number, number]} */ ([x(seconds), y(intensityAt(pattern, event, seconds))])
      );
      const dots = /** @type {[number, number][]} */ (times.map((seconds) => [x(seconds), y(event.sharpness)]));
      return [
        svg(
          "polygon",
          { class: "body", points: line([[x(event.time), y(0)], ...tops, [x(event.time + event.duration), y(0)]]) }
        ),
        svg("polyline", { class: "sharpness", points: line(dots) }),
      ];
    }),
    ...clicks.map(
      (event) => svg("line", { class: "click", x1: x(event.time), x2: x(event.time), y1: y(0), y2: y(event.intensity) })
    ),
  ];
}

/** @param {{at: number, pattern: Pattern | null}[]} felt @param {number} moment */
function feltAt(felt, moment) {
  const { at = 0, pattern = null } = felt.findLast((one) => one.at <= moment) ?? {};
  if (!pattern) return "";
  const seconds = (moment - at) / 1000;
  const bodies = pattern.events.filter(({ time, duration }) => seconds >= time && seconds < time + duration);
  return figure(Math.max(0, ...bodies.map((event) => intensityAt(pattern, event, seconds))));
}

/** @param {Rehearsal} rehearsal @param {Scale} scale @returns {Lane} */
function soundLane(rehearsal, { length, wave }) {
  const sound = /** @type {NonNullable<Score["sound"]>} */ (rehearsal.score.sound);
  const what = text("studio.lane.sound");
  const known = wave(sound);
  const name = text(`sound.${sound}`);
  const starts = rehearsal.taps.filter((tap) => tap.score.sound).map(({ at }) => at);
  const when = span(starts[0], starts[0] + known.length);
  return {
    kind: "sound", what, when, how: name, note: name,
    drawn: picture({ width, height, title: what, description: `${name}. ${when}` },
      starts.map((at) => drawWave(known, at, length))),
  };
}

/** @param {Wave} wave @param {number} at @param {number} length */
function drawWave({ high, low, length: lasts }, at, length) {
  const x = (/** @type {number} */ column) => ((at + (lasts * (column + 1 / 2)) / high.length) / length) * width;
  const y = (/** @type {number} */ share) => height / 2 - share * (height / 2 - edge);
  const edges = [
    ...high.map((share, column) => [x(column), y(share)]),
    ...low.map((share, column) => [x(column), y(share)]).reverse()
  ];
  return svg("polygon", { class: "wave", points: line(/** @type {[number, number][]} */ (edges)) });
}

/** The extremes of each column, as fractions of the peak.
 * @param {Float32Array} samples @returns {Wave} */
function drawn(samples) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), peak);
  const parts = Array.from({ length: columns }, (_, column) => (
    samples.subarray(
      Math.floor((column / columns) * samples.length), Math.floor(((column + 1) / columns) * samples.length)
    )));
  return {
    high: parts.map((part) => part.reduce((most, sample) => Math.max(most, sample), -1) / loudest),
    low: parts.map((part) => part.reduce((least, sample) => Math.min(least, sample), 1) / loudest),
    length: (samples.length / rate) * 1000,
  };
}

/** @param {Rehearsal} rehearsal @param {Scale} scale @returns {Lane} */
function stayLane({ score }, { length }) {
  const what = text("studio.lane.stay");
  const when = span(0, score.stay);
  return {
    kind: "stay", what, when, how: text("studio.lane.stays"), note: time(score.stay),
    drawn: picture({ width, height, title: what, description: `${when}. ${text("studio.lane.stays")}` },
      [svg("rect", { class: "stay", x: 0, y: height / 3, width: (score.stay / length) * width, height: height / 3 })]),
  };
}

/** @param {Rehearsal} rehearsal @returns {Lane[]} */
function wordLanes({ score, held }) {
  const { toast, announcement } = score;
  /** @type {Lane[]} */
  const found = [];
  const start = time(0);
  const said = toast && toastWords(toast, score.moments[0]);
  if (said) {
    const action = message(toast === "failure" ? "retry" : "undo");
    const words = toast === "notice" ? said : `${said} · ${action}`;
    found.push({ kind: "words", what: text("studio.lane.toast"), when: start, how: words, words });
  }
  if (announcement) {
    const words = announcement.words === "toast" ? said ?? "" : message(announcement.words);
    const how = text(announcement.isAssertive ? "studio.lane.atOnce" : "studio.lane.politely", { words });
    found.push({ kind: "words", what: text("studio.lane.announced"), when: start, how, words: how });
  }
  for (const { channel, reason, count } of held) {
    const how = text(`studio.held.${reason}`, { channel: text(`studio.channel.${channel}`), count });
    found.push({ kind: "held", what: text("studio.lane.held"), when: "", how, words: how });
  }
  return found;
}

/** @param {string} toast @param {string} moment */
function toastWords(toast, moment) {
  const subject = text("studio.stage.row");
  if (toast === "collection") return message("collection", { name: text("studio.stage.collection"), count: 12 });
  if (toast !== "notice") return message(toast, { subject });
  return message(moment);
}

/** Samples per second. */
const rate = 48000;
/** Peak of Nod's sounds, which fills a drawing: Sound in Documentation/Sources.md. */
const peak = 1 / 4;
/** By sound and figures.
 * @type {Map<string, Wave>} */
const waves = new Map();

/** @param {Design} design @param {NonNullable<Score["sound"]>} sound @returns {Wave} */
export function waveOf(design, sound) {
  const key = [sound, design.soundFigures(sound)].join();
  const wave = waves.get(key) ?? drawn(design.samples(sound, rate));
  waves.set(key, wave);
  return wave;
}

/** @param {number} from @param {number} to */
const span = (from, to) => text("studio.span", { from: time(from), to: time(to) });

/** Ticks of the axis at round numbers, few enough for a phone.
 * @param {number} length milliseconds */
function ticks(length) {
  const step = [50, 100, 250, 500].find((one) => length / one <= 5) ?? 1000;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
}

/** @param {Lane} lane */
export function drawLane({ what, note = "", drawn, words, kind }) {
  const value = html("output", { className: "lane-value", ariaHidden: "true" });
  const name = html(
    "div", { className: "lane-name" }, [html("b", { textContent: what }), value, html("small", { textContent: note })]
  );
  const playhead = html("div", { className: "playhead", ariaHidden: "true" });
  const body = drawn
    ? html("div", { className: "plot" }, [drawn, playhead])
    : html("p", { className: "lane-text", textContent: words, dir: "auto" });
  return { element: html("div", { className: `lane lane-${kind}` }, [name, body]), value };
}

/** @param {number} length */
export function drawAxis(length) {
  const marks = ticks(length).map((at) => {
    // Only the first mark has the unit; the last one stays inside.
    const mark = html("span", { textContent: at === 0 ? time(at) : figure(at) });
    mark.classList.toggle("is-end", at > length * 0.94);
    mark.style.insetInlineStart = `${(at / length) * 100}%`;
    return mark;
  });
  return html("div", { className: "axis", ariaHidden: "true" }, [html("div", { className: "axis-scale" }, marks)]);
}
