import { Surface } from "../surface.js";

export default class CollectionSurface extends Surface {}
