// WebAssembly modules that lie beside these files.

/** @param {URL} address @returns {Promise<any>} its exports */
export async function instantiate(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  // Streaming wants the type to be right; a server that does not know it is no reason to do without.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const { instance } = isTyped && WebAssembly.instantiateStreaming
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return instance.exports;
}
