import type { Preview, PreviewJob } from "@sendoff/contract";
import type { RefObject } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Key } from "../../components/ui/key.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { plural } from "../../lib/format.ts";
import { FitRow } from "./fit-row.tsx";
import { LeftOut } from "./left-out.tsx";
import { fitsTexts, listTitle } from "./words.ts";

interface FitsListProps {
  preview: Preview;
  list: RefObject<HTMLUListElement | null>;
  shownId: string | undefined;
  onShow: (id: string) => void;
  onOpen: (job: PreviewJob) => void;
  onChoose: (job: PreviewJob, isTakenOut: boolean) => void;
  onStop: () => void;
  isStopping: boolean;
}

/** The jobs that fit, the best first; more come while it is looked up. */
export function FitsList({ preview, list, shownId, ...acts }: FitsListProps) {
  const { jobs, left_out: leftOut, ended_at: endedAt } = preview;
  const isLooking = endedAt === null;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 lg:px-5 lg:py-[13px]">
        <h2 className="h3 num min-w-0 flex-1">
          {isLooking ? `${plural(jobs.length, "job")} so far` : listTitle(preview)}
        </h2>
        {isLooking ? (
          <Button size="sm" isBusy={acts.isStopping} busyLabel="Stopping..." onClick={acts.onStop}>
            Stop looking
          </Button>
        ) : jobs.length === 0 ? null : (
          <KeyHints />
        )}
      </div>
      <p className="sr-only" role="status">
        {isLooking
          ? `${plural(jobs.length, "job fits", "jobs fit")} so far. ${fitsTexts.still}.`
          : listTitle(preview)}
      </p>
      <ul ref={list} aria-label="Jobs that fit">
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
            label={fitsTexts.still}
          />
        </div>
      ) : jobs.length === 0 ? (
        <div className="border-t border-border">
          <EmptyState
            title={fitsTexts.none}
            note={fitsTexts.noneNote}
            action={<ButtonLink to={paths.app.dashboard}>Change Job Preferences</ButtonLink>}
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
        <Key>↓</Key> move
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>X</Key> take out
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>Enter</Key> posting
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>A</Key> apply
      </span>
    </p>
  );
}
