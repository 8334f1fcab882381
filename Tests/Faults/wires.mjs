// Any numbers into the engine's WebAssembly: `node wires.mjs nod.wasm CALLS SEED`. A trap, and a call that takes
// longer than it may, end it with the calls that led there.

import { readFile } from "node:fs/promises";

/** Milliseconds for one call. */
const limit = 2000;
/** Calls that are made by the same instance, and told of a failure. */
const story = 200;
/** Those that take in a buffer of numbers, and those that tell of one; all others take their numbers as arguments. */
const taking = new Set(["nod_handle", "nod_touch_target", "nod_first_taps"]);
const told = new Set(["memory", "nod_input", "nod_output", "nod_sound_samples", "_initialize"]);
/** Arguments of a sound or a gesture, at most. */
const most = 7;
/** The largest kind of an event, and one more. */
const kinds = 32;

const odd = [
  NaN, Infinity, -Infinity, -0, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, Number.EPSILON, 1e-300, 1e300,
  2 ** 31, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31) - 1, 2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 63, -(2 ** 63), 2 ** 64, 1e9, -1,
];

const [, , file, count, first] = process.argv;
const module = await WebAssembly.compile(await readFile(file));

for (let seed = Number(first), made = 0; made < Number(count); seed += 1, made += story) await play(seed);
console.log(`${count} calls of ${file} from seed ${first}`);

/** @param {number} seed */
async function play(seed) {
  const { exports } = await WebAssembly.instantiate(module);
  const random = generator(seed);
  const below = (most) => Math.floor(random() * most);
  const names = Object.keys(exports).filter((name) => !told.has(name));
  const calls = [];
  let now = 0;
  for (let call = 0; call < story; call += 1) {
    const name = below(2) ? [...taking][below(taking.size)] : names[below(names.length)];
    now += below(8) ? below(4000) : number();
    const values = Array.from({ length: taking.has(name) ? below(below(4) ? 16 : 200) : most }, number);
    if (name === "nod_handle" && below(20)) values.splice(0, 2, below(kinds), now);
    calls.push([name, values.map(String)]);
    const start = performance.now();
    try {
      if (taking.has(name)) new Float64Array(exports.memory.buffer, exports.nod_input(values.length), values.length).set(values);
      const came = exports[name](...(taking.has(name) ? [values.length] : values));
      const took = performance.now() - start;
      if (took > limit) throw new Error(`took ${Math.round(took)} ms`);
      if (name === "nod_handle") check(new Float64Array(exports.memory.buffer, exports.nod_output(), came));
    } catch (error) {
      console.log(`SEED=${seed}: ${error}\n${calls.slice(-5).map((one) => JSON.stringify(one)).join("\n")}`);
      process.exit(1);
    }
  }

  /** Mostly what an event may say, else any number at all. */
  function number() {
    const choice = below(10);
    if (choice < 5) return below(4);
    if (choice < 7) return below(200) - 20;
    if (choice < 8) return random() * 1000;
    if (choice < 9) return odd[below(odd.length)];
    return new DataView(Uint8Array.from({ length: 8 }, () => below(256)).buffer).getFloat64(0);
  }
}

/** An answer is made of records, each as long as it says.
 * @param {Float64Array} answer */
function check(answer) {
  let at = answer[1] === 0 ? 2 : 3;
  let records = answer[at];
  at += 1;
  for (; records > 0; records -= 1) at += 2 + answer[at + 1];
  if (at !== answer.length) throw new Error(`an answer of ${answer.length} numbers says that it has ${at}`);
}

/** SplitMix, shortened to 32 bits: the same numbers for a seed.
 * @param {number} state */
function generator(state) {
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
