// Asks the server, and falls back to the cache where it doesn't answer.

/** Milliseconds for an answer. A lost packet is sent again after 1 s, and 2 s after that (RFC 6298): a server of the
 * same network that still says nothing isn't there. */
const patience = 3000;
/** A proxy's answers for a server that isn't there, and the server's while its disk fails. */
const absent = [502, 503, 504];

/** Returns the server's answer, or the cached one if it is unreachable. Without either, rejects with the browser's
 * error.
 * @param {Promise<Response>} asked @param {() => Promise<Response | undefined>} kept */
export async function askFirst(asked, kept) {
  const response = await inTime(asked).catch(() => null);
  if (response && !absent.includes(response.status)) return response;
  return (await kept()) ?? asked;
}

/** @template Value @param {Promise<Value>} promise @returns {Promise<Value>} */
export function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Uses a cache. Storage may be full, blocked or cleared at any moment: then the page works without.
 * @template Value @param {string} name @param {(cache: Cache) => Promise<Value>} use
 * @returns {Promise<Value | undefined>} */
export async function inCache(name, use) {
  try {
    return await use(await caches.open(name));
  } catch (error) {
    console.warn("Tasks: nothing can be kept here.", error);
  }
}
