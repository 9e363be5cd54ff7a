import { formatCount } from "../../lib/format.ts";
import { statusLook } from "../ui/status-badge.tsx";
import { useTip } from "./tip.tsx";

const SIZE = 250;
const OUTER = 112;
const fills = ["fill-chart-1", "fill-chart-2", "fill-chart-3", "fill-chart-4", "fill-chart-5"];
const swatches = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5"];

/** Shares of a whole as a pie (SPEC 2), and a list that names each by icon, word, count and share, the total at its end. */
export function PieChart({
  label,
  parts,
  unit,
}: {
  label: string;
  parts: readonly { status: string; count: number }[];
  unit: string;
}) {
  const { tip, marks } = useTip(parts.length);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => `${Math.round((100 * count) / Math.max(1, total))}%`;
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0) / Math.max(1, total);
  return (
    <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[250px_minmax(0,1fr)]">
      <svg
        role="group"
        aria-label={label}
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="num mx-auto block max-w-full"
      >
        {parts.map(({ status, count }, index) => (
          <g
            key={status}
            {...marks(
              index,
              `${statusLook(status).word}: ${formatCount(count)}, ${shareOf(count)}`,
            )}
          >
            <path
              d={arc(before(index), count / Math.max(1, total))}
              className={`${fills[index % fills.length]} stroke-surface`}
              strokeWidth={parts.length > 1 ? 1.5 : 0}
            />
          </g>
        ))}
      </svg>
      <ul className="min-w-0">
        {parts.map(({ status, count }, index) => {
          const { word, Icon } = statusLook(status);
          return (
            <li
              key={status}
              className={`num flex items-center gap-2 border-t border-border py-[9px] first:border-t-0 ${tip === index ? "bg-hover" : ""}`}
            >
              <i
                className={`size-2.5 shrink-0 rounded-xs forced-color-adjust-none ${swatches[index % swatches.length]}`}
              />
              <Icon className="size-4 shrink-0 stroke-[1.75] text-fg-3" aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate">{word}</span>
              <b className="font-semibold">{formatCount(count)}</b>
              <span className="w-9 text-right text-fg-3">{shareOf(count)}</span>
            </li>
          );
        })}
        <li className="num border-t border-border py-[9px] text-fg-3">
          {formatCount(total)} {unit}
        </li>
      </ul>
    </div>
  );
}

/** A piece of the pie from `start` on, both as parts of a turn; a whole turn is drawn in two halves. */
function arc(start: number, share: number): string {
  if (share > 0.999) return `${arc(start, 0.5)} ${arc(start + 0.5, 0.5)}`;
  const at = (turn: number, radius: number) => {
    const angle = 2 * Math.PI * (turn - 0.25);
    const [x, y] = [SIZE / 2 + radius * Math.cos(angle), SIZE / 2 + radius * Math.sin(angle)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const end = start + share;
  const isLarge = share > 0.5 ? 1 : 0;
  return `M${at(start, OUTER)} A${OUTER} ${OUTER} 0 ${isLarge} 1 ${at(end, OUTER)} L${SIZE / 2} ${SIZE / 2}Z`;
}
