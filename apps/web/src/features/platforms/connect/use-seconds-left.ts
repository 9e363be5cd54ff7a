import { useEffect } from "react";
import { useNow } from "../../../lib/use-now.ts";

/** Whole seconds until the portal stops waiting, counted down; `onTimeOver` is called once none are left. */
export function useSecondsLeft(
  deadline: number,
  isVerifying: boolean,
  onTimeOver: () => void,
): number {
  const secondsLeft = Math.max(0, Math.ceil((deadline - useNow(true, 250)) / 1000));
  // What left in time is the server's to judge.
  const isOver = secondsLeft === 0 && !isVerifying;
  useEffect(() => {
    if (isOver) onTimeOver();
  }, [isOver, onTimeOver]);
  return secondsLeft;
}
