import type { Preview, PreviewJob } from "@sendoff/contract/preview";
import type { RefObject } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Key } from "../../components/ui/key.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { FitRow } from "./fit-row.tsx";
import { LeftOut } from "./left-out.tsx";
import { listTitle } from "./list-words.ts";
import { messages } from "./messages.ts";

interface FitsListProps {
  preview: Preview;
  /** How many of the jobs a press on Apply sends. */
  sent: number;
  list: RefObject<HTMLUListElement | null>;
  shownId: string | undefined;
  onShow: (id: string) => void;
  onOpen: (job: PreviewJob) => void;
  onChoose: (job: PreviewJob, isTakenOut: boolean) => void;
  onStop: () => void;
  isStopping: boolean;
}

/** The jobs that fit, the best first; more come while it is looked up. */
export function FitsList({ preview, sent, list, shownId, ...acts }: FitsListProps) {
  const { jobs, left_out: leftOut, ended_at: endedAt } = preview;
  const isLooking = endedAt === null;
  const title = listTitle(preview, sent);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 lg:px-5 lg:py-[13px]">
        <h2 className="h3 num min-w-0 flex-1">
          {isLooking ? messages.jobSoFar(jobs.length) : title}
        </h2>
        {isLooking ? (
          <Button
            size="sm"
            isBusy={acts.isStopping}
            busyLabel={messages.stopping}
            onClick={acts.onStop}
          >
            {messages.stopLooking}
          </Button>
        ) : jobs.length === 0 ? null : (
          <KeyHints />
        )}
      </div>
      <p className="sr-only" role="status">
        {isLooking ? messages.jobFitsSoFar(jobs.length, messages.still) : title}
      </p>
      <ul ref={list} aria-label={messages.jobsThatFit}>
        {jobs.map((job) => (
          <FitRow
            key={job.id}
            job={job}
            isShown={job.id === shownId}
            onShow={() => acts.onShow(job.id)}
            onOpen={() => acts.onOpen(job)}
            onChoose={(isTakenOut) => acts.onChoose(job, isTakenOut)}
          />
        ))}
      </ul>
      {isLooking ? (
        <div className="border-t border-border">
          <SkeletonRows
            rows={Math.min(3, Math.max(1, preview.goal - jobs.length))}
            label={messages.still}
          />
        </div>
      ) : jobs.length === 0 ? (
        <div className="border-t border-border">
          <EmptyState
            title={messages.none}
            note={messages.noneNote}
            action={
              <ButtonLink to={paths.app.dashboard}>{messages.changeJobPreferences}</ButtonLink>
            }
          />
        </div>
      ) : null}
      <LeftOut leftOut={leftOut} />
    </Card>
  );
}

function KeyHints() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1.5 text-meta text-fg-3 max-lg:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Key>↑</Key>
        <Key>↓</Key> {messages.move}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>{messages.x}</Key> {messages.takeOut}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>{messages.enter}</Key> {messages.posting}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>{messages.a}</Key> {messages.apply}
      </span>
    </p>
  );
}
