import { useCallback, useSyncExternalStore } from "react";

/** Whether the window fits a media query, for parts that are another thing at another width, not only another look. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether a finger is what points here: nothing can be dropped, nothing hovers. */
export function useIsTouch(): boolean {
  return useMedia("(hover: none) and (pointer: coarse)");
}
