"use client";

import "nod-web";
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";

/** React 18 writes `true` as an attribute, React 19 sets it. */
const flag = (is) => Boolean(is) || undefined;

/** An effect after a save would repeat a state rendered before. React 18 warns of it on a server. */
const useSync = globalThis.document ? useLayoutEffect : useEffect;

export const Check = forwardRef(function Check(properties, ref) {
  const {
    checked, defaultChecked = false, indeterminate = false, leaves, quiet, disabled, required, collections, className, form,
    onChange, ...attributes
  } = properties;
  const check = useRef(null);
  const latest = useRef(properties);
  useImperativeHandle(ref, () => check.current, []);
  useSync(() => {
    const { current } = check;
    const follows = checked !== latest.current.checked;
    latest.current = properties;
    Object.assign(current, { indeterminate, collections: collections ?? [] });
    if (form) current.setAttribute("form", form);
    if (checked !== undefined && (follows || current.checked !== checked)) current.checked = checked;
  });
  useEffect(() => {
    const { current } = check;
    const changed = (event) => latest.current.onChange?.(event);
    const saved = ({ detail }) => {
      if (latest.current.checked === undefined) return;
      // Also if the parent never renders again, its state is shown soon after the save, and at once if nothing else saves.
      current.checked = latest.current.checked;
      detail.respondWith(new Promise((resolve) => { setTimeout(() => resolve(latest.current.checked)); }));
    };
    current.addEventListener("change", changed);
    current.addEventListener("nod-save", saved);
    return () => {
      current.removeEventListener("change", changed);
      current.removeEventListener("nod-save", saved);
    };
  }, []);
  // Later renders don't change an uncontrolled check.
  const start = useRef(defaultChecked);
  return createElement("nod-check", {
    ...attributes, class: className, checked: flag(checked ?? start.current), leaves: flag(leaves), quiet: flag(quiet),
    disabled: flag(disabled), required: flag(required), ref: check, suppressHydrationWarning: true,
  });
});

export const Toasts = ({ className, ...attributes }) => createElement("nod-toasts", {
  ...attributes, class: className, suppressHydrationWarning: true,
});

export function useNod({ save, change, left, enter }) {
  const answers = useRef({});
  useEffect(() => { answers.current = { save, change, left, enter }; });
  useEffect(() => {
    const abort = new AbortController();
    const listen = (name, answer) => document.addEventListener(name, answer, { signal: abort.signal });
    listen("nod-save", ({ detail }) => { if (answers.current.save && !(detail.item < 0)) detail.respondWith(answers.current.save(detail)); });
    listen("nod-change", ({ detail }) => { if (!(detail.item < 0)) answers.current.change?.(detail); });
    // React removes and inserts the rows.
    for (const name of ["left", "enter"]) {
      listen(`nod-${name}`, (event) => {
        event.preventDefault();
        answers.current[name]?.(event.detail);
      });
    }
    return () => abort.abort();
  }, []);
}
