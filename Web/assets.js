// Locates and loads the library's files: beside the scripts, for bundlers, or in a folder set by the page.

// The literal form `new URL(name, import.meta.url)` is recognized by bundlers.
export const engineFile = () => new URL("./nod.wasm", import.meta.url);
export const styleFile = () => new URL("./nod.css", import.meta.url);
export const schemaFile = () => new URL("./feedback.schema.json", import.meta.url);

/** Files bundled into the script, by name.
 * @type {Record<string, string>} */
export const included = {};

let folder = "";
/** Resolves after the importing task, during which the page may call `configure`. */
const said = new Promise((resolve) => setTimeout(resolve));
let isTold = false;

/** @param {{assets: string | URL}} places a folder, relative to the document */
export function configure({ assets }) { folder = `${assets}`.replace(/\/?$/, "/"); }

/** Reported once, because the other files are in the same place. */
class MissingFile extends Error {}

/** @param {string} name @param {() => URL} beside its default address @returns {Promise<Response>} */
export async function load(name, beside) {
  await said;
  if (included[name]) return new Response(included[name]);
  let address;
  try {
    address = folder ? new URL(folder + name, document.baseURI) : beside();
    const response = await fetch(address);
    const type = response.headers.get("Content-Type");
    // The server of a single-page app may answer with its page.
    if (response.ok && !type?.startsWith("text/html")) return response;
    throw new Error(`${response.status} ${type}`);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const missing = new MissingFile(`Nod: ${address ?? name} could not be loaded (${message}).`);
    if (!isTold) {
      console.warn(`${missing.message} Serve nod-web's files in one folder, and name it: configure({ assets: "/nod/" }).`);
    }
    isTold = true;
    throw missing;
  }
}

/** Warns about a missing feature; a missing file was already reported.
 * @param {string} what @param {unknown} error */
export function doWithout(what, error) {
  if (!(error instanceof MissingFile)) console.warn(`Nod: no ${what}.`, error);
}

/** Makes a loader that keeps its result, unless it fails.
 * @template Result @param {() => Promise<Result>} make @returns {() => Promise<Result>} */
export function once(make) {
  /** @type {Promise<Result> | undefined} */
  let made;
  return () => {
    made ??= make();
    made.catch(() => { made = undefined; });
    return made;
  };
}
