// Made by `make wire` from the tables of Scripts/wire.py.

import {
  causes, celebrations, channels, checkStates, codeOf, haptics, list, loadStates, momentCode, momentName, optional,
  pauses, profiles, properties, reasons, roles, settingNumbers, shapes, sounds, toastActions, toastKinds, ways,
  words,
} from "./codes.js";

/**
 * @template {keyof typeof import("./vocabulary.js")} List
 * @typedef {Extract<(typeof import("./vocabulary.js"))[List], readonly string[]>[number]} Name
 */
/**
 * @typedef {import("./codes.js").Moment} Moment
 * @typedef {{item: number, isCompleted: boolean, attempt: number, spot: number | null, isMove: boolean}} SaveRequest
 * @typedef {{state: Name<"loadStates">, showsSpinner: boolean, showsText: boolean}} LoadLook
 * @typedef {{id: number, kind: Name<"toastKinds">, message: number | null, action: Name<"toastActions"> | null, items: number[], collections: number[]}} Toast
 * @typedef {{moments: Moment[], haptic: Haptic | null, sound: Name<"sounds"> | null, volume: number, announcement: Announcement | null, toast: Name<"toastKinds"> | null, stay: number, held: Held[], tracks: Track[], burst: Burst | null, collections: number[]}} Score
 * @typedef {{kind: Name<"haptics">, intensity: number, pattern: number[]}} Haptic
 * @typedef {{words: Name<"words">, isAssertive: boolean}} Announcement
 * @typedef {{channel: Name<"channels">, reason: Name<"reasons">}} Held
 * @typedef {{property: Name<"properties">, duration: number, values: number[]}} Track
 * @typedef {{start: number, duration: number, particles: Particle[]}} Burst
 * @typedef {{shape: Name<"shapes">, size: number, place: number, color: number, looks: Look[]}} Particle
 * @typedef {{x: number, y: number, scale: number, opacity: number, turn: number}} Look
 * @typedef {{collection: number, open: number, total: number}} CollectionCount
 */
/** What a performer reports.
 * @typedef {{
 *   seeded: {seed: number},
 *   preferences: {settings: import("./names.js").Settings},
 *   surroundings: {reducesMotion: boolean, isDark: boolean, canVibrate: boolean, canSound: boolean, isHidden: boolean, isOffline: boolean, isSmall: boolean, hasNativeHaptics: boolean},
 *   profile: {profile: Name<"profiles">},
 *   pressed: {target: number, role?: Name<"roles">, mayScroll?: boolean},
 *   released: {target: number},
 *   cancelled: {target: number},
 *   toggled: {item: number, isCompleted: boolean, leaves?: boolean, way?: Name<"ways">, collections: CollectionCount[], spot?: number | null, isReported?: boolean, onlyToggles?: boolean, runsApp?: boolean, isNative?: boolean},
 *   saved: {item: number, completed?: number[] | null, isCompleted?: boolean | null},
 *   refused: {item: number, message?: number | null},
 *   unreachable: {item: number},
 *   waiting: {item: number, saved: boolean, wish: boolean, spot?: number | null},
 *   news: {item: number, isCompleted: boolean},
 *   forgotten: {item: number},
 *   happened: {moment: Moment, target?: number | null, item?: number | null, message?: number | null, cause?: number | null, isActionable?: boolean},
 *   toastDismissed: {id: number},
 *   toastActed: {id: number},
 *   toastsPaused: {reason: Name<"pauses">, isOn: boolean},
 *   loading: {place: number, state?: Name<"loadStates">},
 *   tick: {},
 *   seen: {item: number},
 *   acted: {target: number, role?: Name<"roles"> | null, saves?: boolean, isNative?: boolean},
 *   ended: {target: number},
 *   felt: {kind: Name<"haptics">, intensity: number, cause?: number | null},
 *   tuned: {figures: number[]},
 *   celebrated: {style: Name<"celebrations">, target: number, cause?: number | null},
 *   informed: {message: number, target?: number | null, isActionable?: boolean},
 *   slidOff: {target: number},
 *   slidBack: {target: number},
 *   scattered: {count: number, target: number},
 *   moved: {item: number, spot: number},
 *   delivered: {item: number},
 *   reported: {item: number, isCompleted: boolean},
 *   unobserved: {item: number},
 * }} Events
 * @typedef {{[Kind in keyof Events]: {event: Kind} & Events[Kind]}[keyof Events]} Event
 */
/** What the engine answers.
 * @typedef {{
 *   draw: {item: number, isCompleted: boolean, state: Name<"checkStates">, spot: number | null, cause: Name<"causes">},
 *   send: {item: number, isCompleted: boolean, attempt: number, spot: number | null, isMove: boolean},
 *   settled: {item: number, isCompleted: boolean},
 *   perform: {score: Score, target: number | null},
 *   leave: {item: number, score: Score},
 *   enter: {item: number, score: Score},
 *   toastShown: {toast: Toast},
 *   toastUpdated: {toast: Toast},
 *   toastDismissed: {id: number},
 *   act: {action: Name<"toastActions">, kind: Name<"toastKinds">, items: number[], message: number | null},
 *   load: {place: number, state: Name<"loadStates">, showsSpinner: boolean, showsText: boolean},
 *   announce: {words: Name<"words">, isAssertive: boolean, toast: Toast | null},
 * }} Effects
 * @typedef {{[Kind in keyof Effects]: EffectOf<Kind>}[keyof Effects]} Effect
 */
/** @template {keyof Effects} Kind @typedef {{effect: Kind} & Effects[Kind]} EffectOf */
/** @typedef {import("./codes.js").Numbers} Numbers */

/** An event's number and fields.
 * @type {{[Kind in keyof Events]: (event: Events[Kind]) => import("./codes.js").Value[]}} */
export const writers = {
  seeded: ({ seed }) => [0, seed],
  preferences: ({ settings }) => [1, ...settingNumbers(settings)],
  surroundings: ({ reducesMotion, isDark, canVibrate, canSound, isHidden, isOffline, isSmall, hasNativeHaptics }) => [2,
    reducesMotion, isDark, canVibrate, canSound, isHidden, isOffline, isSmall, hasNativeHaptics],
  profile: ({ profile }) => [3, codeOf(profiles, profile)],
  pressed: ({ target, role, mayScroll }) => [4, target, codeOf(roles, role), mayScroll],
  released: ({ target }) => [5, target],
  cancelled: ({ target }) => [6, target],
  toggled: ({ item, isCompleted, leaves, way, collections, spot, isReported, onlyToggles, runsApp, isNative }) => [7,
    item, isCompleted, leaves, codeOf(ways, way), ...list(collections, (one) => [one.collection, one.open, one.total]),
    ...optional(spot), isReported, onlyToggles, runsApp, isNative],
  saved: ({ item, completed, isCompleted }) => [8, item, ...optional(completed, list), ...optional(isCompleted)],
  refused: ({ item, message }) => [9, item, ...optional(message)],
  unreachable: ({ item }) => [10, item],
  waiting: ({ item, saved, wish, spot }) => [11, item, saved, wish, ...optional(spot)],
  news: ({ item, isCompleted }) => [12, item, isCompleted],
  forgotten: ({ item }) => [13, item],
  happened: ({ moment, target, item, message, cause, isActionable }) => [14, momentCode(moment), ...optional(target),
    ...optional(item), ...optional(message), ...optional(cause), isActionable],
  toastDismissed: ({ id }) => [15, id],
  toastActed: ({ id }) => [16, id],
  toastsPaused: ({ reason, isOn }) => [17, codeOf(pauses, reason), isOn],
  loading: ({ place, state }) => [18, place, codeOf(loadStates, state)],
  tick: () => [19],
  seen: ({ item }) => [20, item],
  acted: ({ target, role, saves, isNative }) => [21, target, ...optional(role, (one) => [codeOf(roles, one)]), saves,
    isNative],
  ended: ({ target }) => [22, target],
  felt: ({ kind, intensity, cause }) => [23, codeOf(haptics, kind), intensity, ...optional(cause)],
  tuned: ({ figures }) => [24, ...figures],
  celebrated: ({ style, target, cause }) => [25, codeOf(celebrations, style), target, ...optional(cause)],
  informed: ({ message, target, isActionable }) => [26, message, ...optional(target), isActionable],
  slidOff: ({ target }) => [27, target],
  slidBack: ({ target }) => [28, target],
  scattered: ({ count, target }) => [29, count, target],
  moved: ({ item, spot }) => [30, item, spot],
  delivered: ({ item }) => [31, item],
  reported: ({ item, isCompleted }) => [32, item, isCompleted],
  unobserved: ({ item }) => [33, item],
};

/** Effects by their numbers.
 * @type {Record<number, (from: Numbers) => Effect>} */
export const readers = {
  1: (from) => ({ effect: "draw", item: from.next(), isCompleted: from.flag(), state: from.name(checkStates),
    spot: from.optional(), cause: from.name(causes) }),
  2: (from) => ({ effect: "send", item: from.next(), isCompleted: from.flag(), attempt: from.next(),
    spot: from.optional(), isMove: from.flag() }),
  3: (from) => ({ effect: "settled", item: from.next(), isCompleted: from.flag() }),
  4: (from) => ({ effect: "perform", score: readScore(from), target: from.optional() }),
  5: (from) => ({ effect: "leave", item: from.next(), score: readScore(from) }),
  6: (from) => ({ effect: "enter", item: from.next(), score: readScore(from) }),
  7: (from) => ({ effect: "toastShown", toast: readToast(from) }),
  8: (from) => ({ effect: "toastUpdated", toast: readToast(from) }),
  9: (from) => ({ effect: "toastDismissed", id: from.next() }),
  10: (from) => ({ effect: "act", action: from.name(toastActions), kind: from.name(toastKinds), items: from.numbers(),
    message: from.optional() }),
  11: (from) => ({ effect: "load", place: from.next(), state: from.name(loadStates), showsSpinner: from.flag(),
    showsText: from.flag() }),
  13: (from) => ({ effect: "announce", words: from.name(words), isAssertive: from.flag(), toast: from.maybe(() =>
    readToast(from)) }),
};

/** @param {Numbers} from @returns {Toast} */
export const readToast = (from) => ({ id: from.next(), kind: from.name(toastKinds), message: from.optional(),
    action: from.maybe(() => from.name(toastActions)), items: from.numbers(), collections: from.numbers() });

/** @param {Numbers} from @returns {Score} */
export const readScore = (from) => ({ moments: from.times(() => momentName(from.next())), haptic: from.maybe(() =>
    readHaptic(from)), sound: from.maybe(() => from.name(sounds)), volume: from.next(), announcement: from.maybe(() =>
    readAnnouncement(from)), toast: from.maybe(() => from.name(toastKinds)), stay: from.next(), held: from.times(() =>
    readHeld(from)), tracks: from.times(() => readTrack(from)), burst: from.maybe(() => readBurst(from)),
    collections: from.numbers() });

/** @param {Numbers} from @returns {Haptic} */
export const readHaptic = (from) => ({ kind: from.name(haptics), intensity: from.next(), pattern: from.numbers() });

/** @param {Numbers} from @returns {Announcement} */
export const readAnnouncement = (from) => ({ words: from.name(words), isAssertive: from.flag() });

/** @param {Numbers} from @returns {Held} */
export const readHeld = (from) => ({ channel: from.name(channels), reason: from.name(reasons) });

/** @param {Numbers} from @returns {Track} */
export const readTrack = (from) => ({ property: from.name(properties), duration: from.next(), values: from.numbers() });

/** @param {Numbers} from @returns {Burst} */
export const readBurst = (from) => ({ start: from.next(), duration: from.next(), particles: from.times(() =>
    readParticle(from)) });

/** @param {Numbers} from @returns {Particle} */
export const readParticle = (from) => ({ shape: from.name(shapes), size: from.next(), place: from.next(),
    color: from.next(), looks: from.times(() => readLook(from)) });

/** @param {Numbers} from @returns {Look} */
export const readLook = (from) => ({ x: from.next(), y: from.next(), scale: from.next(), opacity: from.next(),
    turn: from.next() });
