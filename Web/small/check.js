// nod-web/check: checks answered by the small player.

import "../elements/check.js";
import { doWithout } from "../assets.js";
import { offer } from "../copies.js";
import { carryOut } from "../perform.js";
import { PlainEngine } from "./plain.js";
import { completed, departed, failed, inserted, itemCompleted, reopened } from "./scores.js";
import { startSmall } from "./start.js";
import { check as words } from "./words.js";

export { configure } from "../assets.js";
export { translate } from "../messages.js";
export { preferences } from "./start.js";
export { Refused, Unreachable } from "../perform.js";

const importRows = () => import("../rows.js");
// Most checks are in rows that stay.
offer({
  leave: (effect) => importRows().then(({ leave }) => leave(effect)).catch((error) => doWithout("rows that leave", error)),
  enter: (effect) => importRows().then(({ enter }) => enter(effect)),
});
if (document.querySelector("nod-check[leaves]")) void importRows().catch(() => {});

const scores = { completed, departed, failed, inserted, itemCompleted, reopened };
startSmall({ Engine: PlainEngine, carryOut, scores, words });
