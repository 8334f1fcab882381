// Types used across the page.

type Task = import("./server/api.js").Task;
type Collection = import("./server/api.js").Collection;
type Counts = import("./server/api.js").Counts;
type Filter = import("./server/api.js").Filter;
type Column = import("./server/api.js").Column;
type Query = import("./tasks/query.js").Query;
type Store = import("./tasks/store.js").Store;
type App = import("./surfaces/surface.js").App;
type Surfaces = import("./surfaces/surfaces.js").Surfaces;
type TaskList = import("./rows/tasklist.js").TaskList;
type Settings = import("./settings/settings.js").Settings;
type Captures = import("./composer/captures.js").Captures;
/** A card's place; `from` is its column on the server. */
type Spot = { column: "todo" | "doing"; position: number; from?: "todo" | "doing" };
