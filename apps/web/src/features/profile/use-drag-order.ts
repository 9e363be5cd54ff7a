import { type PointerEvent, useEffect, useRef, useState } from "react";

/** An entry on its way from one place of a list to another; both count from 0. */
interface Drag {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The place that an entry dropped at this height takes among the others: below each whose middle is above it. */
export function placeAt(
  rows: readonly { readonly top: number; readonly bottom: number }[],
  from: number,
  y: number,
): number {
  return rows.filter((row, i) => i !== from && (row.top + row.bottom) / 2 < y).length;
}

/**
 * Dragging a list's entries by their handles, with mouse, pen or finger. The list changes when the entry is dropped; Escape and a
 * gesture that the system takes over leave it as it was.
 */
export function useDragOrder(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const gesture = useRef<AbortController>(undefined);
  const [drag, setDrag] = useState<Drag>();
  useEffect(() => () => gesture.current?.abort(), []);

  function start(id: string, from: number, event: PointerEvent): void {
    if (event.button !== 0 || gesture.current?.signal.aborted === false) return;
    const ended = new AbortController();
    gesture.current = ended;
    const options = { signal: ended.signal };
    const rows = (): HTMLElement[] =>
      [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    let to = from;
    const end = (isDropped: boolean): void => {
      ended.abort();
      setDrag(undefined);
      if (isDropped && to !== from) onDrop(id, to);
    };
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      const all = rows();
      to = placeAt(
        all.map((row) => row.getBoundingClientRect()),
        from,
        clientY,
      );
      setDrag({ id, from, to });
      // Carries on where the list is longer than the screen.
      all[to]?.scrollIntoView({ block: "nearest" });
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", () => end(true), options);
    window.addEventListener("pointercancel", () => end(false), options);
    const onKey = (pressed: KeyboardEvent): void => {
      if (pressed.key !== "Escape") return;
      pressed.preventDefault();
      end(false);
    };
    window.addEventListener("keydown", onKey, options);
  }

  return { list, drag, start };
}
