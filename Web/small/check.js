// nod-web/check: checks answered by the small player.

import "../elements/check.js";
import { carryOut } from "../perform.js";
import { PlainEngine } from "./plain.js";
import { completed, departed, failed, inserted, itemCompleted, reopened } from "./scores.js";
import { startSmall } from "./start.js";

export { configure } from "../assets.js";
export { translate } from "../messages.js";
export { preferences } from "./start.js";
export { Refused, Unreachable } from "../perform.js";

const scores = { completed, departed, failed, inserted, itemCompleted, reopened };
startSmall({ Engine: PlainEngine, carryOut, scores });
