import { useEffect, useRef, useState } from "react";
import { isTyping } from "../../lib/is-typing.ts";
import { areSingleKeysOn, GO_MS, isDialogOpen } from "../../lib/single-keys.ts";

/** So long after the first A the second one approves. */
const ARMED_MS = 4000;

interface ReviewKeys {
  /** It sends something: the key has to be pressed twice. */
  readonly onApprove: () => void;
  readonly onSkip: () => void;
}

/**
 * The open application without a mouse: A approves (pressed twice), E goes to its first answer that can be changed, S skips. While
 * something is typed they are letters. Returns whether A was pressed once.
 */
export function useReviewKeys(keys: ReviewKeys): boolean {
  const [isArmed, setArmed] = useState(false);
  const latest = useRef({ ...keys, isArmed });
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = { ...keys, isArmed };
  });
  useEffect(() => {
    if (!isArmed) return undefined;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isDialogOpen() || isTyping(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysOn()) return;
      const key = event.key.toLowerCase();
      const isAfterGo = event.timeStamp - goAt.current < GO_MS;
      goAt.current = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isAfterGo) return;
      if (key === "a") {
        setArmed(!latest.current.isArmed);
        if (latest.current.isArmed) latest.current.onApprove();
      } else if (key === "s") {
        event.preventDefault();
        latest.current.onSkip();
      } else if (key === "e" && editFirstAnswer()) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return isArmed;
}

/** Opens the first answer that can be changed; false where none can, or all are open. */
export function editFirstAnswer(): boolean {
  const pencil = document.querySelector<HTMLElement>("main [data-edit]");
  pencil?.click();
  return pencil !== null;
}
