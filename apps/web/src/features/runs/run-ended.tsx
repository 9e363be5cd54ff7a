import type { RunSummary } from "@sendoff/contract/run";
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Flag,
  type LucideIcon,
  MessageCircleQuestionMark,
} from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { leftOutParts } from "../../lib/run-words.ts";
import { type EndWords, endWords } from "./end-reason.ts";
import { messages, runEndedTexts as texts } from "./messages.ts";
import { useNextSteps } from "./use-next-steps.ts";

const tones: Record<EndWords["tone"], string> = {
  success: "text-success-text",
  you: "text-you-text",
  danger: "text-danger-text",
  neutral: "text-fg-3",
};

interface Outcome {
  readonly label: string;
  readonly count: number;
  readonly note: string | undefined;
  readonly tone: EndWords["tone"];
  readonly Icon: LucideIcon;
}

/** What came of every job that the run had in hand; what did not happen is left out. */
function outcomesOf(run: RunSummary): Outcome[] {
  const { skipped, notOpened } = leftOutParts(run);
  const all: Outcome[] = [
    {
      label: texts.sent,
      count: run.applied,
      note: texts.credits(run.credits_used),
      tone: "success",
      Icon: CircleCheck,
    },
    {
      label: texts.waiting,
      count: run.waiting_for_user,
      note: texts.waitingNote,
      tone: "you",
      Icon: MessageCircleQuestionMark,
    },
    {
      label: texts.failed,
      count: run.failed,
      note: texts.failedNote,
      tone: "danger",
      Icon: CircleX,
    },
    {
      label: texts.skipped,
      count: skipped.count,
      note: skipped.why === "" ? undefined : skipped.why,
      tone: "neutral",
      Icon: CircleSlash,
    },
    {
      label: texts.notOpened,
      count: notOpened.count,
      note: notOpened.why,
      tone: "neutral",
      Icon: CircleSlash,
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Why the run ended, what came of every job, and what happens now: the person's own act first. */
export function RunEnded({ run }: { run: RunSummary }) {
  const words = endWords(run);
  const outcomes = outcomesOf(run);
  const steps = useNextSteps(run, words);
  return (
    <Card label={messages.howTheRunEnded} className="summary-rise">
      <div
        className={cn(
          "grid",
          steps.length > 0 &&
            "xl:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] xl:divide-x xl:divide-border",
        )}
      >
        <div className="px-4 py-5 lg:px-5">
          <h2 className="flex items-center gap-2 h2">
            <Flag className={cn("size-5 shrink-0", tones[words.tone])} aria-hidden="true" />
            {words.title}
          </h2>
          <p className="mt-0.5 max-w-[64ch] text-fg-2">{words.note}</p>
          {words.links.length === 0 ? null : (
            <div className="mt-3 flex flex-wrap gap-2">
              {words.links.map(({ to, label }, index) => (
                <ButtonLink
                  key={to}
                  variant={words.tone === "you" && index === 0 ? "you" : "line"}
                  to={to}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
          {outcomes.length === 0 ? null : (
            <ul className="mt-3">
              {outcomes.map(({ label, count, note, tone, Icon }) => (
                <li
                  key={label}
                  className="flex items-start gap-3 border-t border-border py-2.5 first:border-t-0"
                >
                  <Icon
                    className={cn("mt-0.5 size-4 shrink-0 stroke-[1.75]", tones[tone])}
                    aria-hidden="true"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block">{label}</span>
                    {note === undefined ? null : (
                      <span className="num block text-small text-fg-3">{note}</span>
                    )}
                  </span>
                  <b className="num font-semibold">{count}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
        {steps.length === 0 ? null : (
          <div className="border-t border-border px-4 py-5 lg:px-5 xl:border-t-0">
            <h2 className="h3">{texts.next}</h2>
            <ul className="mt-1.5">
              {steps.map(({ title, note, to, label, isYours }) => (
                <li
                  key={to}
                  className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-3 first:border-t-0"
                >
                  <span className="min-w-0 flex-1 basis-48">
                    <b className="block font-semibold">{title}</b>
                    {note === undefined ? null : (
                      <span className="num block text-small text-fg-3">{note}</span>
                    )}
                  </span>
                  <ButtonLink size="sm" variant={isYours ? "you" : "line"} to={to}>
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
