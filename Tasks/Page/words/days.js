// Days in words. A day is "YYYY-MM-DD" in the reader's calendar, parsed as UTC.

import { capitalized, language, words } from "./texts.js";

const dayLength = 86_400_000;

const todayNumber = () => {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
};

/** The reader's regional English or Italian: 12 Mar or Mar 12. */
export const variant = navigator.languages.find((one) => one.split("-")[0] === language) ?? language;
const near = new Intl.RelativeTimeFormat(variant, { numeric: "auto" });
const format = (/** @type {Intl.DateTimeFormatOptions} */ parts) =>
  new Intl.DateTimeFormat(variant, { ...parts, timeZone: "UTC" });
const weekday = format({ weekday: "long" });
const thisYear = format({ day: "numeric", month: "short" });
const anyYear = format({ day: "numeric", month: "short", year: "numeric" });
const whole = format({ weekday: "long", day: "numeric", month: "long" });

/** @param {string} day */
export const distanceOf = (day) => Math.round((Date.parse(day) - todayNumber()) / dayLength);

/** A day within a sentence: yesterday, lunedì, 12 Mar.
 * @param {string} day @returns {{words: string, isOverdue: boolean, isSoon: boolean}} */
export function dueWords(day) {
  const distance = distanceOf(day);
  const words = Math.abs(distance) <= 1 ? near.format(distance, "day") : dateWords(Date.parse(day), distance);
  return { words, isOverdue: distance < 0, isSoon: distance === 0 || distance === 1 };
}

/** @param {number} time @param {number} distance */
function dateWords(time, distance) {
  if (distance > 1 && distance < 7) return weekday.format(time);
  const isThisYear = new Date(time).getUTCFullYear() === new Date().getFullYear();
  return (isThisYear ? thisYear : anyYear).format(time);
}

export const todayWords = () => capitalized(whole.format(todayNumber()));

/** @param {number} distance */
export const dayIn = (distance) =>
  new Date(todayNumber() + distance * dayLength).toISOString().slice(0, "YYYY-MM-DD".length);

/** Fires `change` at midnight, or when a device wakes up: timers don't run during sleep. */
export function followTheDay() {
  let today = todayNumber();
  const look = () => {
    if (today === todayNumber()) return;
    today = todayNumber();
    words.dispatchEvent(new Event("change"));
  };
  const wait = () => setTimeout(() => { look(); wait(); }, new Date().setHours(24, 0, 0, 0) - Date.now());
  wait();
  for (const sign of ["visibilitychange", "focus", "pointermove", "keydown"]) addEventListener(sign, look, true);
}
