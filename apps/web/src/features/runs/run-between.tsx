import type { RunSummary } from "@sendoff/contract/run";
import { CirclePause, Hand } from "lucide-react";
import { Card } from "../../components/ui/card.tsx";
import { Steps } from "../../components/ui/steps.tsx";
import { askedWords } from "../../lib/run-messages.ts";
import { betweenWords, pausedWords, stepsToCome } from "../../lib/run-words.ts";
import { useIsPausedByUser } from "../../queries/pause-all.query.ts";
import { usePause } from "../../queries/pauses.query.ts";
import { AnswersSoFar } from "./answers-so-far.tsx";
import { ApplicationColumns } from "./application-columns.tsx";
import { LivePictureFrame } from "./live-picture.tsx";
import { messages } from "./messages.ts";

/** Nothing is being filled in right now: what the run is doing instead, in the frame the next application fills. */
export function RunBetween({ run, isAsked }: { run: RunSummary; isAsked: boolean }) {
  const pause = usePause(run.platform_id);
  const isPaused = useIsPausedByUser();
  const isHeld = isPaused || pause !== undefined;
  const { title, note } = isAsked
    ? askedWords(run)
    : isPaused
      ? pausedWords(run)
      : betweenWords(run, pause);
  return (
    <Card label={messages.underWay}>
      <div className="flex items-start gap-3.5 border-border px-4 py-4 not-last:border-b lg:px-5">
        {isAsked ? (
          <Hand className="mt-1 size-[18px] shrink-0 text-you-text" aria-hidden="true" />
        ) : !isHeld ? (
          <span className="mt-1.5 ml-1 live-dot" aria-hidden="true" />
        ) : (
          <CirclePause className="mt-1 size-[18px] shrink-0 text-accent-text" aria-hidden="true" />
        )}
        <div>
          <h2 className="h3">{title}</h2>
          <p className="mt-0.5 max-w-[72ch] text-fg-2">{note}</p>
        </div>
      </div>
      {run.is_stopping || isHeld || isAsked ? null : (
        <ApplicationColumns
          steps={
            <Steps
              label={messages.stepsOfTheNextApplication}
              steps={stepsToCome.map(({ name, ...step }) => ({ id: name, ...step, state: "todo" }))}
            />
          }
          picture={<LivePictureFrame picture={null} />}
          answers={<AnswersSoFar answers={[]} />}
        />
      )}
    </Card>
  );
}
