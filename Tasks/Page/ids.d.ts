// Ids of tasks and collections are numbers.

import "/nod/nod.js";

declare module "/nod/nod.js" {
  interface Register { id: number }
}
