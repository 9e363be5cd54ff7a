// Runs before the first paint, so that a dark page never flashes light, a page in Hindi never shows English first, and who is signed in never sees "Log In". A file
// and not an inline script, because the content security policy allows none. Keep the keys and the classes in step with src/lib/theme.ts,
// src/lib/chosen-language.ts, src/lib/storage-keys.ts and src/styles/landing.css.
// zod tries whether it may compile code, which our policy forbids: the try alone is a violation. This says so before zod is loaded.
globalThis.__zod_globalConfig = { jitless: true };
(function () {
  var root = document.documentElement;
  var theme = null;
  var token = null;
  var language = null;
  var hasEnded = false;
  // The landing page in Hindi has an address of its own; whoever opens it has chosen, where nothing was chosen before.
  var isHindi = /^\/hi\/?$/.test(location.pathname);
  try {
    theme = localStorage.getItem("sendoff-theme");
    token = localStorage.getItem("auth_token");
    language = localStorage.getItem("sendoff-language");
    hasEnded = localStorage.getItem("sendoff-session-end") === "expired";
    if (isHindi && language === null) localStorage.setItem("sendoff-language", (language = "hi"));
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  var isDark =
    theme === "dark" ||
    (theme !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  var isSignedIn = token !== null && token !== "";
  root.classList.toggle("dark", isDark);
  root.classList.toggle("signed-in", isSignedIn);

  if (language !== "en" && language !== "hi") language = isHindi ? "hi" : ofBrowser();
  // The landing page's text is in the file that was sent; the app is loaded in the language of the root.
  var isStatic = root.hasAttribute("data-landing") && !isSignedIn && !hasEnded;
  if (!isStatic) root.lang = language;
  else if (language === "hi" && !isHindi) {
    root.classList.add("elsewhere");
    location.replace("/hi/" + location.search + location.hash);
  }

  /** The first of the browser's languages that we speak. */
  function ofBrowser() {
    var wanted = navigator.languages || [navigator.language];
    for (var index = 0; index < wanted.length; index += 1) {
      var found = /^(en|hi)\b/i.exec(wanted[index]);
      if (found !== null) return found[1].toLowerCase();
    }
    return "en";
  }
})();
