// Unique keys.

/** Random, and long enough to be unique. `crypto.randomUUID` is missing where the origin isn't secure. */
export function uniqueKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
