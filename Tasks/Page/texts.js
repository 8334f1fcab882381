// Every text that a script writes, in one place, so that another language is another table.

/** @param {number} count @param {string} one @param {string} many */
const plural = (count, one, many) => (count === 1 ? one : many);

export const texts = {
  tryAgain: "Try again in a moment.",
  keptHere: "The server can't be reached. What you wrote stays here; try again when it is back.",
  notReached: "The server can't be reached. Check that it is running, then try again.",

  titleMissing: "Write what needs doing first.",
  /** @param {number} length @param {number} limit */
  titleTooLong: (length, limit) => `That is ${length} characters. Shorten it to ${limit}.`,
  dueUnclear: "That isn't a whole date. Choose a day, or clear it.",

  /** @param {string[]} titles @param {string} way */
  notAdded: (titles, way) => `Couldn't add ${titles.map((title) => `“${title}”`).join(", ")}. ${way}`,
  /** @param {string} title @param {string} way */
  notSaved: (title, way) => `Couldn't save “${title}”. ${way}`,
  /** @param {string} title @param {string} way */
  notDeleted: (title, way) => `Couldn't delete “${title}”. ${way}`,
  /** @param {string} title @param {string} way */
  notRestored: (title, way) => `Couldn't bring back “${title}”. ${way}`,
  /** @param {string} way */
  settingNotSaved: (way) => `Couldn't save this setting. ${way}`,
  /** @param {string} way */
  notLoaded: (way) => `Couldn't load all of your tasks. ${way}`,
  /** @param {string} way */
  moreNotLoaded: (way) => `Couldn't load more tasks. ${way}`,
  deletedElsewhere: "It was deleted in another window. Copy what you need, then cancel.",

  /** @param {string} title */
  deleteTask: (title) => `Delete ${title}`,
  /** @param {string} title */
  editTask: (title) => `Edit ${title}`,

  filters: { open: "Open tasks", completed: "Completed tasks", all: "All tasks" },
  /** @param {string} query */
  results: (query) => `Results for “${query}”`,
  /** @param {number} count @param {boolean} hasMore */
  found: (count, hasMore) => `${hasMore ? `More than ${count}` : count} ${plural(count, "task", "tasks")} found`,

  nothingYet: "A fresh page",
  nothingYetWay: "Whatever is on your mind goes here. Write the first one above and press Enter.",
  writeFirst: "Write a task",
  allDone: "Everything is done",
  /** @param {number} count */
  allDoneWay: (count) => `${count} ${plural(count, "task", "tasks")} behind you. Enjoy the quiet, or write down what comes next.`,
  seeCompleted: "See completed",
  noneCompleted: "Nothing completed yet",
  noneCompletedWay: "Check off a task, and it rests here.",
  seeOpen: "See open tasks",
  noResults: "Nothing found",
  /** @param {string} query */
  noResultsWay: (query) => `No task here has “${query}” in its title or notes.`,
  clearSearch: "Clear search",

  offline: "You're offline. What you check off is kept, and sent when the server is back.",
  /** @param {number} count */
  waiting: (count) => `${count} ${plural(count, "change waits", "changes wait")}.`,

  today: "Today",
  tomorrow: "Tomorrow",
  yesterday: "Yesterday",
  /** @param {string} day */
  overdue: (day) => `Overdue: ${day}`,
  /** @param {string} letter */
  priority: (letter) => `Priority ${letter}`,
  noPriority: "None",
  notes: "Notes",
};
