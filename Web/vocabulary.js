// Made by `make vocabulary` from the engine's types: what the numbers of Documentation/ScoreBuffer.md mean.

/** The layout that these names belong to: the first number of every answer. */
export const layout = 4;

/** The moments, by their numbers; a press adds its role to `firstPress`. */
export const momentCodes = Object.freeze({
  completed: 1, reopened: 2, itemCompleted: 3, captured: 4, firstCapture: 5, collectionCompleted: 6, selected: 7,
  toggled: 8, deleted: 9, succeeded: 10, warned: 11, failed: 12, inserted: 13, departed: 14, moved: 15, presented: 16,
  dismissed: 17,
});
export const firstPress = 100;

/** Moments whose toast speaks in words of its own. */
export const spokenMoments = Object.freeze(["succeeded", "warned", "failed"]);

/** Pixels that a pulse grows beyond each side at most. */
export const pulseReach = 16;

// Lists: the place of a name is its number.
export const profiles = Object.freeze(/** @type {const} */ (["standard", "child"]));
export const roles = Object.freeze(/** @type {const} */ (["button", "icon", "card", "primary", "critical", "check"]));
export const celebrationLevels = Object.freeze(/** @type {const} */ (["off", "subtle", "full"]));
export const motionPreferences = Object.freeze(/** @type {const} */ (["system", "reduced"]));
export const celebrations = Object.freeze(/** @type {const} */ ([
  "itemCompleted", "firstCapture", "collectionCompleted",
]));
export const ways = Object.freeze(/** @type {const} */ (["check", "swipe"]));
export const pauses = Object.freeze(/** @type {const} */ (["hover", "focus", "hidden"]));
export const loadStates = Object.freeze(/** @type {const} */ ([
  "idle", "loading", "loaded", "empty", "failed", "refreshing",
]));
export const checkStates = Object.freeze(/** @type {const} */ ([
  "open", "completing", "completed", "reopening", "waiting", "failed",
]));
export const causes = Object.freeze(/** @type {const} */ (["tap", "undo", "retry", "rollback", "news", "progress"]));
export const haptics = Object.freeze(/** @type {const} */ ([
  "selection", "light", "medium", "heavy", "success", "warning", "error",
]));
export const sounds = Object.freeze(/** @type {const} */ ([
  "completed", "captured", "celebration", "warning", "failed",
]));
export const words = Object.freeze(/** @type {const} */ (["toast", "captured", "firstCaptureSaved"]));
export const toastKinds = Object.freeze(/** @type {const} */ ([
  "notice", "completed", "deleted", "collection", "failure",
]));
export const toastActions = Object.freeze(/** @type {const} */ (["undo", "retry"]));
export const channels = Object.freeze(/** @type {const} */ (["motion", "haptic", "sound", "celebration"]));
export const reasons = Object.freeze(/** @type {const} */ ([
  "system", "person", "interaction", "news", "flashes", "particles", "native",
]));
export const properties = Object.freeze(/** @type {const} */ ([
  "scale", "opacity", "mark", "slide", "shift", "brightness", "successFlash", "capturedFlash", "disc", "tick",
  "strike", "room", "pulse", "sink", "progress", "badge",
]));
export const shapes = Object.freeze(/** @type {const} */ (["circle", "roundedRectangle"]));
export const controlKinds = Object.freeze(/** @type {const} */ (["action", "critical", "obstacle"]));

/** In the order of their event.
 * @type {import("./names.js").SettingTable} */
export const settings = {
  haptic: { key: "completionHapticEnabled", channel: "haptic", standard: true },
  sound: { key: "completionSoundEnabled", channel: "sound", standard: false },
  volume: { key: "soundVolume", channel: "sound", standard: 0.5 },
  celebrations: { key: "celebrations", channel: "celebration", standard: "full", names: celebrationLevels },
  motion: { key: "motion", channel: "motion", standard: "system", names: motionPreferences },
  otherHaptics: { key: "otherHapticsEnabled", channel: "haptic", standard: true },
  otherSounds: { key: "otherSoundsEnabled", channel: "sound", standard: false },
};
