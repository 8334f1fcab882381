// All of sonner, in Debian's React.

import React from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast as show } from "sonner";

createRoot(/** @type {HTMLElement} */ (document.querySelector("#root"))).render(React.createElement(Toaster));
/** @param {string} text */
export const toast = (text) => show.success(text);
