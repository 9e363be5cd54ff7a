import { formatCount } from "../../lib/format.ts";
import { statusLook } from "../ui/status-badge.tsx";
import { Tip, useTip } from "./tip.tsx";

const SIZE = 250;
const OUTER = 112;
const colours = {
  petrol: { fill: "fill-chart-1", swatch: "bg-chart-1" },
  amber: { fill: "fill-chart-2", swatch: "bg-chart-2" },
  red: { fill: "fill-chart-3", swatch: "bg-chart-3" },
  blue: { fill: "fill-chart-4", swatch: "bg-chart-4" },
  green: { fill: "fill-chart-5", swatch: "bg-chart-5" },
} as const;
type Colour = keyof typeof colours;

/** What a colour means everywhere in the app: amber is the person's turn, red has failed, blue is an interview. */
const meanings: Record<string, Colour> = {
  APPLIED: "petrol",
  PENDING: "amber",
  FAILED: "red",
  INTERVIEW_SCHEDULED: "blue",
};
const others: readonly Colour[] = ["green", "blue", "petrol"];

/** A colour for each status: by its meaning, else one that is not taken yet; the colours come again after the fifth. */
function coloursOf(statuses: readonly string[]): Colour[] {
  const taken = new Set(statuses.flatMap((status) => meanings[status] ?? []));
  const found: Colour[] = [];
  for (const status of statuses) {
    const free = others.find((colour) => !taken.has(colour) && !found.includes(colour));
    const again = others[(found.length + 1) % others.length] ?? "green";
    found.push(meanings[status] ?? free ?? again);
  }
  return found;
}

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
  const shades = coloursOf(parts.map(({ status }) => status)).map((colour) => colours[colour]);
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0) / Math.max(1, total);
  const textOf = ({ status, count }: { status: string; count: number }) =>
    `${statusLook(status).word}: ${formatCount(count)}, ${shareOf(count)}`;
  const shown = parts[tip ?? -1];
  const [tipX, tipY] = pointAt(
    before(tip ?? 0) + (shown?.count ?? 0) / Math.max(1, total) / 2,
    OUTER * 0.6,
  );
  return (
    <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[250px_minmax(0,1fr)]">
      <div className="relative mx-auto w-[250px] max-w-full">
        <svg
          role="group"
          aria-label={label}
          width={SIZE}
          height={SIZE}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          className="num block max-w-full"
        >
          {parts.map(({ status, count }, index) => (
            <g key={status} {...marks(index, textOf({ status, count }))}>
              <path
                d={arc(before(index), count / Math.max(1, total))}
                className={`${shades[index]?.fill} stroke-surface`}
                strokeWidth={parts.length > 1 ? 1.5 : 0}
              />
            </g>
          ))}
        </svg>
        {shown === undefined ? null : <Tip x={tipX} y={tipY} width={SIZE} text={textOf(shown)} />}
      </div>
      <ul className="min-w-0">
        {parts.map(({ status, count }, index) => {
          const { word, Icon } = statusLook(status);
          return (
            <li
              key={status}
              className={`num flex items-center gap-2 border-t border-border py-[9px] first:border-t-0 ${tip === index ? "bg-hover" : ""}`}
            >
              <i
                className={`size-2.5 shrink-0 rounded-xs forced-color-adjust-none ${shades[index]?.swatch}`}
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

/** A point of the pie so many turns from the top, at a distance from the middle. */
function pointAt(turn: number, radius: number): [number, number] {
  const angle = 2 * Math.PI * (turn - 0.25);
  return [SIZE / 2 + radius * Math.cos(angle), SIZE / 2 + radius * Math.sin(angle)];
}

/** A piece of the pie from `start` on, both as parts of a turn; a whole turn is drawn in two halves. */
function arc(start: number, share: number): string {
  if (share > 0.999) return `${arc(start, 0.5)} ${arc(start + 0.5, 0.5)}`;
  const at = (turn: number, radius: number) =>
    pointAt(turn, radius)
      .map((value) => value.toFixed(2))
      .join(" ");
  const end = start + share;
  const isLarge = share > 0.5 ? 1 : 0;
  return `M${at(start, OUTER)} A${OUTER} ${OUTER} 0 ${isLarge} 1 ${at(end, OUTER)} L${SIZE / 2} ${SIZE / 2}Z`;
}
