// Made by `make wire` from the tables of Scripts/wire.py.

import {
  causes, celebrations, channels, checkStates, haptics, loadStates, pauses, profiles, properties, reasons, roles,
  shapes, sounds, toastActions, toastKinds, ways, words,
} from "./vocabulary.js";

/**
 * @template {keyof typeof import("./vocabulary.js")} List
 * @typedef {Extract<(typeof import("./vocabulary.js"))[List], readonly string[]>[number]} Name
 */
/**
 * @typedef {import("./names.js").MomentName | `pressed(${import("./names.js").PressRole})`} Moment
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

/** Lists of names by what fields call them.
 * @type {Record<string, readonly string[]>} */
export const lists = {
  causes, celebrations, channels, checkStates, haptics, loadStates, pauses, profiles, properties, reasons, roles,
  shapes, sounds, toastActions, toastKinds, ways, words,
};

/** Each event's number and fields: `name:type`, where `[type]` is a list and `type?` may be missing.
 * @type {Record<keyof Events, string>} */
export const events = {
  seeded: "0 seed",
  preferences: "1 settings:settings",
  surroundings: "2 reducesMotion:flag isDark:flag canVibrate:flag canSound:flag isHidden:flag isOffline:flag isSmall:flag hasNativeHaptics:flag",
  profile: "3 profile:profiles",
  pressed: "4 target role:roles mayScroll:flag",
  released: "5 target",
  cancelled: "6 target",
  toggled: "7 item isCompleted:flag leaves:flag way:ways collections:[CollectionCount] spot:? isReported:flag onlyToggles:flag runsApp:flag isNative:flag",
  saved: "8 item completed:[]? isCompleted:flag?",
  refused: "9 item message:?",
  unreachable: "10 item",
  waiting: "11 item saved:flag wish:flag spot:?",
  news: "12 item isCompleted:flag",
  forgotten: "13 item",
  happened: "14 moment:moment target:? item:? message:? cause:? isActionable:flag",
  toastDismissed: "15 id",
  toastActed: "16 id",
  toastsPaused: "17 reason:pauses isOn:flag",
  loading: "18 place state:loadStates",
  tick: "19",
  seen: "20 item",
  acted: "21 target role:roles? saves:flag isNative:flag",
  ended: "22 target",
  felt: "23 kind:haptics intensity cause:?",
  tuned: "24 figures:figures",
  celebrated: "25 style:celebrations target cause:?",
  informed: "26 message target:? isActionable:flag",
  slidOff: "27 target",
  slidBack: "28 target",
  scattered: "29 count target",
  moved: "30 item spot",
  delivered: "31 item",
  reported: "32 item isCompleted:flag",
  unobserved: "33 item",
};

/** The effects by their numbers.
 * @type {Record<number, keyof Effects>} */
export const effects = {
  1: "draw",
  2: "send",
  3: "settled",
  4: "perform",
  5: "leave",
  6: "enter",
  7: "toastShown",
  8: "toastUpdated",
  9: "toastDismissed",
  10: "act",
  11: "load",
  13: "announce",
};

/** The fields of effects and of what they hold.
 * @type {Record<string, string>} */
export const structures = {
  draw: "item isCompleted:flag state:checkStates spot:? cause:causes",
  send: "item isCompleted:flag attempt spot:? isMove:flag",
  settled: "item isCompleted:flag",
  perform: "score:Score target:?",
  leave: "item score:Score",
  enter: "item score:Score",
  toastShown: "toast:Toast",
  toastUpdated: "toast:Toast",
  toastDismissed: "id",
  act: "action:toastActions kind:toastKinds items:[] message:?",
  load: "place state:loadStates showsSpinner:flag showsText:flag",
  announce: "words:words isAssertive:flag toast:Toast?",
  Toast: "id kind:toastKinds message:? action:toastActions? items:[] collections:[]",
  Score: "moments:[moment] haptic:Haptic? sound:sounds? volume announcement:Announcement? toast:toastKinds? stay held:[Held] tracks:[Track] burst:Burst? collections:[]",
  Haptic: "kind:haptics intensity pattern:[]",
  Announcement: "words:words isAssertive:flag",
  Held: "channel:channels reason:reasons",
  Track: "property:properties duration values:[]",
  Burst: "start duration particles:[Particle]",
  Particle: "shape:shapes size place color looks:[Look]",
  Look: "x y scale opacity turn",
  CollectionCount: "collection open total",
};
