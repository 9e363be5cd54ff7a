import { type KeyboardEvent, useState } from "react";

const keys: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Which value of a chart is pointed at. One of them is in the order of Tab, the arrows lead to the others, and each says what
 * it is when it is reached.
 */
export function useTip(count: number) {
  const [tip, setTip] = useState<number>();
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<SVGElement>, index: number) => {
    if (event.key === "Escape") setTip(undefined);
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + count) % count;
    setStop(next);
    const all = event.currentTarget.parentElement?.querySelectorAll<SVGElement>("[data-mark]");
    all?.[next]?.focus();
  };
  const marks = (index: number, text: string) => ({
    role: "img",
    "aria-label": text,
    "data-mark": index,
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    className:
      "outline-none focus-visible:[&>:first-child]:stroke-ring focus-visible:[&>:first-child]:stroke-2",
    onFocus: () => {
      setStop(index);
      setTip(index);
    },
    onBlur: () => setTip(undefined),
    onPointerEnter: () => setTip(index),
    onPointerLeave: () => setTip(undefined),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => move(event, index),
  });
  return { tip, marks };
}

const HALF = 90;

/** What is pointed at, on a raised card. Screen readers hear the mark itself. */
export function Tip({ x, y, width, text }: { x: number; y: number; width: number; text: string }) {
  return (
    <span
      aria-hidden="true"
      className="num pointer-events-none absolute z-10 max-w-[220px] -translate-x-1/2 -translate-y-full rounded-sm border border-border bg-raised px-2 py-1 text-meta font-medium shadow-panel"
      style={{
        left: Math.min(Math.max(x, HALF), Math.max(HALF, width - HALF)),
        top: Math.max(y - 10, 34),
      }}
    >
      {text}
    </span>
  );
}
