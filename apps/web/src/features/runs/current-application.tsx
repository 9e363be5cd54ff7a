import type { ApplicationStep, ApplicationSummary } from "@sendoff/contract/run";
import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { stepAsked, type StepItem, Steps } from "../../components/ui/steps.tsx";
import { formatDuration, formatElapsed } from "../../lib/format.ts";
import { stepsAfter } from "../../lib/run-words.ts";
import { useNow } from "../../lib/use-now.ts";
import { AnswersSoFar } from "./answers-so-far.tsx";
import { ApplicationColumns } from "./application-columns.tsx";
import { LastPicture, LivePictureFrame } from "./live-picture.tsx";
import { type Progress, isBusy } from "../../queries/live-run.ts";
import { messages } from "./messages.ts";

/** Shows the page of an account live; `before` stands until its first picture. */
export type WatchPage = (watched: {
  platformId: number;
  address: string;
  before: ReactNode;
}) => ReactNode;

/** The application under way: steps at left, the portal's page in the middle, the answers at right. */
export function CurrentApplication({
  application,
  progress,
  watch,
  isAsked,
}: {
  application: ApplicationSummary;
  progress: Progress;
  watch: WatchPage;
  /** The portal asks for its account's owner in the middle of it. */
  isAsked: boolean;
}) {
  return (
    <Card label={isBusy(application) ? messages.applicationUnderWay : messages.latestApplication}>
      <div className="flex items-center gap-3 border-b border-border px-4 py-3.5 lg:px-5 lg:py-4">
        <Initials name={application.company_name} size="lg" className="max-lg:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-[18px]/6 font-[650] tracking-[-0.012em]">
            {application.job_title}
          </h2>
          <p className="text-fg-2">
            {[application.company_name, application.location].filter(Boolean).join(", ")}
          </p>
        </div>
        {isBusy(application) ? (
          <Timer since={application.started_at} />
        ) : (
          <StatusBadge status={application.status} />
        )}
      </div>
      <ApplicationColumns
        steps={
          <ApplicationSteps
            steps={progress.steps}
            since={application.started_at}
            isOver={!isBusy(application)}
            askedBy={isAsked ? application.platform_name : undefined}
          />
        }
        picture={
          isBusy(application) ? (
            watch({
              platformId: application.platform_id,
              address: progress.picture?.address ?? "",
              before: <LastPicture picture={progress.picture} />,
            })
          ) : (
            <LivePictureFrame picture={progress.picture} />
          )
        }
        answers={<AnswersSoFar answers={progress.answers} />}
      />
    </Card>
  );
}

function Timer({ since }: { since: string | null }) {
  const now = useNow(since !== null);
  const seconds = since === null ? 0 : (now - new Date(since).getTime()) / 1000;
  return (
    <div className="text-right" aria-hidden="true">
      <p className="num text-[22px]/[26px] font-[640]">{formatDuration(seconds)}</p>
      <p className="text-caption text-fg-3">{messages.onThisOne}</p>
    </div>
  );
}

function ApplicationSteps({
  steps,
  since,
  isOver,
  askedBy,
}: {
  steps: readonly ApplicationStep[];
  since: string | null;
  /** It has ended: nothing is under way or to come. */
  isOver: boolean;
  /** The portal that asks for its account's owner at the step under way. */
  askedBy: string | undefined;
}) {
  const now = useNow(!isOver);
  const start = since ?? steps[0]?.started_at ?? now;
  const done = steps.map((step, index): StepItem => {
    // One that a check interrupted began anew: it has no end of its own.
    const isNow = step.ended_at === null && !isOver && index === steps.length - 1;
    return {
      id: `${step.name} ${step.started_at} ${index}`,
      title: step.title,
      detail: step.detail,
      time: formatElapsed(start, isNow ? now : step.started_at),
      state: isNow ? "now" : "done",
      ...(isNow && askedBy !== undefined ? stepAsked(askedBy) : {}),
    };
  });
  const rest = (isOver ? [] : stepsAfter(steps)).map((step): StepItem => ({
    id: step.name,
    title: step.title,
    detail: step.detail,
    state: "todo",
  }));
  return <Steps label={messages.stepsOfThisApplication} steps={[...done, ...rest]} />;
}
