import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { formatCount } from "../../lib/format.ts";

/** The frame that charts with axes share; 250 px high in all (SPEC 2). */
export const PLOT = {
  left: 38,
  right: 12,
  rightAxis: 44,
  top: 22,
  height: 200,
  total: 250,
} as const;
const FIRST_WIDTH = 480;

/** The width of the element that a chart is drawn into, followed as it changes. */
export function useChartWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth || FIRST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

/** Grid lines and the numbers beside them; the values are drawn by the chart itself. */
export function Plot({
  label,
  width,
  ticks,
  hasRates = false,
  children,
}: {
  label: string;
  width: number;
  ticks: readonly number[];
  hasRates?: boolean;
  children: ReactNode;
}) {
  const right = width - (hasRates ? PLOT.rightAxis : PLOT.right);
  const top = ticks.at(-1) ?? 1;
  return (
    <svg role="group" aria-label={label} width={width} height={PLOT.total} className="num block">
      {ticks.map((tick) => {
        const y = PLOT.top + (1 - tick / top) * PLOT.height;
        return (
          <g key={tick} aria-hidden="true">
            <line x1={PLOT.left} x2={right} y1={y} y2={y} className="stroke-border" />
            <text x={PLOT.left - 8} y={y + 4} textAnchor="end" className="fill-fg-3 text-[11.5px]">
              {formatCount(tick)}
            </text>
            {hasRates ? (
              <text x={right + 8} y={y + 4} className="fill-fg-3 text-[11.5px]">
                {Math.round((100 * tick) / top)}%
              </text>
            ) : null}
          </g>
        );
      })}
      {children}
    </svg>
  );
}
