import { storageKeys } from "./storage-keys.ts";

/** So long after G its letter counts as the second key of a way to another page. */
export const GO_MS = 1_500;

/** Whether keys without Ctrl do anything; voice control and tremor can press them by accident (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKeys.singleKeys) !== "off";
  } catch {
    return true;
  }
}

/** Remembers the choice in this browser. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKeys.singleKeys);
    else localStorage.setItem(storageKeys.singleKeys, "off");
  } catch {
    // Storage is blocked: the keys stay as they are.
  }
}

/** Whether something lies over the page that has the keys for itself. Toasts are dialogs by their role too, and have none. */
export function isDialogOpen(): boolean {
  const over = document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]");
  return [...over].some((each) => each.closest("[data-toasts]") === null);
}
