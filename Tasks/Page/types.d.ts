
type Collection = { id: number; name: string; open: number; total: number };
type Task = {
  id: number; title: string; notes: string; column: Column; position: number; lane?: "todo" | "doing";
  due: string | null; priority: string | null; createdAt: string; completedAt: string | null; updatedAt: string;
  collections: Collection[];
};
/** Searches with many results aren't counted to the end. */
type Counts = { open: number; completed: number; isAtLeast?: boolean };
type Page = { tasks: Task[]; next: string | null; counts: Counts };
type Filter = "open" | "completed" | "all";
type Column = "todo" | "doing" | "done";
type Query = {
  filter: Filter | "inbox"; query?: string; order?: "due"; column?: "todo" | "doing"; collection?: number;
};
/** A list's queries, in order, and the grouping and order of their tasks. */
type View = {
  sources: Query[]; shows(task: Task): boolean; groupOf(task: Task): string; isAbove(one: Task, other: Task): boolean;
};
/** A card's place; `from` is its column on the server. */
type Spot = { column: "todo" | "doing"; position: number; from?: "todo" | "doing" };
type Choice = { due?: string; collection?: number };
type Draft = {
  title: string; due?: string | null; collections?: number[]; notes?: string; priority?: string | null;
};
/** A withdrawn capture that was sent may have arrived: it is sent again with its key, then deleted. */
type Capture = { key: string; draft: Draft; wasSent?: boolean; isWithdrawn?: boolean };
type Captured = Task & { firstCapture?: boolean };
type Store = import("./tasks/store.js").Store;
type Surfaces = import("./surfaces/surfaces.js").Surfaces;
type TaskList = import("./rows/tasklist.js").TaskList;
type Settings = import("./settings/settings.js").Settings;
type Captures = import("./composer/captures.js").Captures;
type App = { store: Store; settings: Settings; surfaces: Surfaces; captures: Captures; compose(choice?: Choice): void };
