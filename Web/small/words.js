// Made by Scripts/texts.py from messages/en.json: the texts of checks and toasts.

export const words = {
  "check": "Completed",
  "completed": "Completed “{subject}”",
  "completed.one": "Completed 1 task",
  "completed.other": "Completed {count} tasks",
  "dismiss": "Dismiss",
  "failure": "Couldn't save “{subject}”. Check your connection and try again.",
  "failureUnnamed": "Couldn't save. Check your connection and try again.",
  "notSaved": "Not saved",
  "notifications": "Notifications",
  "required": "Please check this box.",
  "retry": "Retry",
  "undo": "Undo",
  "waiting": "Waiting to be saved",
};
