import { useCallback, useSyncExternalStore } from "react";

/** How late a moment that has come may be noticed. The clock is read anew each time: a timeout would stand still in a computer that sleeps. */
const LOOK_AGAIN_MS = 5000;

/** Whether a moment (as in the contract) is still to come; false for none. What uses it is drawn again only once that has changed. */
export function useIsBefore(moment: string | null): boolean {
  const isBefore = useCallback(
    () => moment !== null && Date.now() < new Date(moment).getTime(),
    [moment],
  );
  return useSyncExternalStore(lookAgain, isBefore);
}

function lookAgain(look: () => void): () => void {
  const timer = setInterval(look, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}
