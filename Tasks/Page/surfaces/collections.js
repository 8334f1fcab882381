import { Surface } from "../surface.js";

export default class CollectionsSurface extends Surface {}
