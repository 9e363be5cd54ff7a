import type { WaitingCheck } from "@sendoff/contract/needs-you";
import type { ApplicationSummary } from "@sendoff/contract/run";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Skeleton, SkeletonRows } from "../../components/ui/skeleton.tsx";
import { statusLook } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { CurrentApplication, type WatchPage } from "./current-application.tsx";
import { FirstSuccess } from "./first-success.tsx";
import { type LiveRun, currentOf, isBusy, progressOf, shownOf } from "../../queries/live-run.ts";
import { RunApplications } from "./run-applications.tsx";
import { RunBadge } from "./run-badge.tsx";
import { RunBetween } from "./run-between.tsx";
import { RunEnded } from "./run-ended.tsx";
import { RunRail } from "./run-rail.tsx";
import { StopButton } from "./stop-button.tsx";
import { useFirstSuccess } from "./use-first-success.ts";
import { useAskedPage } from "../../queries/live-page.query.ts";
import { useLiveRun } from "../../queries/live-run.query.ts";
import { reachOf } from "../../lib/run-pace.ts";
import { messages } from "./messages.ts";

const above = [
  { to: paths.app.logs, label: messages.applicationLogs },
  { to: paths.app.runs, label: messages.runs },
];

interface RunParts {
  /** What the portal asks of its account's owner; drawn by the live feature, as is the page itself. */
  asked: (check: WaitingCheck) => ReactNode;
  watch: WatchPage;
  /** Pauses everything, or lets it go on; drawn by the pause feature. */
  pauseAll: ReactNode;
  below: (runId: string) => ReactNode;
}

/** /app/runs/:id: a run while it happens, and what came of it afterwards. */
export function RunPage(parts: RunParts) {
  const { id = "" } = useParams();
  return <RunView key={id} id={id} {...parts} />;
}

function RunView({ id, asked, watch, pauseAll, below }: RunParts & { id: string }) {
  const { query, isConnected, finished } = useLiveRun(id);
  const firstSuccess = useFirstSuccess(query.data?.run);
  const live = query.data;
  usePageTitle(live === undefined ? messages.run : titleOf(live));
  if (live === undefined) {
    return (
      <div className="page-column">
        {query.isPending ? (
          <Loading />
        ) : (
          <NotLoaded
            error={query.error}
            above={above}
            title={messages.run}
            missing={{
              title: messages.thereIsNoSuchRun,
              note: messages.addressMayBeIncomplete,
              link: { to: paths.app.runs, label: messages.openTheRuns },
            }}
            failed={{
              title: messages.runCouldNotBeLoaded,
              note: messages.whatWasSentAndItsReceipts,
            }}
            onRetry={() => query.refetch()}
          />
        )}
      </div>
    );
  }
  return (
    <div className="page-column">
      <LiveContent
        live={live}
        isConnected={isConnected}
        asked={asked}
        watch={watch}
        pauseAll={pauseAll}
        news={
          firstSuccess.application === undefined ? null : (
            <FirstSuccess application={firstSuccess.application} onClose={firstSuccess.close} />
          )
        }
      />
      {below(id)}
      <p role="status" className="sr-only">
        {finished === undefined ? "" : announcement(finished)}
      </p>
    </div>
  );
}

function titleOf({ run }: LiveRun): string {
  return run.state === "ended"
    ? messages.platformNameRunNumber(run.platform_name, run.number)
    : messages.appliedOfGoal(run.applied, reachOf(run), run.platform_name);
}

/** One line for screen readers as each application ends. */
function announcement({ job_title, company_name, status, reason }: ApplicationSummary): string {
  const line = messages.jobTitleAtCompanyName(job_title, company_name, statusLook(status).word);
  return status === "APPLIED" || reason === "" ? line : `${line} ${reason}`;
}

function LiveContent({
  live,
  isConnected,
  asked,
  watch,
  pauseAll,
  news,
}: {
  live: LiveRun;
  isConnected: boolean;
  news: ReactNode;
} & Pick<RunParts, "asked" | "watch" | "pauseAll">) {
  const { run, applications } = live;
  const current = currentOf(live);
  const shown = shownOf(live);
  const isEnded = run.state === "ended";
  const askedPage = useAskedPage(run);
  const isAsked = askedPage !== undefined;
  return (
    <>
      <div>
        <Breadcrumb above={above} current={messages.runNumber(run.number)} />
        <PageHeader
          title={messages.platformNameRun(run.platform_name)}
          badge={isEnded ? undefined : <RunBadge run={run} isAsked={isAsked} />}
          actions={
            isEnded ? undefined : (
              <>
                {pauseAll}
                <StopButton run={run} />
              </>
            )
          }
        />
        <div role="status">
          {isConnected || isEnded ? null : (
            <p className="mt-2 flex items-center gap-2 text-small text-you-text">
              <WifiOff className="size-4" aria-hidden="true" />
              {messages.liveConnectionWasLost}
            </p>
          )}
        </div>
      </div>
      {askedPage === undefined ? null : asked(askedPage)}
      <RunRail
        run={run}
        isBusy={current !== undefined}
        askedAt={askedPage?.asked_at ?? undefined}
      />
      {news}
      {isEnded ? (
        <RunEnded run={run} />
      ) : shown === undefined || run.state !== "running" ? (
        <RunBetween run={run} isAsked={isAsked} />
      ) : (
        <CurrentApplication
          key={shown.id}
          application={shown}
          progress={progressOf(live, shown.id)}
          watch={watch}
          isAsked={isAsked}
        />
      )}
      <RunApplications
        applications={applications.filter((application) => isEnded || !isBusy(application))}
      />
    </>
  );
}

function Loading() {
  return (
    <>
      <div role="status" aria-label={messages.loadingTheRun} className="grid gap-2.5">
        <Skeleton className="h-3! w-40" />
        <Skeleton className="h-7! w-56" />
      </div>
      <Card className="px-5 py-6">
        <Skeleton className="h-9! w-[70%]" />
      </Card>
      <Card>
        <SkeletonRows rows={5} />
      </Card>
    </>
  );
}
