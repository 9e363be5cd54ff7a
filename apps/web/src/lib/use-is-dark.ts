import { useSyncExternalStore } from "react";
import { isDarkNow, subscribeToTheme } from "./theme.ts";

/** Whether the page is dark now. Markup written ahead of time is light. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribeToTheme, isDarkNow, () => false);
}
