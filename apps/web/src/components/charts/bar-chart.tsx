import { formatCount } from "../../lib/format.ts";
import { messages } from "./messages.ts";
import { PLOT, Plot, useChartWidth } from "./plot.tsx";
import { axisTicks } from "./scale.ts";
import { Tip, useTip } from "./tip.tsx";

export interface Bar {
  label: string;
  /** What the label is short for. */
  name?: string;
  /** A second value from 0 to 100 on an axis of its own; null where there is none. */
  rate?: number | null;
  value: number;
}

const BAR_MAX = 40;
const GAP = 8;

/** Upright bars with their value at the tip, and beside them a rate in percent where it is given. */
export function BarChart({
  label,
  bars,
  unit,
}: {
  label: string;
  bars: readonly Bar[];
  /** "5 applications". */
  unit: (count: number) => string;
}) {
  const [box, width] = useChartWidth();
  const { tip, marks } = useTip(bars.length);
  const hasRates = bars.some(({ rate }) => rate !== undefined);
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const inner = width - PLOT.left - (hasRates ? PLOT.rightAxis : PLOT.right);
  const slot = inner / Math.max(1, bars.length);
  const size = Math.min(
    BAR_MAX,
    Math.max(8, (slot * 0.7 - (hasRates ? GAP : 0)) / (hasRates ? 2 : 1)),
  );
  const y = (share: number) => PLOT.top + (1 - share) * PLOT.height;
  const shown = bars[tip ?? -1];
  return (
    <div ref={box} className="relative">
      <Plot label={label} width={width} ticks={ticks} hasRates={hasRates}>
        {bars.map(({ label: text, name = text, value, rate }, index) => {
          const middle = PLOT.left + slot * (index + 0.5);
          const left = hasRates ? middle - size - GAP / 2 : middle - size / 2;
          const words = tipText({ name, value, rate: rate ?? null }, unit, hasRates);
          return (
            <g key={name} {...marks(index, words)}>
              <rect
                x={middle - slot / 2}
                y={PLOT.top}
                width={slot}
                height={PLOT.height}
                fill="transparent"
              />
              <rect
                x={left}
                y={y(value / top)}
                width={size}
                height={(value / top) * PLOT.height}
                rx={value === 0 ? 0 : 3}
                className="fill-chart-1 forced-colors:fill-[CanvasText]"
              />
              <text
                x={left + size / 2}
                y={y(value / top) - 6}
                textAnchor="middle"
                className="fill-fg text-[11px] font-semibold"
              >
                {value === 0 ? "-" : formatCount(value)}
              </text>
              {rate === undefined || rate === null ? null : (
                <>
                  <rect
                    x={middle + GAP / 2}
                    y={y(rate / 100)}
                    width={size}
                    height={(rate / 100) * PLOT.height}
                    rx={3}
                    className="fill-chart-5 forced-colors:fill-[GrayText]"
                  />
                  <text
                    x={middle + GAP / 2 + size / 2}
                    y={y(rate / 100) - 6}
                    textAnchor="middle"
                    className="fill-fg text-[11px] font-semibold"
                  >
                    {Math.round(rate)}%
                  </text>
                </>
              )}
              <text
                x={middle}
                y={PLOT.top + PLOT.height + 18}
                textAnchor="middle"
                className="fill-fg-3 text-[11.5px]"
              >
                {short(text, slot)}
              </text>
            </g>
          );
        })}
      </Plot>
      {shown === undefined ? null : (
        <Tip
          x={PLOT.left + slot * ((tip ?? 0) + 0.5)}
          y={y(shown.value / top)}
          width={width}
          text={tipText(
            { name: shown.name ?? shown.label, value: shown.value, rate: shown.rate ?? null },
            unit,
            hasRates,
          )}
        />
      )}
    </div>
  );
}

function tipText(
  { name, value, rate }: { name: string; value: number; rate: number | null },
  unit: (count: number) => string,
  hasRates: boolean,
): string {
  const count = `${name}: ${unit(value)}`;
  if (!hasRates) return count;
  return rate === null
    ? messages.noSuccessRateYet(count)
    : messages.successRate(count, Math.round(rate));
}

const CHARACTER = 6.4;

/** A name cut to the room it has; the whole of it is in the tip and in the table. */
function short(name: string, room: number): string {
  const most = Math.max(3, Math.floor(room / CHARACTER));
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
