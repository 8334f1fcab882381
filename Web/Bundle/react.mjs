// Checks in React: a component, and a hook that answers what all of them ask.

import "nod-web";
import { createElement, useEffect, useRef } from "react";

/** A <nod-check>. What is no text is set as a property, which every React does alike. */
export function Check({ checked = false, leaves = false, disabled = false, required = false, collections = [], ...attributes }) {
  const check = useRef(null);
  useEffect(() => { Object.assign(check.current, { leaves, disabled, required, collections }); });
  useEffect(() => { check.current.checked = checked; }, [checked]);
  return createElement("nod-check", { ref: check, ...attributes });
}

/** Once in an app: an item that has left has no component any more. Each answer gets the `detail` of its event. */
export function useNod({ save, change, left, enter }) {
  const answers = useRef({});
  useEffect(() => { answers.current = { save, change, left, enter }; });
  useEffect(() => {
    const abort = new AbortController();
    const listen = (name, answer) => document.addEventListener(name, answer, { signal: abort.signal });
    listen("nod-save", ({ detail }) => detail.respondWith(answers.current.save?.(detail)));
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
