import { useCallback, useEffect, useRef } from "react";

/** Tells, when asked later, whether the part that asked is still on screen: an outcome that lost its place goes to a toast. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
