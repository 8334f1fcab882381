// The fallback without the engine.

import { PlainEngine } from "./plain.js";
import * as scores from "./scores.js";
import { ToastQueue } from "./toast-queue.js";

export const player = () => new PlainEngine(/** @type {{}} */ (scores), new ToastQueue());
