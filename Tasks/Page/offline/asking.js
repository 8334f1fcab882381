// Asks the server and falls back to the cache.

/** Milliseconds. Lost packets are resent after 1 s and 3 s (RFC 6298); a local server still silent then is down. */
const patience = 3000;
/** Whether a proxy answered, or the server can't use its disk.
 * @param {Response} response */
export const isAbsent = ({ status }) => [502, 503, 504].includes(status);

/** Returns the server's answer, or the cached one. Rejects with the browser's error if neither exists.
 * @param {Promise<Response>} asked @param {() => Promise<Response | undefined>} kept */
export async function askFirst(asked, kept) {
  const response = await inTime(asked).catch(() => null);
  if (response && !isAbsent(response)) return response;
  return (await kept()) ?? asked;
}

/** @template Value @param {Promise<Value>} promise @returns {Promise<Value>} */
export function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @template Value @param {string} name @param {(cache: Cache) => Promise<Value>} use
 * @returns {Promise<Value | undefined>} */
export async function inCache(name, use) {
  try {
    return await use(await caches.open(name));
  } catch (error) {
    console.warn("Tasks: nothing can be kept here.", error);
  }
}
