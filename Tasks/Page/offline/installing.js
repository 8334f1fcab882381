import { connection } from "../server/connection.js";

/** Service workers need a secure context: not plain HTTP from another computer. */
export const isAllowed = isSecureContext && "serviceWorker" in navigator;

/** Whether the worker had room for all files and the tasks. */
export async function opensOffline() {
  if (!isAllowed) return false;
  const [files, tasks] = await Promise.all([caches.match("/.complete"), caches.match("/api")]).catch(() => []);
  return Boolean(files && tasks);
}

/** Milliseconds without a change before the cache is updated. */
const quiet = 1000;

/** @param {import("../server/events.js").Events} events */
export async function install(events) {
  if (!isAllowed) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const registration = await navigator.serviceWorker.ready;
    const tell = (/** @type {string} */ what) => registration.active?.postMessage(what);
    tell("loaded");
    tellChanges(events, () => tell("changed"));
  } catch (error) {
    // The page works without a worker.
    console.warn("Tasks: this page can't be opened offline.", error);
  }
}

/** @param {import("../server/events.js").Events} events @param {() => void} tell */
function tellChanges(events, tell) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const settled = () => { timer = void clearTimeout(timer); tell(); };
  const changed = () => { clearTimeout(timer); timer = setTimeout(settled, quiet); };
  connection.addEventListener("written", changed);
  for (const name of ["task", "collection", "settings", "reload"]) events.addEventListener(name, changed);
  document.addEventListener("visibilitychange", () => { if (document.hidden && timer) settled(); });
}
