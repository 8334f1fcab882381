// Every text the library shows or says by itself. {names} are filled in as text; `.one`, `.other` … are plural forms of {count}.

/** @type {Record<string, string>} */
export const en = {
  check: "Completed",
  required: "Please check this box.",
  waiting: "Waiting to be saved",
  notSaved: "Not saved",

  captured: "Captured",
  firstCaptureSaved: "First capture saved",

  completed: "Completed “{subject}”",
  "completed.one": "Completed 1 task",
  "completed.other": "Completed {count} tasks",
  deleted: "Deleted “{subject}”",
  "deleted.one": "Deleted 1 task",
  "deleted.other": "Deleted {count} tasks",
  collection: "{names} complete!",
  collectionUnnamed: "All complete!",
  failure: "Couldn't save “{subject}”. Check your connection and try again.",
  failureUnnamed: "Couldn't save. Check your connection and try again.",
  quoted: "“{text}”",

  succeeded: "Saved",
  warned: "Please check this.",
  failed: "Something went wrong. Check your connection and try again.",

  notifications: "Notifications",
  undo: "Undo",
  retry: "Retry",
  dismiss: "Dismiss",
  loading: "Loading…",
};
