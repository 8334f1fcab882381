/** Returns a random key. `crypto.randomUUID` needs a secure context. */
export function uniqueKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
