// WebAssembly modules.

import { load } from "./assets.js";

/** @param {string} name of its file @returns {Promise<any>} its exports */
export async function instantiate(name) {
  const response = await load(name);
  // Streaming wants the type to be right; a server that does not know it is no reason to do without.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const { instance } = isTyped && WebAssembly.instantiateStreaming
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return instance.exports;
}
