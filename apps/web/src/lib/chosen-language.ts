import type { UiLanguage } from "@sendoff/contract/language";
import { storageKeys } from "./storage-keys.ts";

function languageOf(text: string | null): UiLanguage | undefined {
  return text === "en" || text === "hi" ? text : undefined;
}

/** What public/theme.js has chosen before the first paint: the saved choice, else the browser's. */
export function chosenLanguage(): UiLanguage {
  return languageOf(document.documentElement.lang) ?? "en";
}

/** Keeps the choice for this browser, whose next page is in it. False where the storage is closed to us. */
export function saveLanguage(choice: UiLanguage): boolean {
  try {
    localStorage.setItem(storageKeys.language, choice);
    return true;
  } catch {
    return false;
  }
}

/** The same for who is not signed in, or changes it outside of the settings: it becomes the account's language too, once there is one. */
export function saveLanguageForAccount(choice: UiLanguage): void {
  if (saveLanguage(choice)) localStorage.setItem(storageKeys.languageForAccount, choice);
}

/** A choice that the account does not know of yet, if there is any; it is forgotten with this. */
export function takeLanguageForAccount(): UiLanguage | undefined {
  try {
    const choice = localStorage.getItem(storageKeys.languageForAccount);
    localStorage.removeItem(storageKeys.languageForAccount);
    return languageOf(choice);
  } catch {
    return undefined;
  }
}
