// Made by Scripts/texts.py from messages/: its tables, named so that bundlers find them.

/** @type {Record<string, () => URL>} */
export const tables = {
  "messages/en.json": () => new URL("./messages/en.json", import.meta.url),
  "messages/it.json": () => new URL("./messages/it.json", import.meta.url),
};
