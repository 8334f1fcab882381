// The elements in JSX: add `/// <reference types="nod-web/react" />`, or import this file once.

import type { NodCheck, NodStatus, NodToasts, LoadState } from "./nod.js";

type Element<Kind> = React.DetailedHTMLProps<React.HTMLAttributes<Kind>, Kind>;

declare global {
  namespace React.JSX {
    interface IntrinsicElements {
      "nod-check": Element<NodCheck> & {
        item?: number | string;
        label?: string;
        subject?: string;
        name?: string;
        value?: string;
        row?: string;
        leaves?: boolean | "";
        disabled?: boolean;
        required?: boolean;
      };
      "nod-status": Element<NodStatus> & { state?: LoadState; label?: string };
      "nod-toasts": Element<NodToasts>;
    }
  }
}
