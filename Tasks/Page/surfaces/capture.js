import { Surface } from "../surface.js";

export default class CaptureSurface extends Surface {}
