import { storageKeys } from "./storage-keys.ts";

type Choice = "light" | "dark";
const listeners = new Set<() => void>();
const systemIsDark = "(prefers-color-scheme: dark)";

function findChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(storageKeys.theme);
    return stored === "light" || stored === "dark" ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function isDarkNow(): boolean {
  return document.documentElement.classList.contains("dark");
}

function apply(isDark: boolean): void {
  document.documentElement.classList.toggle("dark", isDark);
  for (const listener of listeners) listener();
}

/** Follows the system until the person chooses; public/theme.js did the same before the first paint. */
export function startTheme(): void {
  window.matchMedia(systemIsDark).addEventListener("change", (event) => {
    if (findChoice() === undefined) apply(event.matches);
  });
  window.addEventListener("storage", (event) => {
    const choice = event.key === storageKeys.theme ? findChoice() : undefined;
    if (choice !== undefined) apply(choice === "dark");
  });
}

function choose(choice: Choice): void {
  try {
    localStorage.setItem(storageKeys.theme, choice);
  } catch {
    // Storage is blocked: the choice holds until the page is closed.
  }
  apply(choice === "dark");
}

/** Remembers the other choice and shows it. */
export function toggleTheme(): void {
  choose(isDarkNow() ? "light" : "dark");
}

/** For `useSyncExternalStore`: hears of each change, by this page, another tab or the system. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
