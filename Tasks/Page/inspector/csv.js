// Taps as a file of touches, which `make bench-touch` reads (Documentation/Touch.md, First taps).

/** @typedef {import("/nod/nod.js").FirstTap} FirstTap */

const columns = "person,instruction,set,trial,attempt,target_mm,neighbour_mm,neighbours,dx_mm,dy_mm";
/** The sets before are practice. */
const set = 2;

/** Those of which it is known what they were aimed at.
 * @param {FirstTap[]} taps */
export function csv(taps) {
  let trial = 0, attempt = 0;
  const lines = taps.filter(({ dx }) => dx !== undefined).map((tap) => {
    const { isFirst, width = 0, height = 0, neighbors, neighborSize = 0, dx = 0, dy = 0 } = tap;
    if (isFirst) [trial, attempt] = [trial + 1, 0];
    attempt += 1;
    const lengths = (/** @type {number[]} */ ...all) => all.map((length) => length.toFixed(3)).join();
    const target = lengths(Math.min(width, height), neighborSize);
    return ["1", "usual", set, trial, attempt, target, neighbors, lengths(dx, dy)].join();
  });
  return [columns, ...lines, ""].join("\n");
}
