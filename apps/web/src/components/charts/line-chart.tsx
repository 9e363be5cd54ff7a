import { formatCount } from "../../lib/format.ts";
import { PLOT, Plot, useChartWidth } from "./plot.tsx";
import { axisTicks } from "./scale.ts";
import { Tip, useTip } from "./tip.tsx";

/** A line through the values with a dot at each, the last one filled. */
export function LineChart({
  label,
  points,
  unit,
}: {
  label: string;
  points: readonly { label: string; name: string; value: number }[];
  unit: string;
}) {
  const [box, width] = useChartWidth();
  const { tip, marks } = useTip(points.length);
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const inset = 18;
  const inner = width - PLOT.left - PLOT.right - inset * 2;
  const x = (index: number) => PLOT.left + inset + (inner * index) / Math.max(1, points.length - 1);
  const y = (value: number) => PLOT.top + (1 - value / top) * PLOT.height;
  const textOf = ({ name, value }: { name: string; value: number }) =>
    `${name}: ${formatCount(value)} ${unit}`;
  const shown = points[tip ?? -1];
  return (
    <div ref={box} className="relative">
      <Plot label={label} width={width} ticks={ticks}>
        <polyline
          points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")}
          className="fill-none stroke-chart-1 [stroke-width:2.5]"
          strokeLinejoin="round"
        />
        {points.map((point, index) => {
          const isLast = index === points.length - 1;
          return (
            <g key={point.name} {...marks(index, textOf(point))}>
              <circle cx={x(index)} cy={y(point.value)} r={16} fill="transparent" />
              <circle
                cx={x(index)}
                cy={y(point.value)}
                r={isLast ? 5 : 4}
                className={`stroke-chart-1 [stroke-width:2.5] ${isLast ? "fill-chart-1" : "fill-surface"}`}
              />
              <text
                x={x(index)}
                y={PLOT.top + PLOT.height + 18}
                textAnchor="middle"
                className={`text-[11.5px] ${isLast ? "fill-fg font-semibold" : "fill-fg-3"}`}
              >
                {point.label}
              </text>
            </g>
          );
        })}
      </Plot>
      {shown === undefined ? null : (
        <Tip x={x(tip ?? 0)} y={y(shown.value)} width={width} text={textOf(shown)} />
      )}
    </div>
  );
}
