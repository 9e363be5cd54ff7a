import { cn } from "../../../lib/cn.ts";
import { messages } from "./messages.ts";
import { share } from "./share.ts";

const WIDTH = 112;
const HEIGHT = 22;
const PAD = 3;

/** Shares from 0 to 100 % over the last hours on one scale; hours without any are gaps. In words: the last hour that has one. */
export function Sparkline({
  values,
  label,
}: {
  values: readonly (number | null)[];
  label: string;
}) {
  const last = values.findLastIndex((value) => value !== null);
  const latest = values[last];
  if (typeof latest !== "number") return <span className="text-fg-3">-</span>;
  const x = (at: number) => PAD + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * PAD);
  const y = (value: number) => PAD + (1 - value) * (HEIGHT - 2 * PAD);
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={messages.sparkline(label, share(latest, 1))}
      className={cn("block", latest < 0.5 ? "text-danger" : "text-chart-1")}
    >
      {partsOf(values).map((part) => (
        <polyline
          key={part[0]?.at}
          points={part.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ")}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
      <circle cx={x(last)} cy={y(latest)} r="2.2" fill="currentColor" />
    </svg>
  );
}

/** Hours that follow each other, without those that have no value. */
function partsOf(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const parts: { at: number; value: number }[][] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const open = parts.at(-1);
    if (open?.at(-1)?.at === at - 1) open.push({ at, value });
    else parts.push([{ at, value }]);
  }
  return parts;
}
