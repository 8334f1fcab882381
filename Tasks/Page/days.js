// Days as people say them. A day is "YYYY-MM-DD" in the calendar of whoever reads it; no time zone can shift it.

import { texts } from "./texts.js";

const dayLength = 86_400_000;

/** @param {string} day */
const parse = (day) => {
  const [year, month, date] = day.split("-").map(Number);
  // `Date.UTC` takes the years 0 to 99 for the twentieth century's.
  return new Date(0).setUTCFullYear(year, month - 1, date);
};

/** The number of the local day, to compare. */
const todayNumber = () => {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
};

/** @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** @param {number} time @param {Intl.DateTimeFormatOptions} parts */
function format(time, parts) {
  const key = document.documentElement.lang + JSON.stringify(parts);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language(), { ...parts, timeZone: "UTC" });
  formats.set(key, known);
  return known.format(time);
}

/** The reader's own English (or Italian), if that is what the page speaks: 12 Mar or Mar 12. */
function language() {
  const wanted = document.documentElement.lang || "en";
  return navigator.languages.find((one) => one.split("-")[0] === wanted) ?? wanted;
}

/** Days from today. @param {string} day */
export const distanceOf = (day) => Math.round((parse(day) - todayNumber()) / dayLength);

/** @param {string} day @returns {{words: string, isOverdue: boolean, isSoon: boolean}} */
export function dueWords(day) {
  const time = parse(day);
  const distance = distanceOf(day);
  return { words: nearWords(distance) ?? dateWords(time, distance), isOverdue: distance < 0, isSoon: distance === 0 || distance === 1 };
}

/** @param {number} distance */
function nearWords(distance) {
  return { "-1": texts.yesterday, 0: texts.today, 1: texts.tomorrow }[distance];
}

/** @param {number} time @param {number} distance */
function dateWords(time, distance) {
  if (distance > 1 && distance < 7) return format(time, { weekday: "long" });
  const isThisYear = new Date(time).getUTCFullYear() === new Date().getFullYear();
  return format(time, { day: "numeric", month: "short", year: isThisYear ? undefined : "numeric" });
}

/** Today in full: Saturday 21 November. */
export const todayWords = () => format(todayNumber(), { weekday: "long", day: "numeric", month: "long" });
