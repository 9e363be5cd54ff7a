import { useEffect, useState } from "react";

/** A value once it has not changed for a while: what somebody types, or draws along a line, when the hand pauses. */
export function useRested<T extends string | undefined>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
