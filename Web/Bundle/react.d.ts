// The elements in JSX, and checks and toasts as components and a hook. Import this file once, or `nod-web/react`.

import type {
  DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, ReactElement, RefAttributes,
} from "react";
import type { Collection, LoadState, NodCheck, NodStatus, NodToasts } from "./nod.js";

type Element<Kind> = DetailedHTMLProps<HTMLAttributes<Kind>, Kind>;
type Texts = { item?: number | string; label?: string; subject?: string; name?: string; value?: string; row?: string };

/** A `<nod-check>`: controlled by `checked`, or on its own from `defaultChecked` on. */
export const Check: ForwardRefExoticComponent<Texts & Omit<HTMLAttributes<NodCheck>, "onChange"> & {
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  /** A person changed it: `event.target` is the check. */
  onChange?(event: Event & { target: NodCheck }): void;
  /** The row leaves when it was completed: `left` of `useNod` takes it away. */
  leaves?: boolean;
  /** No toast. */
  quiet?: boolean;
  disabled?: boolean;
  required?: boolean;
  collections?: Collection[];
  /** The id of a form elsewhere. */
  form?: string;
} & RefAttributes<NodCheck>>;

/** The `<nod-toasts>` of an app. */
export function Toasts(properties: HTMLAttributes<NodToasts>): ReactElement;

/** Answers what all checks of the app ask; used once in it. Each gets the `detail` of the event of that name. */
export function useNod(answers: {
  /**
   * Settles when it is saved; rejects when it was refused, with `new Unreachable()` when the server could not be
   * reached.
   */
  save?(wish: { item: number; completed: boolean; key: string }): Promise<unknown>;
  change?(change: { item: number; completed: boolean; reason: "tap" | "undo" | "retry" | "rollback" | "news" }): void;
  /** Its row has left: render it no more. */
  left?(row: { item: number }): void;
  /** It comes back: render it again. */
  enter?(row: { item: number }): void;
}): void;

interface Elements {
  "nod-check": Element<NodCheck> & Texts & { leaves?: boolean | ""; disabled?: boolean; required?: boolean };
  "nod-status": Element<NodStatus> & { state?: LoadState; label?: string };
  "nod-toasts": Element<NodToasts>;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
// Where React's types are older than 18.2.6.
declare global {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
