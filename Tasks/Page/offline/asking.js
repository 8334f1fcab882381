// Asks the server, and falls back to the cache where it doesn't answer.

/** Milliseconds for an answer. A lost packet is sent again after 1 s, and 2 s after that (RFC 6298): a server of the
 * same network that still says nothing isn't there. */
const patience = 3000;
/** Whether a proxy answers for a server that isn't there, or the server while its disk fails.
 * @param {Response} response */
export const isAbsent = ({ status }) => [502, 503, 504].includes(status);

/** Returns the server's answer, or the cached one if it is unreachable. Without either, rejects with the browser's
 * error.
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
