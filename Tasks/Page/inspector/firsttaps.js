// First taps in the inspector: how many were answered at once, by surface and control, and where they landed.

import { firstTaps, forgetTaps } from "/nod/nod.js";
import { button } from "./button.js";
import { csv } from "./csv.js";
import { has, language, text } from "../words/texts.js";
import { html } from "../surfaces/html.js";
import { picture } from "./picture.js";

/** @typedef {import("/nod/nod.js").FirstTap} FirstTap */

const percent = new Intl.NumberFormat(language, { style: "percent" });
const lists = new Intl.ListFormat(language, { type: "unit" });

/** The part of the inspector, and how to draw it anew. */
export function makeFirstTaps() {
  const summary = html("summary", {}, [text("taps.title")]);
  const content = html("div");
  const element = html("details", { className: "taps" }, [summary, content]);
  return { element, draw };

  async function draw() {
    const taps = await firstTaps();
    const { count, share } = successOf(taps);
    summary.textContent = text(count > 0 ? "taps.summary" : "taps.title", { count, share: percent.format(share) });
    if (taps.length === 0) return content.replaceChildren(html("p", {}, [text("taps.none")]));
    content.replaceChildren(
      html("ul", { role: "list" }, groups(taps).map(item)),
      html("div", { className: "taps-actions" }, [
        button("taps.export", () => download(csv(taps))),
        button("taps.forget", () => forgetTaps().then(draw).then(() => summary.focus())),
      ])
    );
  }
}

/** By surface and control, the least successful first.
 * @param {FirstTap[]} taps */
function groups(taps) {
  const aimed = taps.filter(({ verdict }) => verdict !== "aimless");
  /** @type {Map<string, FirstTap[]>} */
  const found = new Map();
  for (const tap of aimed) {
    const place = JSON.stringify([tap.surface, tap.control]);
    found.set(place, [...found.get(place) ?? [], tap]);
  }
  return [...found.values()].sort((one, other) => successOf(one).share - successOf(other).share);
}

/** @param {FirstTap[]} taps */
function item(taps) {
  const [{ surface, control }] = taps;
  const { count: all, share } = successOf(taps);
  const counts = /** @type {const} */ ([["retries", "isRetry"], ["rages", "isRage"], ["undone", "isUndone"]])
    .flatMap(([key, flag]) => {
      const count = taps.filter((tap) => tap[flag]).length;
      return count > 0 ? [text(`taps.${key}`, { count })] : [];
    });
  const shares = all > 0 ? [text("taps.share", { count: all, share: percent.format(share) })] : [];
  return html("li", {}, [
    html("p", {}, [
      html("strong", {}, [control || text("taps.beside")]), " ", html("small", {}, [surfaceWords(surface)]),
    ]),
    html("p", {}, [lists.format([...shares, ...counts])]),
    ...picture(taps, text("taps.picture", { count: taps.length })),
  ]);
}

/** How many first taps there are, and the share that was answered.
 * @param {FirstTap[]} taps */
function successOf(taps) {
  const count = taps.filter(({ isFirst }) => isFirst).length;
  return { count, share: count > 0 ? taps.filter(({ verdict }) => verdict === "success").length / count : 0 };
}

/** @type {Record<string, string>} */
const sheets = {
  collection: "nav.collections", "composer-sheet": "composer.label", keys: "shortcuts.title",
  settings: "settings.title",
};

/** @param {string} surface */
function surfaceWords(surface) {
  const key = sheets[surface] ?? `nav.${surface}`;
  return has(key) ? text(key) : "";
}

/** @param {string} file */
function download(file) {
  const address = URL.createObjectURL(new Blob([file], { type: "text/csv" }));
  html("a", { href: address, download: "touches.csv" }).click();
  // After the click, which asks for it.
  setTimeout(() => URL.revokeObjectURL(address));
}
