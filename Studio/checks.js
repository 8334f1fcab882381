import { isFlash } from "./rehearsal.js";
import { figure, text } from "./words.js";

/** WCAG 2.3.1, general flash: the change of relative luminance that counts, and the limit of the darker one. */
const flash = { change: 0.1, darker: 0.8 };
/** Properties allowed under Reduced motion, besides flashes. */
const still = ["opacity", "mark", "brightness"];

/** @param {VersionView} version @param {State} state @returns {{isFine: boolean, words: string}[]} */
export function checks({ rehearsal, rests, stage }, { reduced }) {
  const motion = rehearsal.motions.find(({ property }) => isFlash(property));
  const found = motion ? [luminanceCheck(motion, stage.element)] : [];
  if (rehearsal.taps[0].moment === "completed" && rehearsal.moves("scale")) {
    found.push({ isFine: rests, words: text(rests ? "studio.check.rest" : "studio.check.notAtRest") });
  }
  const isStill = rehearsal.motions.every(({ property }) => still.includes(property) || isFlash(property));
  if (reduced) found.push({ isFine: isStill, words: text("studio.check.reduced") });
  return found;
}

/** @param {Motion} motion @param {HTMLElement} place */
function luminanceCheck({ property, range: [, opacity] }, place) {
  const surface = color(place, "--surface");
  const light = color(place, property === "capturedFlash" ? "--nod-captured" : "--nod-success");
  const covered = surface.map((channel, index) => channel + (light[index] - channel) * opacity);
  const [one, other] = [luminance(surface), luminance(covered)];
  const counts = Math.abs(one - other) >= flash.change && Math.min(one, other) < flash.darker;
  return {
    isFine: !counts,
    words: text(counts ? "studio.check.bright" : "studio.check.dim", { change: figure(Math.abs(one - other)) })
  };
}

/** @param {HTMLElement} place @param {string} name of a colour @returns {number[]} channels, 0…1 */
function color(place, name) {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  place.append(probe);
  const channels = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(
    (channel) => Number(channel) / 255
  );
  probe.remove();
  return channels;
}

/** WCAG 2.2, relative luminance.
 * @param {number[]} channels */
function luminance(channels) {
  const [red, green, blue] = channels.map(
    (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
