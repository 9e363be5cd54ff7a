import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Skeleton, SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { knownZone } from "../../lib/zoned.ts";
import { platformsQuery } from "../../queries/platforms.query.ts";
import { hasNoPreferences, schedulesQuery } from "../../queries/schedule.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import { RunReportMail } from "./run-report-mail.tsx";
import { Scheduler } from "./scheduler.tsx";

/** /app/scheduler (SPEC 2 "Application Scheduler"). */
export function SchedulerPage({ pauseAll, notice }: { pauseAll: ReactNode; notice: ReactNode }) {
  usePageTitle(messages.scheduler);
  const { data: user } = useQuery(userQuery);
  const timeZone = knownZone(user?.time_zone ?? "UTC");
  return (
    <div className="page-column">
      <PageHeader
        title={messages.applicationScheduler}
        note={messages.oneGoalForTheDay(timeZone)}
        isWayOn
        actions={
          <>
            {pauseAll}
            <ButtonLink to={paths.app.runs}>{messages.runs}</ButtonLink>
          </>
        }
      />
      {notice}
      <Content timeZone={timeZone} userId={user?.id} />
      <RunReportMail />
    </div>
  );
}

function Content({ timeZone, userId }: { timeZone: string; userId: string | undefined }) {
  const schedules = useQuery(schedulesQuery);
  const connections = useQuery(platformsQuery);
  const wallet = useQuery(walletQuery);
  if (hasNoPreferences(schedules.error)) return <NoPreferences />;
  const queries = [schedules, connections];
  if (schedules.data !== undefined && connections.data !== undefined && userId !== undefined) {
    return schedules.data.length === 0 && connections.data.length === 0 ? (
      <NoPlatforms />
    ) : (
      <Scheduler
        userId={userId}
        timeZone={timeZone}
        schedules={schedules.data}
        connections={connections.data}
        credits={wallet.data?.credits}
      />
    );
  }
  if (queries.some(({ isError, data }) => isError && data === undefined)) {
    return (
      <Card>
        <ErrorState
          title={messages.loadFailed}
          note={messages.schedulesThatAreSavedGo}
          onRetry={() =>
            Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch()))
          }
        />
      </Card>
    );
  }
  return <Loading />;
}

function NoPreferences() {
  return (
    <Alert
      tone="you"
      title={messages.noPreferences}
      action={
        <Link className="link" to={paths.app.cv}>
          {messages.openTheProfileSection}
        </Link>
      }
    />
  );
}

function NoPlatforms() {
  return (
    <Card>
      <EmptyState
        title={messages.noPlatformIsConnected}
        note={messages.connectOneToSeeItsShare}
        action={<ButtonLink to={paths.app.platforms}>{messages.openPlatforms}</ButtonLink>}
      />
    </Card>
  );
}

function Loading() {
  return (
    <>
      <Card className="px-4 py-5 lg:px-5">
        <Skeleton className="h-[76px]! lg:max-w-[720px]" />
      </Card>
      <Card>
        <SkeletonRows rows={3} label={messages.loadingTheSchedules} />
      </Card>
      <Card className="px-4 py-5 lg:p-6">
        <Skeleton className="h-[190px]!" />
      </Card>
    </>
  );
}
