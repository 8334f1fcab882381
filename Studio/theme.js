// Before the first paint: the theme that the link asks for; without one, the app's on this device. A classic script,
// because it has to be there first.

{
  const asked = /[#&]theme=(light|dark)\b/.exec(location.hash)?.[1];
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("tasks.settings") ?? "{}").theme;
  } catch {
    // No storage: the system's theme.
  }
  const theme = location.hash.length > 1 ? asked : chosen;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
