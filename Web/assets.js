// The files that the scripts load: each beside them, where bundlers find it, or all in a folder that the page names.

import { tables } from "./languages.js";

/** Bundlers copy what is named like this.
 * @type {Record<string, () => URL>} */
const beside = {
  "nod.wasm": () => new URL("./nod.wasm", import.meta.url),
  "nod.css": () => new URL("./nod.css", import.meta.url),
  "feedback.schema.json": () => new URL("./feedback.schema.json", import.meta.url),
  ...tables,
};

/** Files that the script itself contains, by name: the messages of nod.min.js.
 * @type {Record<string, string>} */
export const included = {};

/** The folder that the page names. */
let folder = "";
/** Resolves after the importing task: by then the page has named the folder. */
const said = new Promise((resolve) => setTimeout(resolve));
let isTold = false;

/** Names the folder of the files that the scripts load.
 * @param {{assets: string | URL}} places a folder, relative to the document */
export function configure({ assets }) { folder = `${assets}`.replace(/\/?$/, "/"); }

/** A file that can't be loaded: reported once, because the others lie beside it. */
class MissingFile extends Error {}

/** @param {string} name a name of `beside` @returns {Promise<Response>} */
export async function load(name) {
  await said;
  if (included[name]) return new Response(included[name]);
  let address;
  try {
    address = folder ? new URL(folder + name, document.baseURI) : beside[name]();
    const response = await fetch(address);
    const type = response.headers.get("Content-Type");
    // A server that answers every address with its page does not have the file.
    if (response.ok && !type?.startsWith("text/html")) return response;
    throw new Error(`${response.status} ${type}`);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const missing = new MissingFile(`Nod: ${address ?? name} could not be loaded (${message}).`);
    if (!isTold) {
      console.warn(`${missing.message} Without its files there are no sounds, gestures and words of other languages. Serve *.wasm, messages and `
        + 'feedback.schema.json of nod-web in one folder, and name it: configure({ assets: "/nod/" }).');
    }
    isTold = true;
    throw missing;
  }
}

/** Warns that something is missing, but reports missing files only once.
 * @param {string} what @param {unknown} error */
export function doWithout(what, error) {
  if (!(error instanceof MissingFile)) console.warn(`Nod: no ${what}.`, error);
}
