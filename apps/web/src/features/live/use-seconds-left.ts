import { useEffect } from "react";
import { useCountdown } from "../../lib/use-countdown.ts";

/** Seconds that are left, counted down from each word of the server; `since` tells one wait from the next. */
export function useSecondsLeft(seconds: number, since: string | null): number {
  const { secondsLeft, start } = useCountdown();
  useEffect(() => {
    start(seconds);
  }, [start, seconds, since]);
  return secondsLeft;
}
