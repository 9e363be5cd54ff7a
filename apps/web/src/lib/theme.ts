import { useSyncExternalStore } from "react";
import { z } from "zod";
import { storageKeys } from "./storage-keys.ts";

const Choice = z.enum(["light", "dark"]);
type Choice = z.infer<typeof Choice>;
const listeners = new Set<() => void>();
const systemIsDark = "(prefers-color-scheme: dark)";

function findChoice(): Choice | undefined {
  try {
    return Choice.safeParse(localStorage.getItem(storageKeys.theme)).data;
  } catch {
    return undefined;
  }
}

function isDarkNow(): boolean {
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): { isDark: boolean; toggle: () => void } {
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  return { isDark, toggle: () => choose(isDark ? "light" : "dark") };
}
