import type { RunSummary } from "@sendoff/contract/run";
import { FigureOf } from "../../components/ui/figure-of.tsx";
import { ArrowRight, Hand } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { StampRow } from "../../components/ui/stamps.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { stepAsked, type StepItem, Steps } from "../../components/ui/steps.tsx";
import { paths } from "../../config/paths.ts";
import { formatTimeSeconds } from "../../lib/format.ts";
import { reachOf, shortOfGoal, timeLeft } from "../../lib/run-pace.ts";
import { askedWords } from "../../lib/run-messages.ts";
import { betweenWords, pausedWords, stepsAfter, stepsToCome } from "../../lib/run-words.ts";
import { useNow } from "../../lib/use-now.ts";
import { currentOf, progressOf } from "../../queries/live-run.ts";
import { useIsPausedByUser } from "../../queries/pause-all.query.ts";
import { usePause } from "../../queries/pauses.query.ts";
import { useAskedPage } from "../../queries/live-page.query.ts";
import { useLiveRun } from "../../queries/live-run.query.ts";
import { useQuery } from "@tanstack/react-query";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

const stateWords: Record<RunSummary["state"], string> = {
  queued: messages.startingOn,
  running: messages.applyingOn,
  waiting: messages.pausingOn,
  ended: messages.runOn,
};

/** The run under way, its current application step by step. */
export function LiveRunCard({ run: summary }: { run: RunSummary }) {
  const { query } = useLiveRun(summary.id);
  const live = query.data;
  const run = live?.run ?? summary;
  const current = live === undefined ? undefined : currentOf(live);
  const isAsked = useAskedPage(run) !== undefined;
  const isPaused = useIsPausedByUser();
  const left = timeLeft(run, useNow(true, 5000), useQuery(walletQuery).data);
  const short = shortOfGoal(run);
  const progress =
    live === undefined || current === undefined ? undefined : progressOf(live, current.id);
  const begun = progress?.steps ?? [];
  const steps = begun.map((step, index): StepItem => {
    // One that a check interrupted began anew: it has no end of its own.
    const isNow = step.ended_at === null && index === begun.length - 1;
    return {
      id: `${step.name}${step.started_at}`,
      title: step.title,
      detail: step.detail,
      time: formatTimeSeconds(step.started_at),
      state: isNow ? "now" : "done",
      ...(isNow && isAsked ? stepAsked(run.platform_name) : {}),
    };
  });
  const toCome = stepsAfter(begun).map(({ name, title }): StepItem => ({
    id: name,
    title,
    state: "todo",
  }));
  return (
    <Card>
      <CardHeader
        start={
          isAsked ? (
            <Hand className="size-[18px] text-you-text" aria-hidden="true" />
          ) : (
            <span className={isPaused ? "ml-1" : "live-dot ml-1"} />
          )
        }
        title={messages.waitingForYouOn(
          isAsked,
          isPaused,
          stateWords[run.state],
          run.platform_name,
        )}
        end={
          <ButtonLink to={paths.app.run(run.id)} size="sm">
            {messages.watchLive}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        }
      />
      <CardBody>
        <div className="flex gap-3.5 max-lg:flex-col lg:items-center lg:justify-between">
          <StampRow
            counts={{
              sent: run.applied,
              needsYou: run.waiting_for_user,
              isWorking: run.state === "running",
              isAsked,
              goal: reachOf(run),
            }}
          />
          <div className="num shrink-0 max-lg:flex max-lg:items-baseline max-lg:justify-between lg:text-right">
            <div>
              <FigureOf around={messages.ofGoalSent(reachOf(run))} className="text-fg-2">
                <b className="text-[18px]">{run.applied}</b>
              </FigureOf>
            </div>
            <div className="text-caption text-fg-3 max-lg:text-right">
              {short === undefined ? null : <div>{short}</div>}
              {left === undefined || isAsked || isPaused ? null : <div>{left}</div>}
            </div>
          </div>
        </div>
        <p className="sr-only" role="status">
          {messages.appliedOfGoalSent(run.applied, reachOf(run))}
        </p>
        {current === undefined ? (
          <Between run={run} isAsked={isAsked} />
        ) : (
          <>
            <div className="mt-[18px] mb-2.5 flex items-center gap-[13px] border-b border-border pb-3.5">
              <Initials name={current.company_name} size="lg" />
              <div className="min-w-0 flex-1">
                <div className="h3">{current.job_title}</div>
                <div className="text-fg-2">
                  {[current.company_name, current.location]
                    .filter((part) => part !== "")
                    .join(", ")}
                </div>
              </div>
              <StatusBadge status={current.status} />
            </div>
            <Steps label={messages.stepsOfThisApplication} steps={[...steps, ...toCome]} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

/** Until the next application begins: what the run does, and the steps that will tick off here. */
function Between({ run, isAsked }: { run: RunSummary; isAsked: boolean }) {
  const pause = usePause(run.platform_id);
  const isPaused = useIsPausedByUser();
  const isHeld = isPaused || pause !== undefined;
  return (
    <>
      <p className="mt-[18px] mb-2.5 border-b border-border pb-3.5 text-fg-2">
        {isAsked
          ? askedWords(run).note
          : isPaused
            ? pausedWords(run).title
            : pause === undefined
              ? betweenWords(run).title
              : messages.runWaitsAndGoes}
      </p>
      {run.is_stopping || isHeld || isAsked ? null : (
        <Steps
          label={messages.stepsOfTheNextApplication}
          steps={stepsToCome.map(({ name, title }) => ({ id: name, title, state: "todo" }))}
        />
      )}
    </>
  );
}
