import { useEffect, useState } from "react";
import { useCountdown } from "../../lib/use-countdown.ts";

/** Seconds that are left, counted down from the server's latest word: `told` is another object each time the server speaks. */
export function useSecondsLeft(latest: { readonly seconds_left: number }): number {
  const [first] = useState(() => Date.now() + latest.seconds_left * 1000);
  const { secondsLeft, start } = useCountdown(first);
  useEffect(() => {
    start(latest.seconds_left);
  }, [start, latest]);
  return secondsLeft;
}
