import type { RunSummary } from "@sendoff/contract/run";
import type { ReactNode } from "react";
import { FigureOf } from "../../components/ui/figure-of.tsx";
import { StampRow } from "../../components/ui/stamps.tsx";
import { cn } from "../../lib/cn.ts";
import { formatSeconds } from "../../lib/format.ts";
import { reachOf, shortOfGoal, timeLeft } from "../../lib/run-pace.ts";
import { listingWords, unknownPlacesWords } from "../../lib/run-words.ts";
import { useNow } from "../../lib/use-now.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { useQuery } from "@tanstack/react-query";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

/** The run as a row of stamps, with its counts. */
export function RunRail({
  run,
  isBusy,
  askedAt,
}: {
  run: RunSummary;
  isBusy: boolean;
  /** Since when its portal asks for the account's owner; undefined while it does not. */
  askedAt: string | undefined;
}) {
  const found = listingWords(run.listing);
  const short = shortOfGoal(run);
  const unknownPlaces = unknownPlacesWords(run);
  return (
    <section
      aria-label={messages.runInFigures}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-border bg-surface px-4 py-3.5 max-lg:flex-col max-lg:items-stretch lg:px-5 lg:py-4"
    >
      <div className="whitespace-nowrap">
        <p className="num">
          <FigureOf around={messages.ofGoalSent(reachOf(run))} className="text-fg-2">
            <b className="text-[20px]/[26px] font-[650]">{run.applied}</b>
          </FigureOf>
        </p>
        <p className="num text-small text-fg-3">
          <When run={run} askedAt={askedAt} />
        </p>
        {short === undefined ? null : <p className="num text-small text-fg-3">{short}</p>}
      </div>
      <div className="min-w-0 lg:max-xl:order-last lg:max-xl:basis-full xl:flex-1">
        <StampRow
          counts={{
            sent: run.applied,
            needsYou: run.waiting_for_user,
            isWorking: isBusy && run.state !== "ended",
            isAsked: askedAt !== undefined,
            goal: reachOf(run),
          }}
        />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-5 gap-y-2 max-lg:border-t max-lg:border-border max-lg:pt-3 lg:gap-x-[26px] xl:border-l xl:border-border xl:pl-7">
        <Figure label={messages.waitingForYou} isYours={run.waiting_for_user > 0}>
          {run.waiting_for_user}
        </Figure>
        <Figure label={messages.skipped}>{run.skipped}</Figure>
        {run.failed > 0 ? <Figure label={messages.failed}>{run.failed}</Figure> : null}
        <Figure label={messages.average}>
          {run.average_seconds === null ? "-" : formatSeconds(run.average_seconds)}
        </Figure>
        <Figure label={messages.creditsUsed}>
          {run.credits_used}{" "}
          {run.credits_held > 0 ? (
            <span className="text-small font-medium text-fg-3">
              {messages.creditsHeldHeld(run.credits_held)}
            </span>
          ) : null}
        </Figure>
      </dl>
      {found === undefined ? null : (
        <p className="num border-t border-border pt-3 text-small text-fg-2 lg:order-last lg:basis-full">
          {found}
        </p>
      )}
      {unknownPlaces === undefined ? null : (
        <p className="text-small text-fg-2 lg:order-last lg:basis-full">{unknownPlaces}</p>
      )}
    </section>
  );
}

function Figure({
  label,
  isYours = false,
  children,
}: {
  label: string;
  isYours?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-meta text-fg-3">{label}</dt>
      <dd className={cn("num text-[17px]/6 font-[640]", isYours && "text-you-text")}>{children}</dd>
    </div>
  );
}

function When({ run, askedAt }: { run: RunSummary; askedAt: string | undefined }) {
  const now = useNow(run.state !== "ended", 5000);
  const { data: wallet } = useQuery(walletQuery);
  const clock = useRunClock();
  if (askedAt !== undefined) return messages.waitsForYouSince(clock.minutes(askedAt));
  if (run.started_at === null) return messages.askedForAt(clock.minutes(run.created_at));
  const started = messages.startedStart(clock.start(run.started_at));
  if (run.ended_at !== null)
    return messages.startedEndedMinutes(started, clock.minutes(run.ended_at));
  const left = timeLeft(run, now, wallet);
  return left === undefined ? started : `${started}, ${left}`;
}
