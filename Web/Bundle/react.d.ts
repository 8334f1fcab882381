
import type {
  DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, ReactElement, RefAttributes,
} from "react";
import type { Collection, ID, LoadState, NodCheck, NodStatus, NodToasts } from "./nod.js";

type Element<Kind> = DetailedHTMLProps<HTMLAttributes<Kind>, Kind>;
type Texts = {
  item?: ID; label?: string; subject?: string; name?: string; value?: string; row?: string; form?: string;
  "completed-text"?: string; "failure-text"?: string;
};
type Flag = boolean | "";

/** A `<nod-check>`: controlled by `checked`, or uncontrolled from `defaultChecked` on. */
export const Check: ForwardRefExoticComponent<Texts & Omit<HTMLAttributes<NodCheck>, "onChange"> & {
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  /** Called after a tap: `event.target` is the check. */
  onChange?(event: Event & { target: NodCheck }): void;
  /** Whether the row leaves after completing; remove it in `left` of `useNod`. */
  leaves?: boolean;
  /** No toast. */
  quiet?: boolean;
  disabled?: boolean;
  required?: boolean;
  collections?: Collection[];
} & RefAttributes<NodCheck>>;

export function Toasts(properties: HTMLAttributes<NodToasts>): ReactElement;

/** Answers the events of all checks with an `item`; use it once. Each callback gets the event's `detail`. */
export function useNod(answers: {
  /** Saves a change. Rejects if refused, with `new Unreachable()` if the server can't be reached. */
  save?(wish: { item: ID; completed: boolean; key: string }): Promise<unknown>;
  change?(change: { item: ID; completed: boolean; reason: "tap" | "undo" | "retry" | "rollback" | "news" }): void;
  /** The row has left: stop rendering it. */
  left?(row: { item: ID }): void;
  /** The row comes back: render it again. */
  enter?(row: { item: ID }): void;
}): void;

interface Elements {
  /** `collections`: JSON before React 19. */
  "nod-check": Element<NodCheck> & Texts & {
    checked?: Flag; leaves?: Flag; quiet?: Flag; disabled?: Flag; required?: Flag; collections?: Collection[] | string;
  };
  "nod-status": Element<NodStatus> & { state?: LoadState; label?: string };
  "nod-toasts": Element<NodToasts>;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
// For React's types before 18.2.6.
declare global {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
