import type { UserPlatform } from "@sendoff/contract/platform";
import type { Preview, PreviewJob } from "@sendoff/contract/preview";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Segments } from "../../components/ui/segments.tsx";
import { Select } from "../../components/ui/select.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { useMedia } from "../../lib/use-media.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { isConnected, platformsQuery } from "../../queries/platforms.query.ts";
import {
  useChooseJob,
  usePreview,
  useStartPreview,
  useStopPreview,
} from "../../queries/preview.query.ts";
import { FitsList } from "./fits-list.tsx";
import { ListNotes } from "./list-notes.tsx";
import { PostingDialog } from "./posting-dialog.tsx";
import { ScoreParts } from "./score-parts.tsx";
import { ApplyBar, ApplyButton, type LookAgain, ThisRun } from "./this-run.tsx";
import { useApplyFits } from "./use-apply-fits.ts";
import { useFitsKeys } from "./use-fits-keys.ts";
import { noteWords } from "./list-words.ts";
import { messages } from "./messages.ts";

/** /app/fits: exactly what a run would send, on one platform at a time. */
export function FitsPage() {
  usePageTitle(messages.title);
  const platforms = useQuery(platformsQuery);
  const [query] = useSearchParams();
  const connected = platforms.data?.filter(isConnected) ?? [];
  const asked = Number(query.get("platform"));
  const platform = connected.find(({ platform_id: id }) => id === asked) ?? connected[0];
  if (platform !== undefined) {
    return <FitsOf key={platform.platform_id} platform={platform} connected={connected} />;
  }
  return (
    <div className="page-column">
      <PageHeader title={messages.title} note={messages.nothing} />
      <Card>
        {platforms.isPending ? (
          <SkeletonRows rows={5} label={messages.loadingYourPlatforms} />
        ) : platforms.isError ? (
          <ErrorState
            title={messages.yourPlatformsCouldNotBeLoaded}
            onRetry={() => platforms.refetch()}
          />
        ) : (
          <EmptyState
            title={messages.noPlatformIsConnected}
            note={messages.connectOneWithYourOwnAccount}
            action={<ButtonLink to={paths.app.platforms}>{messages.openPlatforms}</ButtonLink>}
          />
        )}
      </Card>
    </div>
  );
}

function FitsOf({
  platform,
  connected,
}: {
  platform: UserPlatform;
  connected: readonly UserPlatform[];
}) {
  const { platform_id: id, platform_name: name } = platform;
  const preview = usePreview(id);
  const start = useStartPreview(id);
  const { data } = preview;
  useLookOnArrival(data === null, () => start.mutate());
  return (
    <div className="page-column">
      <PageHeader
        title={messages.title}
        note={
          data === null || data === undefined ? (
            messages.whatARunOnWouldSend(name, messages.nothing)
          ) : (
            <span className="num">{noteWords(data)}</span>
          )
        }
        actions={<PlatformChoice shown={id} connected={connected} />}
      />
      {start.isError ? (
        <Alert tone="danger" title={serverMessage(start.error, messages.itCouldNotBeLookedUp)} />
      ) : null}
      {data !== null && data !== undefined ? (
        <Fits
          key={data.id}
          preview={data}
          look={{ again: () => start.mutate(), isBusy: start.isPending }}
        />
      ) : (
        <Card>
          {data === null ? (
            <EmptyState
              title={messages.seeWhatARun(name)}
              note={messages.weSearchAndOpenPostings}
              action={
                <Button
                  variant="primary"
                  isBusy={start.isPending}
                  busyLabel={messages.starting}
                  onClick={() => start.mutate()}
                >
                  {messages.start}
                </Button>
              }
            />
          ) : preview.isPending ? (
            <SkeletonRows rows={6} label={messages.loadingTheList} rowClassName="min-h-16" />
          ) : (
            <ErrorState
              title={messages.listCouldNotBeLoaded}
              note={messages.nothingWasSent}
              onRetry={() => preview.refetch()}
            />
          )}
        </Card>
      )}
    </div>
  );
}

/** The state of a link that has said what it leads to. */
const Arriving = z.object({ look: z.literal(true) });

/** Who comes by a link that says so has pressed already: where nothing was looked up, it begins. Once, also after a reload. */
function useLookOnArrival(isNothingThere: boolean, look: () => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const wants = Arriving.safeParse(state).success;
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!wants || !isNothingThere) return;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    latest.current();
  }, [wants, isNothingThere, navigate, pathname, search]);
}

/** As many as fit side by side. */
const MOST_SEGMENTS = 4;

function PlatformChoice({
  shown,
  connected,
}: {
  shown: number;
  connected: readonly UserPlatform[];
}) {
  const navigate = useNavigate();
  if (connected.length < 2) return null;
  const options = connected.map(({ platform_id: id, platform_name: label }) => ({
    value: String(id),
    label,
  }));
  const choice = {
    value: String(shown),
    onChange: (id: string) => void navigate(paths.app.fits(Number(id)), { replace: true }),
    options,
  };
  return connected.length <= MOST_SEGMENTS ? (
    <Segments label={messages.platform} {...choice} />
  ) : (
    <Select ariaLabel={messages.platform} {...choice} />
  );
}

function Fits({ preview, look }: { preview: Preview; look: LookAgain }) {
  const apply = useApplyFits(preview);
  const choose = useChooseJob(preview);
  const stop = useStopPreview(preview);
  const isPhone = useMedia("(max-width: 56.24rem)");
  const isOneColumn = useMedia("(max-width: 73.74rem)");
  const list = useRef<HTMLUListElement>(null);
  const [pointedAt, setPointedAt] = useState<string>();
  const [open, setOpen] = useState<PreviewJob>();
  const shown = preview.jobs.find(({ id }) => id === pointedAt) ?? preview.jobs[0];
  const setTakenOut = (jobId: string, isTakenOut: boolean) => choose.mutate({ jobId, isTakenOut });
  useFitsKeys({
    list,
    shownId: shown?.id,
    onToggle: (id) => {
      const job = preview.jobs.find((each) => each.id === id);
      if (job !== undefined) setTakenOut(id, !job.is_taken_out);
    },
    onApply: apply.pressKey,
  });
  return (
    <>
      <ListNotes preview={preview} />
      <div className="over-bar grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_352px] xl:gap-5">
        <FitsList
          preview={preview}
          sent={apply.count}
          list={list}
          shownId={shown?.id}
          onShow={setPointedAt}
          onOpen={setOpen}
          onChoose={(job, isTakenOut) => setTakenOut(job.id, isTakenOut)}
          onStop={() => stop.mutate()}
          isStopping={preview.is_stopping || stop.isPending}
        />
        <div className="grid min-w-0 gap-4 max-xl:order-first xl:sticky xl:top-5 xl:gap-5">
          <ThisRun
            preview={preview}
            apply={apply}
            action={isPhone ? null : <ApplyButton apply={apply} isBlock look={look} />}
          />
          {isOneColumn || shown === undefined ? null : <WhyCard job={shown} />}
        </div>
      </div>
      {isPhone ? <ApplyBar apply={apply} look={look} /> : null}
      {open === undefined ? null : (
        <PostingDialog preview={preview} job={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Why the job that is pointed at has its score; on a phone the posting says so. */
function WhyCard({ job }: { job: PreviewJob }) {
  return (
    <Card label={messages.whyJobTitleFits(job.job_title)}>
      <div className="flex items-start gap-3 px-5 py-3.5">
        <div className="min-w-0 flex-1">
          <h2 className="h3 wrap-anywhere">{job.job_title}</h2>
          <p className="text-small wrap-anywhere text-fg-3">
            {[job.company_name, job.location].filter((part) => part !== "").join(", ")}
          </p>
        </div>
        <b className="num font-display text-[1.5rem]/[1.625rem] font-[640]">{job.match_score}</b>
      </div>
      <ScoreParts job={job} />
    </Card>
  );
}
