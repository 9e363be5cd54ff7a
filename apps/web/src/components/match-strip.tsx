import type { MatchReason } from "@sendoff/contract/match";
import { unstatedParts } from "@sendoff/domain/choosing";
import { cn } from "../lib/cn.ts";
import { splitReason } from "../lib/split-reason.ts";
import { MATCH_PARTS } from "./match-card.tsx";
import { messages } from "./messages.ts";

/** How well the job matches, in one row: the score, its parts, and what speaks against it. Nothing is drawn without a score. */
export function MatchStrip({
  score,
  reasons,
}: {
  score: number | null;
  reasons: readonly MatchReason[];
}) {
  if (score === null) return null;
  const against = reasons.map(({ text }) => splitReason(text).also).filter((also) => also !== "");
  return (
    <section aria-label={messages.howWellItMatches} className="border-t border-border">
      <div className="flex bg-background last:rounded-b-lg">
        <p className="num grid w-[104px] shrink-0 content-center justify-items-center border-r border-border py-3 text-center">
          <b className="text-figure font-[640] tracking-[-0.025em]">{score}%</b>
          <span className="text-caption text-fg-3">{messages.match}</span>
        </p>
        {reasons.length === 0 ? null : (
          <ul className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(104px,1fr))] overflow-hidden">
            {reasons.map((reason) => (
              <Part key={reason.part} name={MATCH_PARTS[reason.part]} reason={reason} />
            ))}
            {unstatedParts(reasons).map((part) => (
              <Part key={part} name={MATCH_PARTS[part]} reason={undefined} />
            ))}
          </ul>
        )}
      </div>
      {against.length === 0 ? null : (
        <p className="border-t border-border px-5 py-2.5 text-small break-words text-you-text">
          {against.join(" ")}
        </p>
      )}
    </section>
  );
}

/** What is not said is dashed, as it counts for nothing. */
function Part({ name, reason }: { name: string; reason: MatchReason | undefined }) {
  return (
    <li className="-ml-px min-w-0 border-l border-border px-3 py-2.5">
      <span className="flex items-baseline justify-between gap-1.5 text-caption">
        <span className="text-fg-2">{name}</span>
        {reason === undefined ? null : (
          <b className="num font-semibold whitespace-nowrap">
            {messages.pointsOfMost(reason.points, reason.of)}
          </b>
        )}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          "mt-1.5 block h-1 overflow-hidden rounded-full",
          reason === undefined
            ? "border border-dashed border-border-strong"
            : "bg-[color-mix(in_oklab,var(--accent-line)_55%,var(--surface))]",
        )}
      >
        {reason === undefined ? null : (
          <i
            className="block h-full bg-accent"
            style={{ width: `${Math.round((reason.points / reason.of) * 100)}%` }}
          />
        )}
      </span>
      <span className="mt-1.5 block text-caption break-words text-fg-3">
        {reason === undefined ? messages.notSaid : splitReason(reason.text).main}
      </span>
    </li>
  );
}
