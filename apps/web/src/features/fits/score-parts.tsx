import type { MatchReason } from "@sendoff/contract/match";
import type { PreviewJob } from "@sendoff/contract/preview";
import { FigureOf } from "../../components/ui/figure-of.tsx";
import { unstatedParts } from "@sendoff/domain/choosing";
import { MATCH_PARTS } from "../../components/match-card.tsx";
import { cn } from "../../lib/cn.ts";
import { splitReason } from "../../lib/split-reason.ts";
import { messages } from "./messages.ts";

type Part = MatchReason["part"];

/** What each part weighs where it is not far off: the width of its cell. */
const WIDTHS: Record<Part, string> = {
  title: "grow-[40]",
  skills: "grow-[25]",
  place: "grow-[15]",
  seniority: "grow-[10]",
  salary: "grow-[10]",
};
const ORDER: readonly Part[] = ["title", "skills", "place", "seniority", "salary"];

const UNSAID = "border border-dashed border-border-strong";
const TRACK = "overflow-hidden bg-[color-mix(in_oklab,var(--accent-line)_55%,var(--surface))]";

/** The score as five cells, each filled by its share; what is not said is dashed. The words beside it say the same. */
export function ScoreBar({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <span className="flex w-full gap-0.5" aria-hidden="true">
      {ORDER.map((part) => {
        const reason = reasons.find((each) => each.part === part);
        return (
          <i
            key={part}
            className={cn(
              "block h-1.5 basis-0 rounded-[2px]",
              WIDTHS[part],
              reason === undefined ? UNSAID : TRACK,
            )}
          >
            {reason === undefined ? null : <Fill reason={reason} />}
          </i>
        );
      })}
    </span>
  );
}

function Fill({ reason: { points, of } }: { reason: MatchReason }) {
  return (
    <b
      className="block h-full bg-accent"
      style={{ width: `${Math.round((points / of) * 100)}%` }}
    />
  );
}

/** Why a job has its score: its parts, what is not said, and the sum. */
export function ScoreParts({ job }: { job: PreviewJob }) {
  const { match_reasons: reasons, match_score: score } = job;
  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
  const known = sum(reasons.map(({ of }) => of));
  return (
    <>
      <dl>
        {reasons.map((reason) => (
          <PartRow key={reason.part} part={reason.part} reason={reason} />
        ))}
        {unstatedParts(reasons).map((part) => (
          <PartRow key={part} part={part} reason={undefined} />
        ))}
      </dl>
      <p className="num flex justify-between gap-3 rounded-b-lg border-t border-border bg-background px-5 py-3 text-small">
        <span className="text-fg-2">
          {messages.ofThePointsWeCanKnow(sum(reasons.map(({ points }) => points)), known)}
        </span>
        <b className="font-semibold">{score}</b>
      </p>
    </>
  );
}

function PartRow({ part, reason }: { part: Part; reason: MatchReason | undefined }) {
  const { main, also } = splitReason(reason?.text ?? messages.nothingIsKnownAboutIt);
  return (
    <div className="grid grid-cols-[76px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-[3px] border-t border-border px-5 py-2.5 text-small">
      <dt className="font-semibold">{MATCH_PARTS[part]}</dt>
      <dd className="contents">
        <span
          className={cn("h-1.5 rounded-full", reason === undefined ? UNSAID : TRACK)}
          aria-hidden="true"
        >
          {reason === undefined ? null : <Fill reason={reason} />}
        </span>
        <span className="num min-w-14 text-right font-semibold whitespace-nowrap">
          {reason === undefined ? (
            <span className="font-normal text-fg-3">{messages.notSaid}</span>
          ) : (
            <FigureOf around={messages.ofMost(reason.of)} className="font-normal text-fg-3">
              {reason.points}
            </FigureOf>
          )}
        </span>
        <span className="col-span-3 break-words text-fg-3">
          {main}
          {also === "" ? null : <span className="text-you-text"> {also}</span>}
        </span>
      </dd>
    </div>
  );
}
