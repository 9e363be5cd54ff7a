import { PLOT, Plot, useChartWidth } from "./plot.tsx";
import { axisTicks } from "./scale.ts";
import { Tip, useTip } from "./tip.tsx";

/** A line through the values with a dot at each, the last one filled; before there are two of them one stem with its words. */
export function LineChart({
  label,
  points,
  unit,
  onlyText,
}: {
  label: string;
  points: readonly { label: string; name: string; value: number }[];
  /** "5 applications". */
  unit: (count: number) => string;
  /** What stands beside the one value that is not zero: one alone makes no line. Undefined where there are more. */
  onlyText?: string | undefined;
}) {
  const [box, width] = useChartWidth();
  const { tip, marks } = useTip(points.length);
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const inset = 18;
  const inner = width - PLOT.left - PLOT.right - inset * 2;
  const x = (index: number) => PLOT.left + inset + (inner * index) / Math.max(1, points.length - 1);
  const y = (value: number) => PLOT.top + (1 - value / top) * PLOT.height;
  const textOf = ({ name, value }: { name: string; value: number }) => `${name}: ${unit(value)}`;
  const shown = points[tip ?? -1];
  return (
    <div ref={box} className="relative">
      <Plot label={label} width={width} ticks={ticks}>
        {onlyText === undefined ? (
          <polyline
            points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")}
            className="fill-none stroke-chart-1 [stroke-width:2.5]"
            strokeLinejoin="round"
          />
        ) : null}
        {points.map((point, index) => {
          const isLast = index === points.length - 1;
          const isStem = onlyText !== undefined && point.value > 0;
          const isDrawn = onlyText === undefined || isStem;
          const isLate = index >= points.length / 2;
          return (
            <g key={point.name} {...marks(index, textOf(point))}>
              <circle cx={x(index)} cy={y(point.value)} r={16} fill="transparent" />
              {isStem ? (
                <>
                  <line
                    x1={x(index)}
                    x2={x(index)}
                    y1={y(0)}
                    y2={y(point.value)}
                    className="stroke-chart-1 [stroke-width:2.5]"
                  />
                  <text
                    x={x(index) + (isLate ? -12 : 12)}
                    y={y(point.value) - 9}
                    textAnchor={isLate ? "end" : "start"}
                    className="fill-fg text-[12px] font-semibold"
                  >
                    {onlyText}
                  </text>
                </>
              ) : null}
              {isDrawn ? (
                <circle
                  cx={x(index)}
                  cy={y(point.value)}
                  r={isLast || isStem ? 5 : 4}
                  className={`stroke-chart-1 [stroke-width:2.5] ${isLast || isStem ? "fill-chart-1" : "fill-surface"}`}
                />
              ) : null}
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
