// Runs before the first paint, so that a dark page never flashes light. A file and not an inline script, because the
// content security policy allows none. Keep the key and the class in step with src/lib/theme.ts.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem("sendoff-theme");
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  var isDark =
    choice === "dark" ||
    (choice !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
})();
