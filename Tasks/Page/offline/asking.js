// Asking the server, and what stands in where it does not answer.

/** Milliseconds for an answer. A lost packet is sent again after 1 s, and 2 s after that (RFC 6298): a server of the
 * same network that still says nothing isn't there. */
const patience = 3000;
/** What a proxy says for a server that isn't there. */
const absent = [502, 503, 504];

/** What the server says; what was kept, if it isn't there. Without either, the error is the browser's.
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

/** Storage may be full, blocked or cleared at any moment: then the page lives without.
 * @template Value @param {string} name @param {(cache: Cache) => Promise<Value>} use
 * @returns {Promise<Value | undefined>} */
export async function inCache(name, use) {
  try {
    return await use(await caches.open(name));
  } catch (error) {
    console.warn("Tasks: nothing can be kept here.", error);
  }
}
