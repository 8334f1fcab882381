// Nod in the browser: what a page may use. See README.md.

import { reportSurroundings } from "./surroundings.js";
import { worded } from "./messages.js";
import { carryOut } from "./perform.js";
import { start } from "./session.js";
import "./elements/check.js";
import "./elements/status.js";
import "./elements/toasts.js";

export { message, translate } from "./messages.js";
export { celebrate, moment } from "./moments.js";
export { preferences } from "./preferences.js";
export { preview } from "./preview.js";
export { press } from "./press.js";
export { depart, inserted, moved } from "./rows.js";
export { together } from "./together.js";
export { Unreachable } from "./saving.js";
export { online } from "./surroundings.js";
export { news, restoreWishes, wishes } from "./wishes.js";

/** Whether there is an engine; without it everything goes on without feedback. */
export const ready = start(carryOut, reportSurroundings, worded);
