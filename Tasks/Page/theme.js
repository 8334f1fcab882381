// Before the first paint: the theme chosen last on this device, so that nothing flashes. The server's word follows.
// A classic script, because a module would run after the paint.
try {
  const theme = JSON.parse(localStorage.getItem("tasks.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme.
}
