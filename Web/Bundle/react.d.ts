// The elements in JSX, and checks as a component and a hook. Import this file once, or `nod-web/react`.

import type { DetailedHTMLProps, HTMLAttributes, ReactElement } from "react";
import type { Collection, LoadState, NodCheck, NodStatus, NodToasts } from "./nod.js";

type Element<Kind> = DetailedHTMLProps<HTMLAttributes<Kind>, Kind>;
type Texts = { item?: number | string; label?: string; subject?: string; name?: string; value?: string; row?: string };

/** A `<nod-check>`. */
export function Check(properties: Texts & {
  checked?: boolean;
  /** The row leaves when it was completed: `left` of `useNod` takes it away. */
  leaves?: boolean;
  disabled?: boolean;
  required?: boolean;
  collections?: Collection[];
  id?: string;
}): ReactElement;

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
