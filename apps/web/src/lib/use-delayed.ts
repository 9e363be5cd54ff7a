import { useEffect, useState } from "react";

/** The value once it has kept still for a moment, so that not every key press asks the server. */
export function useDelayed<T>(value: T, ms = 200): T {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    if (value === kept) return;
    const timer = setTimeout(() => setKept(value), ms);
    return () => clearTimeout(timer);
  }, [value, kept, ms]);
  return kept;
}
