import type { ApplicationDetail } from "@sendoff/contract/run";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { statusLook } from "../../components/ui/status-badge.tsx";
import { type StepItem, Steps } from "../../components/ui/steps.tsx";
import { formatElapsed, formatTimeSeconds } from "../../lib/format.ts";
import { messages } from "./messages.ts";
import { isOpen } from "./outcome.ts";

type MarkTone = NonNullable<StepItem["mark"]>["tone"];

/** Ends that are no success keep the colour of their status. */
function isMarked(tone: string): tone is MarkTone {
  return tone === "you" || tone === "danger" || tone === "neutral";
}

/** The states it went through, with their times. */
export function Timeline({ detail: { timeline, application } }: { detail: ApplicationDetail }) {
  return (
    <Card>
      <CardHeader title={messages.timeline} />
      <CardBody>
        <Steps
          label={messages.timeline}
          steps={timeline.map(({ status, at, note }, index): StepItem => {
            const { word, tone, Icon } = statusLook(status);
            const isLast = index === timeline.length - 1;
            return {
              id: `${at} ${status}`,
              title: word,
              // The reason heads the slip already.
              detail: note === application.reason ? "" : note,
              time: formatTimeSeconds(at),
              state: isLast && isOpen(application.status) ? "now" : "done",
              mark: isLast && isMarked(tone) ? { tone, icon: <Icon /> } : undefined,
            };
          })}
        />
      </CardBody>
    </Card>
  );
}

/** What the worker's browser did, and how long it took. */
export function StepsTaken({ detail: { steps } }: { detail: ApplicationDetail }) {
  const start = steps[0]?.started_at;
  if (start === undefined) return null;
  return (
    <Card>
      <CardHeader title={messages.stepByStep} />
      <CardBody>
        <Steps
          label={messages.steps}
          steps={steps.map((step) => ({
            id: `${step.name} ${step.started_at} ${step.title}`,
            title: step.title,
            detail: step.detail,
            time: formatElapsed(start, step.started_at),
            state: "done",
          }))}
        />
      </CardBody>
    </Card>
  );
}
