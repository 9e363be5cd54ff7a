import { useEffect, useState } from "react";
import { useCountdown } from "../../lib/use-countdown.ts";

/** Seconds that are left, counted down from the server's latest word: `told` is another object each time the server speaks. */
export function useSecondsLeft(told: { readonly seconds_left: number }): number {
  const [first] = useState(() => Date.now() + told.seconds_left * 1000);
  const { secondsLeft, start } = useCountdown(first);
  useEffect(() => {
    start(told.seconds_left);
  }, [start, told]);
  return secondsLeft;
}
