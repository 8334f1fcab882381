"use client";
// Checks and toasts in React: components, and a hook that answers what all checks of an app ask.

import "nod-web";
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from "react";

/** What is there is written as true, and what is not is left out: React 18 writes it, React 19 sets it. */
const flag = (is) => Boolean(is) || undefined;

/** A <nod-check>: controlled by `checked`, or on its own from `defaultChecked` on. */
export const Check = forwardRef(function Check(properties, ref) {
  const {
    checked, defaultChecked = false, indeterminate = false, leaves, quiet, disabled, required, collections, className, form,
    onChange, ...attributes
  } = properties;
  const check = useRef(null);
  const latest = useRef(properties);
  useImperativeHandle(ref, () => check.current, []);
  useEffect(() => {
    latest.current = properties;
    const { current } = check;
    Object.assign(current, { indeterminate, collections: collections ?? [] });
    if (form) current.setAttribute("form", form);
    if (checked !== undefined && current.checked !== checked) current.checked = checked;
  });
  useEffect(() => {
    const { current } = check;
    const changed = (event) => latest.current.onChange?.(event);
    // Unless somebody saves it, a controlled check is what its parent has made of it.
    const saved = ({ detail }) => {
      if (latest.current.checked === undefined) return;
      detail.respondWith(new Promise((resolve) => { setTimeout(() => resolve(latest.current.checked)); }));
    };
    current.addEventListener("change", changed);
    current.addEventListener("nod-save", saved);
    return () => {
      current.removeEventListener("change", changed);
      current.removeEventListener("nod-save", saved);
    };
  }, []);
  // Afterwards a check that nobody controls is its own.
  const start = useRef(defaultChecked);
  return createElement("nod-check", {
    ...attributes, class: className, checked: flag(checked ?? start.current), leaves: flag(leaves), quiet: flag(quiet),
    disabled: flag(disabled), required: flag(required), ref: check, suppressHydrationWarning: true,
  });
});

/** The <nod-toasts> of an app. */
export const Toasts = ({ className, ...attributes }) => createElement("nod-toasts", {
  ...attributes, class: className, suppressHydrationWarning: true,
});

/** Once in an app: an item that has left has no component any more. Each answer gets the `detail` of its event. */
export function useNod({ save, change, left, enter }) {
  const answers = useRef({});
  useEffect(() => { answers.current = { save, change, left, enter }; });
  useEffect(() => {
    const abort = new AbortController();
    const listen = (name, answer) => document.addEventListener(name, answer, { signal: abort.signal });
    listen("nod-save", ({ detail }) => { if (answers.current.save) detail.respondWith(answers.current.save(detail)); });
    listen("nod-change", ({ detail }) => answers.current.change?.(detail));
    // React owns the rows: it takes them away and brings them back.
    for (const name of ["left", "enter"]) {
      listen(`nod-${name}`, (event) => {
        event.preventDefault();
        answers.current[name]?.(event.detail);
      });
    }
    return () => abort.abort();
  }, []);
}
