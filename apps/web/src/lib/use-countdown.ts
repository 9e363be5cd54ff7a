import { useCallback, useEffect, useState } from "react";

/**
 * Whole seconds left until a deadline, in milliseconds since 1970; counts by the clock, so a sleeping tab does not fall
 * behind. Begins with `first`, 0 for none.
 */
export function useCountdown(first = 0): {
  secondsLeft: number;
  start: (seconds: number) => void;
} {
  const [deadline, setDeadline] = useState(first);
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(first));
  useEffect(() => {
    if (deadline === 0) return;
    const update = () => setSecondsLeft(secondsUntil(deadline));
    const timer = setInterval(() => {
      update();
      if (Date.now() >= deadline) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  const start = useCallback((seconds: number) => {
    setDeadline(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, []);
  return { secondsLeft, start };
}

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}
