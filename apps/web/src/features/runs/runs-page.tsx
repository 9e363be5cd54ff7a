import { FigureOf } from "../../components/ui/figure-of.tsx";
import { routes } from "@sendoff/contract/routes";
import { type RunSummary } from "@sendoff/contract/run";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { formatElapsed } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { useWhen } from "../../queries/use-when.ts";
import { reachOf } from "../../lib/run-pace.ts";
import { messages } from "./messages.ts";
import { NotStarted } from "./not-started.tsx";
import { RunBadge } from "./run-badge.tsx";

const LIVE_REFETCH_MS = 5000;
// The contract's most for one answer; the logs hold every application of older runs.
const RUNS_SHOWN = 100;

const runsQuery = queryOptions({
  queryKey: ["runs"],
  queryFn: async ({ signal }) =>
    (await call(routes.listRuns, { query: { limit: RUNS_SHOWN }, signal })).body,
  refetchInterval: ({ state }) =>
    state.data?.some((run) => run.state !== "ended") === true ? LIVE_REFETCH_MS : false,
});

/** /app/runs: past runs and the one under way. */
export function RunsPage({ pauseAll, notice }: { pauseAll: ReactNode; notice: ReactNode }) {
  usePageTitle(messages.runs);
  const runs = useQuery(runsQuery);
  return (
    <div className="page-column">
      <div>
        <Breadcrumb
          above={[{ to: paths.app.logs, label: messages.applicationLogs }]}
          current={messages.runs}
        />
        <PageHeader
          title={messages.runs}
          note={messages.eachTimeSendoffWentOut}
          isWayOn
          actions={pauseAll}
        />
      </div>
      {notice}
      <Card className="overflow-hidden">
        <h2 className="sr-only">{messages.allRuns}</h2>
        {runs.data === undefined ? (
          runs.isPending ? (
            <SkeletonRows label={messages.loadingTheRuns} />
          ) : (
            <ErrorState title={messages.runsCouldNotBeLoaded} onRetry={() => runs.refetch()} />
          )
        ) : runs.data.length === 0 ? (
          <EmptyState
            title={messages.noRunsYet}
            note={messages.setASchedule}
            action={<ButtonLink to={paths.app.scheduler}>{messages.setAScheduleLabel}</ButtonLink>}
          />
        ) : (
          <>
            <RunsTable runs={runs.data} />
            <RunsList runs={runs.data} />
            {runs.data.length < RUNS_SHOWN ? null : (
              <p className="num border-t border-border px-4 py-3 text-small text-fg-3 lg:px-5">
                {messages.theNewest(
                  RUNS_SHOWN,
                  <Link className="link" to={paths.app.logs}>
                    {messages.applicationLogs}
                  </Link>,
                )}
              </p>
            )}
          </>
        )}
      </Card>
      <NotStarted />
    </div>
  );
}

const head = "py-2.5 text-meta font-[550] text-fg-3";
const number = "num px-3 text-right";

function RunsTable({ runs }: { runs: readonly RunSummary[] }) {
  const when = useWhen();
  return (
    <table className="w-full max-lg:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" className={`${head} pl-5`}>
            {messages.run}
          </th>
          <th scope="col" className={head}>
            {messages.started}
          </th>
          <th scope="col" className={head}>
            {messages.outcome}
          </th>
          {[
            messages.sent,
            messages.waiting,
            messages.skipped,
            messages.failed,
            messages.took,
            messages.credits,
          ].map((label) => (
            <th key={label} scope="col" className={`${head} px-3 text-right`}>
              {label}
            </th>
          ))}
          <th scope="col" className={`${head} pr-5`}>
            <span className="sr-only">{messages.open}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id} className="relative h-12 border-t border-border hover:bg-hover">
            <th scope="row" className="pl-5 text-left font-normal">
              <Link
                to={paths.app.run(run.id)}
                className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
              >
                {run.platform_name} <span className="num font-normal text-fg-3">{run.number}</span>
              </Link>
            </th>
            <td className="num text-fg-2">{when(run.started_at ?? run.created_at)}</td>
            <td>
              <RunBadge run={run} />
            </td>
            <td className={number}>
              <FigureOf around={messages.ofGoal(run.goal)} className="text-fg-3">
                {run.applied}
              </FigureOf>
            </td>
            <td className={number}>{run.waiting_for_user}</td>
            <td className={number}>{run.skipped}</td>
            <td className={number}>{run.failed}</td>
            <td className={`${number} text-fg-3`}>{tookOf(run)}</td>
            <td className={number}>{run.credits_used}</td>
            <td className="pr-5">
              <ChevronRight className="ml-auto size-4 text-fg-3" aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RunsList({ runs }: { runs: readonly RunSummary[] }) {
  const when = useWhen();
  return (
    <ul className="lg:hidden">
      {runs.map((run) => (
        <li key={run.id} className="border-t border-border first:border-t-0">
          <Link
            to={paths.app.run(run.id)}
            className="flex min-h-[58px] items-center justify-between gap-3 px-4 py-2.5"
          >
            <span className="min-w-0">
              <span className="block font-semibold">
                {run.platform_name} <span className="num font-normal text-fg-3">{run.number}</span>
              </span>
              <span className="num block text-small text-fg-2">
                {messages.appliedOfGoalSentWhen(
                  run.applied,
                  reachOf(run),
                  when(run.started_at ?? run.created_at),
                )}
              </span>
              <span className="num block text-small text-fg-3">{detailsOf(run)}</span>
            </span>
            <RunBadge run={run} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "1 waiting, 2 skipped, 1 failed, 4:10, 6 credits": only what there is. */
function detailsOf(run: RunSummary): string {
  const counts = [
    [run.waiting_for_user, messages.countWaiting],
    [run.skipped, messages.countSkipped],
    [run.failed, messages.countFailed],
  ] as const;
  return [
    ...counts.filter(([count]) => count > 0).map(([count, said]) => said(count)),
    tookOf(run),
    messages.creditCount(run.credits_used),
  ]
    .filter(Boolean)
    .join(", ");
}

function tookOf({ started_at, ended_at }: RunSummary): string {
  return started_at === null || ended_at === null ? "" : formatElapsed(started_at, ended_at);
}
