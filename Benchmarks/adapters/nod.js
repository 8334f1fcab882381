// Nod as a page uses it.

import { celebrate as throwUp, ready } from "/nod/nod.js";

const owner = /** @type {HTMLElement} */ (document.querySelector("#owner"));
await ready;

export const celebrate = () => throwUp(owner, "collectionCompleted");
export const isOver = () => document.querySelector(".nod-burst") === null;
