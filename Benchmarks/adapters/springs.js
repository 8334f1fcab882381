// Nod's springs are in its engine, which samples whole tracks: so this is a module of the same sources.

const { instance: { exports } } = /** @type {any} */ (
  await WebAssembly.instantiateStreaming(fetch("/springs.wasm")));

/** @param {{frequency: number, ratio: number}} figures @param {number} distance @param {number} seconds
 * @param {number} count */
export function sampleAll({ frequency, ratio }, distance, seconds, count) {
  const made = exports.spring_samples(frequency, ratio, distance, seconds, count);
  return new Float64Array(exports.memory.buffer, exports.nod_output(), made).slice();
}
