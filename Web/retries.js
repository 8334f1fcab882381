// Sends waiting changes again if a server was lost while the network stayed up: no `online` follows then.

import { unsettled } from "./items.js";
import { isOffline, online as found } from "./surroundings.js";

const [shortest, longest] = [3000, 60_000]; // milliseconds between attempts, doubled after each
let pause = shortest;
/** A page that reports an unreachable server also reports its return. */
let isReported = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {boolean} isReachable */
export function online(isReachable) {
  isReported = !isReachable;
  found(isReachable);
}

const isWaiting = () => isOffline && !isReported && navigator.onLine && unsettled().length > 0;

/** @param {import("./wire.js").Effect[]} effects of the last event */
export function retryLater(effects) {
  if (effects.some(({ effect }) => effect === "settled")) pause = shortest;
  if (!isWaiting()) return void (timer = void clearTimeout(timer));
  timer ??= setTimeout(() => {
    timer = undefined;
    pause = Math.min(2 * pause, longest);
    if (isWaiting()) found(true);
  }, pause);
}

document.addEventListener("visibilitychange", () => { if (!document.hidden && isWaiting()) found(true); });
