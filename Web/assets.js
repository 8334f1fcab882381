// The files that the scripts load: each beside them, where bundlers find it, or all in a folder that the page names.

import { tables } from "./languages.js";

/** Bundlers copy what is named like this.
 * @type {Record<string, () => URL>} */
const beside = {
  "nod.wasm": () => new URL("./nod.wasm", import.meta.url),
  "feedback.schema.json": () => new URL("./feedback.schema.json", import.meta.url),
  ...tables,
};

/** Files that stand in the script itself, by name: the words of nod.min.js.
 * @type {Record<string, string>} */
export const included = {};

/** Where the page says that all of them lie. */
let folder = "";
/** Passed with the task of the import: by then the page has said where its files lie. */
const said = new Promise((resolve) => setTimeout(resolve));
let isTold = false;

/** Says where the files lie that the scripts load.
 * @param {{assets: string | URL}} places a folder, relative to the document */
export function configure({ assets }) { folder = `${assets}`.replace(/\/?$/, "/"); }

/** A file that can't be had: told once, because the others lie where it should. */
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
      console.warn(`${missing.message} Without its files checks are plain checkboxes. Serve *.wasm, messages and `
        + 'feedback.schema.json of nod-web in one folder, and name it: configure({ assets: "/nod/" }).');
    }
    isTold = true;
    throw missing;
  }
}

/** Says what is done without, but not again that a file is missing.
 * @param {string} what @param {unknown} error */
export function doWithout(what, error) {
  if (!(error instanceof MissingFile)) console.warn(`Nod: no ${what}.`, error);
}
