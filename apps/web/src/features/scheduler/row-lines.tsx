import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import { type Clock, type RowLine, lastLine } from "./row-words.ts";
import { type ScheduleRow, goalOf } from "./schedule-rows.ts";

const tones = { quiet: "text-fg-3", you: "text-you-text", live: "text-accent-text" };

/** One short sentence under a platform's name. */
export function Line({ line, className }: { line: RowLine; className?: string }) {
  return (
    <span className={cn("num text-small", tones[line.tone], className)}>
      {line.tone === "live" ? <i className="mr-2.5 ml-1 inline-block! live-dot" /> : null}
      {line.text}
      {line.link === undefined ? null : (
        <>
          {" "}
          <Link className="link target" to={line.link.to}>
            {line.link.label}
          </Link>
        </>
      )}
    </span>
  );
}

/** What there is to say about a row below it: a refusal, the limit, what stopped the last start. Null when there is nothing. */
export function rowNotes(
  row: ScheduleRow,
  given: { clock: Clock; problem: string | undefined; onRaise: (row: ScheduleRow) => void },
): ReactNode {
  const last = lastLine(row, given.clock);
  const isAbove = row.dailyLimit !== null && goalOf(row) > row.dailyLimit;
  if (given.problem === undefined && last === undefined && !isAbove) return null;
  return (
    <div className="flex flex-col gap-1">
      {given.problem === undefined ? null : (
        <p className="flex gap-1.5 text-small font-medium text-danger-text" role="alert">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {given.problem}
        </p>
      )}
      {isAbove ? <LimitNote row={row} onRaise={() => given.onRaise(row)} /> : null}
      {last === undefined ? null : <Line line={last} />}
    </div>
  );
}

/** A goal above the platform's limit for a day sends no more than the limit: said where it is typed. */
function LimitNote({ row, onRaise }: { row: ScheduleRow; onRaise: () => void }) {
  return (
    <p className="num flex gap-1.5 text-small text-you-text">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      <span>
        {messages.sendsAtMostADay(row.name, row.dailyLimit, goalOf(row))}{" "}
        {row.connection === "connected" ? (
          <button type="button" className="link target" onClick={onRaise}>
            {messages.raiseTheLimit}
          </button>
        ) : null}
      </span>
    </p>
  );
}
