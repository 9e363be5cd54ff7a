import { followSectionsMenu } from "../components/public/sections-menu.ts";
import { showOperatorConfig } from "./operator-config.ts";
import { isDarkNow, startTheme, toggleTheme } from "../lib/theme.ts";
import { storageKeys } from "../lib/storage-keys.ts";
import { saveLanguageForAccount } from "../lib/chosen-language.ts";
import { loadApp } from "../load-app.ts";
import { TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import "../styles/landing.css";

/**
 * The landing page without the app: its markup is in landing.html, and only its theme buttons and the operator's links need code. Whoever is signed
 * in gets the app in its place; for a visitor the app's code is fetched when a pointer or the focus comes near a link to it.
 */
function isSignedIn(): boolean {
  try {
    return (localStorage.getItem(TOKEN_STORAGE_KEY) ?? "") !== "";
  } catch {
    return false;
  }
}

/** The server has ended the last session here: the app says so. */
function hasEndedSession(): boolean {
  try {
    return localStorage.getItem(storageKeys.sessionEnd) === "expired";
  } catch {
    return false;
  }
}

function startLanding(): void {
  startTheme();
  // One in the header, one in its menu on a narrow screen.
  const buttons = document.querySelectorAll<HTMLElement>("[data-theme-toggle]");
  const showChoice = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(isDarkNow()));
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      toggleTheme();
      showChoice();
    });
  }
  showChoice();
  // The link leads to the page in the other language; this keeps the choice for all pages.
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]")) {
    link.addEventListener("click", () => {
      saveLanguageForAccount(link.dataset["language"] === "hi" ? "hi" : "en");
    });
  }
  followSectionsMenu();
  void showOperatorConfig();
  const approach = new AbortController();
  const fetchApp = (event: Event) => {
    const near = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    if (near === null || /^\/(hi\/)?#/.test(near.getAttribute("href") ?? "")) return;
    approach.abort();
    // A failure here is told by the page that the link leads to.
    loadApp().catch(() => undefined);
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, fetchApp, { passive: true, signal: approach.signal });
  }
}

async function startSignedIn(): Promise<void> {
  try {
    const { startApp } = await loadApp();
    startApp();
  } catch {
    // Without a connection the page is at least the one that anybody may read.
    document.documentElement.classList.remove("signed-in");
  }
}

if (isSignedIn() || hasEndedSession()) void startSignedIn();
else {
  startLanding();
  // A sign-in in another tab, or in this one before its Back button brought this page again.
  window.addEventListener("storage", (event) => {
    if (event.key === TOKEN_STORAGE_KEY && isSignedIn()) void startSignedIn();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted && isSignedIn()) window.location.reload();
  });
}
