// Made by Scripts/texts.py from messages/en.json: the texts of each small entry.

export const check = {
  "check": "Completed",
  "completed": "Completed “{subject}”",
  "completed.one": "Completed 1 task",
  "completed.other": "Completed {count} tasks",
  "failure": "Couldn't save “{subject}”. Check your connection and try again.",
  "failureUnnamed": "Couldn't save. Check your connection and try again.",
  "notCompleted": "Not completed",
  "notSaved": "Not saved",
  "refused": "Couldn't save “{subject}”. Try again.",
  "refusedUnnamed": "Couldn't save. Try again.",
  "required": "Please check this box.",
  "waiting": "Waiting to be saved",
};

export const toasts = {
  "completed": "Completed “{subject}”",
  "completed.one": "Completed 1 task",
  "completed.other": "Completed {count} tasks",
  "dismiss": "Dismiss",
  "failure": "Couldn't save “{subject}”. Check your connection and try again.",
  "failureUnnamed": "Couldn't save. Check your connection and try again.",
  "notifications": "Notifications",
  "refused": "Couldn't save “{subject}”. Try again.",
  "refusedUnnamed": "Couldn't save. Try again.",
  "retry": "Retry",
  "undo": "Undo",
};
