import { Surface } from "../surface.js";

export default class BoardSurface extends Surface {}
