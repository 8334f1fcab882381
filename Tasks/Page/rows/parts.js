// Long work in parts, between which the browser draws and takes input.

/** Milliseconds of a part: half a frame. */
const length = 8;

/** Resolves when others had their turn. A timer waits longer, in a hidden page for a second. */
export const turn = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve(undefined);
  };
  port2.postMessage(null);
});

/** Does something for each item, and stops where it is no longer wanted.
 * @template Item @param {Iterable<Item>} items @param {(item: Item) => void} act @param {AbortSignal} [signal] */
export async function inParts(items, act, signal) {
  let end = performance.now() + length;
  for (const item of items) {
    if (performance.now() > end) {
      await turn();
      end = performance.now() + length;
    }
    if (signal?.aborted) return;
    act(item);
  }
}
