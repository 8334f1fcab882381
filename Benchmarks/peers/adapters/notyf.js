import { Notyf } from "notyf";

const notyf = new Notyf();
/** @param {string} text */
export const toast = (text) => notyf.success(text);
