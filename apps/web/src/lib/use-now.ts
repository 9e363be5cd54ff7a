import { useEffect, useState } from "react";

/** The clock in milliseconds since 1970, moving every `everyMs` while `isActive`. */
export function useNow(isActive = true, everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isActive) return;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, everyMs);
    return () => clearInterval(timer);
  }, [isActive, everyMs]);
  return now;
}
