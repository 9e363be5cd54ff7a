import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "../../lib/is-typing.ts";
import { areSingleKeysOn, GO_MS, isDialogOpen } from "../../lib/single-keys.ts";

interface FitsKeys {
  /** The rows stand in it, each with a button that is marked `data-fit`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly shownId: string | undefined;
  readonly onToggle: (id: string) => void;
  readonly onApply: () => void;
}

/**
 * The list without a mouse: up and down go from row to row, Enter opens a posting (the rows are buttons), X takes a job out or puts it
 * back, A applies. While something is typed they are letters.
 */
export function useFitsKeys(keys: FitsKeys): void {
  const latest = useRef(keys);
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isDialogOpen() || isTyping(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { list, shownId, onToggle, onApply } = latest.current;
      const key = event.key.toLowerCase();
      const isAfterGo = event.timeStamp - goAt.current < GO_MS;
      goAt.current = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const step = STEPS[key];
      if (step !== undefined) {
        if (move(list.current, step, event.target)) event.preventDefault();
      } else if (areSingleKeysOn() && !event.repeat && !isAfterGo) {
        if (key === "x" && shownId !== undefined) onToggle(shownId);
        else if (key === "a") onApply();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const STEPS: Readonly<Record<string, number>> = { arrowdown: 1, arrowup: -1 };

/** False where the arrows are not the list's: the focus is on something that has its own use for them. */
function move(list: HTMLElement | null, step: number, from: EventTarget | null): boolean {
  if (list === null || !(from instanceof Element)) return false;
  const isInList = list.contains(from);
  if (!isInList && from !== document.body && from.tagName !== "MAIN") return false;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-fit]")];
  const at = rows.findIndex((row) => row.closest("li")?.contains(from) === true);
  const next = at === -1 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
  return next !== undefined;
}
