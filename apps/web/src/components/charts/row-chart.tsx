import { formatCount } from "../../lib/format.ts";
import { useChartWidth } from "./plot.tsx";
import { Tip, useTip } from "./tip.tsx";

const TOTAL = 250;
const CHARACTER = 6.6;
const END = 44;

/** Lying bars with their names before them and their values at the tip; as many as fit into 250 px. */
export function RowChart({
  label,
  rows,
}: {
  label: string;
  rows: readonly { label: string; value: number; text: string }[];
}) {
  const [box, width] = useChartWidth();
  const { tip, marks } = useTip(rows.length);
  // As on an axis: one or two must not fill the width.
  const highest = Math.max(10, ...rows.map(({ value }) => value));
  const names = Math.min(width * 0.4, 170);
  const slot = Math.min(42, TOTAL / Math.max(1, rows.length));
  const size = Math.min(20, slot * 0.62);
  const start = (TOTAL - slot * rows.length) / 2;
  const long = (value: number) => ((width - names - END) * value) / highest;
  const shown = rows[tip ?? -1];
  const most = Math.floor((names - 12) / CHARACTER);
  return (
    <div ref={box} className="relative">
      <svg role="group" aria-label={label} width={width} height={TOTAL} className="num block">
        {rows.map((row, index) => {
          const y = start + slot * index + (slot - size) / 2;
          return (
            <g key={row.label} {...marks(index, row.text)}>
              <rect x={0} y={start + slot * index} width={width} height={slot} fill="transparent" />
              <text
                x={names - 10}
                y={y + size / 2 + 4}
                textAnchor="end"
                className="fill-fg-2 text-[12px]"
              >
                {row.label.length <= most ? row.label : `${row.label.slice(0, most - 1)}…`}
              </text>
              <rect
                x={names}
                y={y}
                width={long(row.value)}
                height={size}
                rx={3}
                className="fill-chart-1 forced-colors:fill-[CanvasText]"
              />
              <text
                x={names + long(row.value) + 7}
                y={y + size / 2 + 4}
                className="fill-fg text-[12px] font-semibold"
              >
                {formatCount(row.value)}
              </text>
            </g>
          );
        })}
      </svg>
      {shown === undefined ? null : (
        <Tip
          x={names + long(shown.value) / 2}
          y={start + slot * (tip ?? 0)}
          width={width}
          text={shown.text}
        />
      )}
    </div>
  );
}
