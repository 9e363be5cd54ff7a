// Runs before the first paint, so that a dark page never flashes light, and who is signed in never sees "Log In". A file and not an inline script, because the
// content security policy allows none. Keep the keys and
// the classes in step with src/lib/theme.ts, src/lib/storage-keys.ts and src/styles/landing.css.
// zod tries whether it may compile code, which our policy forbids: the try alone is a violation. This says so before zod is loaded.
globalThis.__zod_globalConfig = { jitless: true };
(function () {
  var choice = null;
  var token = null;
  try {
    choice = localStorage.getItem("sendoff-theme");
    token = localStorage.getItem("auth_token");
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  var isDark =
    choice === "dark" ||
    (choice !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
  document.documentElement.classList.toggle("signed-in", token !== null && token !== "");
})();
