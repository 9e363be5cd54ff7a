import { Check, Hand, MessageCircleQuestionMark, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Mark } from "../brand/mark.tsx";
import { messages } from "./messages.ts";

/** One stamp is one application is one credit. */
export type StampKind = "sent" | "now" | "asked" | "needs-you" | "to-come" | "unused";

/** Half-round holes along the four edges of a 32 by 40 sheet: 8 along the short side, 10 along the long one. */
const perforated = (() => {
  const hole = 1.2;
  const pitch = 4;
  const edge = (length: number, write: (gap: number, to: number) => string) =>
    Array.from({ length: length / pitch }, (_, index) =>
      write(index * pitch + 0.8, index * pitch + 3.2),
    ).join("");
  const arc = (dx: number, dy: number) => `a${hole} ${hole} 0 0 0 ${dx} ${dy}`;
  const top = edge(32, (gap) => `H${gap}${arc(2.4, 0)}`);
  const right = edge(40, (gap) => `V${gap}${arc(0, 2.4)}`);
  const bottom = edge(32, (gap) => `H${32 - gap}${arc(-2.4, 0)}`);
  const left = edge(40, (gap) => `V${40 - gap}${arc(0, -2.4)}`);
  return `M0 0${top}H32${right}V40${bottom}H0${left}Z`;
})();

const glyphs: Record<StampKind, ReactNode> = {
  sent: <Check aria-hidden="true" />,
  now: <Pencil aria-hidden="true" />,
  asked: <Hand aria-hidden="true" />,
  "needs-you": <MessageCircleQuestionMark aria-hidden="true" />,
  "to-come": null,
  unused: <Mark />,
};

/** Classes and no styles: the landing page is written beforehand, and our policy allows no styles in a page's own text. */
const WIDTHS = {
  14: "[--stamp:14]",
  24: "[--stamp:24]",
  30: "[--stamp:30]",
  34: "[--stamp:34]",
  44: "[--stamp:44]",
  46: "[--stamp:46]",
  74: "[--stamp:74]",
} as const;
type StampWidth = keyof typeof WIDTHS;

export function Stamp({ kind, width = 34 }: { kind: StampKind; width?: StampWidth }) {
  return (
    <span className={cn("stamp", WIDTHS[width])} data-kind={kind} aria-hidden="true">
      <svg className="stamp-paper" viewBox="-1 -1 34 42">
        <path d={perforated} />
        <rect x="4.6" y="4.6" width="22.8" height="30.8" rx="1" />
      </svg>
      {glyphs[kind]}
    </span>
  );
}

/** A booklet of unused credits, edge to edge. Decoration: the words beside it say the number. */
export function StampBooklet({
  count,
  width = 34,
  isOnInk = false,
}: {
  count: number;
  width?: StampWidth;
  isOnInk?: boolean;
}) {
  return (
    <span className={cn("stamps stamps-booklet", isOnInk && "stamps-on-ink")} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Stamp key={index} kind="unused" width={width} />
      ))}
    </span>
  );
}

/** Most stamps that are drawn one by one; above it a bar with counts says the same. */
const MOST_STAMPS = 12;

/** A booklet grows with its plan: a stamp for every 25 applications, at most 12. */
export function bookletSize(applications: number): number {
  return Math.min(MOST_STAMPS, Math.ceil(applications / 25));
}

export interface StampCounts {
  sent: number;
  needsYou?: number;
  isWorking: boolean;
  /** The portal asks for its account's owner in the middle of the one under way. */
  isAsked?: boolean;
  goal: number;
}

/** "6 of 8 sent": the row's one label for screen readers and beside it. */
export function stampsLabel({ sent, goal }: StampCounts): string {
  return messages.sentOfGoalSent(sent, goal);
}

function kindsOf(counts: StampCounts): StampKind[] {
  const { sent, needsYou = 0, isWorking, isAsked = false, goal } = counts;
  const kinds: StampKind[] = [];
  for (let index = 0; index < goal; index += 1) {
    if (index < sent) kinds.push("sent");
    else if (index < sent + needsYou) kinds.push("needs-you");
    else if (isAsked && index === sent + needsYou) kinds.push("asked");
    else if (isWorking && index === sent + needsYou) kinds.push("now");
    else kinds.push("to-come");
  }
  return kinds;
}

/** A run as a row of stamps that fill as they are used. */
export function StampRow({ counts, width = 34 }: { counts: StampCounts; width?: StampWidth }) {
  if (counts.goal > MOST_STAMPS) return <StampBar counts={counts} />;
  return (
    <div className="stamps" role="img" aria-label={stampsLabel(counts)}>
      {kindsOf(counts).map((kind, index) => (
        <Stamp key={index} kind={kind} width={width} />
      ))}
    </div>
  );
}

/** The same as thin segments, for the sidebar. */
export function StampTally({ counts }: { counts: StampCounts }) {
  if (counts.goal > MOST_STAMPS) return <StampBar counts={counts} />;
  return (
    <div className="tally" role="img" aria-label={stampsLabel(counts)}>
      {kindsOf(counts).map((kind, index) => (
        <i key={index} data-kind={kind} />
      ))}
    </div>
  );
}

function StampBar({ counts }: { counts: StampCounts }) {
  const share = (count: number) => `${Math.min(100, (count / Math.max(1, counts.goal)) * 100)}%`;
  return (
    <div
      role="img"
      aria-label={stampsLabel(counts)}
      className="flex h-[7px] w-full overflow-hidden rounded-xs bg-[color-mix(in_oklab,var(--border-strong)_35%,var(--border))]"
    >
      <i className="bg-accent" style={{ width: share(counts.sent) }} />
      <i className="bg-you" style={{ width: share(counts.needsYou ?? 0) }} />
    </div>
  );
}
