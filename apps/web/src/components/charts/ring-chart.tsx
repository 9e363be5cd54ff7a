import { formatCount } from "../../lib/format.ts";
import { statusLook } from "../ui/status-badge.tsx";
import { useTip } from "./tip.tsx";

const SIZE = 250;
const OUTER = 112;
const INNER = 70;
const fills = ["fill-chart-1", "fill-chart-2", "fill-chart-3", "fill-chart-4", "fill-chart-5"];
const swatches = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5"];

/** Shares of a whole as a ring, the total in its middle, and a list that names each by icon, word, count and share. */
export function RingChart({
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
  const shown = parts[tip ?? -1];
  return (
    <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,9fr)_minmax(0,8fr)] xl:min-h-[250px]">
      <svg
        role="group"
        aria-label={label}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="num mx-auto block w-full max-w-[250px]"
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
        <text
          x={SIZE / 2}
          y={SIZE / 2 + 2}
          textAnchor="middle"
          className="fill-fg text-[28px] font-[640] tracking-[-0.025em]"
        >
          {formatCount(shown?.count ?? total)}
        </text>
        <text x={SIZE / 2} y={SIZE / 2 + 22} textAnchor="middle" className="fill-fg-3 text-[12px]">
          {shown === undefined ? unit : statusLook(shown.status).word}
        </text>
      </svg>
      <ul className="min-w-0">
        {parts.map(({ status, count }, index) => {
          const { word, Icon } = statusLook(status);
          return (
            <li
              key={status}
              className="num flex items-center gap-2 border-t border-border py-[9px] first:border-t-0"
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
      </ul>
    </div>
  );
}

/** A piece of the ring from `start` on, both as parts of a turn; a whole turn is drawn in two halves. */
function arc(start: number, share: number): string {
  if (share > 0.999) return `${arc(start, 0.5)} ${arc(start + 0.5, 0.5)}`;
  const at = (turn: number, radius: number) => {
    const angle = 2 * Math.PI * (turn - 0.25);
    const [x, y] = [SIZE / 2 + radius * Math.cos(angle), SIZE / 2 + radius * Math.sin(angle)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const end = start + share;
  const isLarge = share > 0.5 ? 1 : 0;
  return `M${at(start, OUTER)} A${OUTER} ${OUTER} 0 ${isLarge} 1 ${at(end, OUTER)} L${at(end, INNER)} A${INNER} ${INNER} 0 ${isLarge} 0 ${at(start, INNER)}Z`;
}
