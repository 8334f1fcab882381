// Sets the theme of the link or the app before the first paint.

{
  const asked = /[#&]theme=(light|dark)\b/.exec(location.hash)?.[1];
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("tasks.settings") ?? "{}").theme;
  } catch {
  }
  const theme = location.hash.length > 1 ? asked : chosen;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
