import type { Analytics } from "@sendoff/contract/analytics";
import { localDateAt } from "@sendoff/domain/schedule";
import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { StatStrip } from "../../components/ui/stat-strip.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { formatCount } from "../../lib/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { knownZone } from "../../lib/zoned.ts";
import { userQuery } from "../../queries/user.query.ts";
import { Charts } from "./charts.tsx";
import { Filters } from "./filters.tsx";
import { messages } from "./messages.ts";
import { headline, proofNote, weekNote } from "./messages.ts";
import { percent } from "./percent.ts";
import { type AnalyticsView, useAnalytics, useAnalyticsView } from "./use-analytics.ts";

const MINUTE_MS = 60_000;

/** /app/analytics (SPEC 2 "Analytics Dashboard"). */
export function AnalyticsPage() {
  usePageTitle(messages.analytics);
  const { view, show } = useAnalyticsView();
  const analytics = useAnalytics(view);
  const { data: user } = useQuery(userQuery);
  const now = useNow(true, MINUTE_MS);
  const today = localDateAt(knownZone(user?.time_zone ?? "UTC"), now);
  const { data } = analytics;
  const isNew = data !== undefined && isEmpty(data) && isUnfiltered(view);
  return (
    <div className="page-column">
      <PageHeader
        title={messages.analyticsDashboard}
        note={data === undefined || isNew ? messages.howYourApplicationsAreDoing : headline(data)}
      />
      {isNew ? null : <Filters view={view} show={show} today={today} />}
      {isNew ? (
        <Card>
          <EmptyState
            title={messages.noAnalyticsDataAvailable}
            note={messages.chartsStartWithTheFirstApplication}
            action={<ButtonLink to={paths.app.scheduler}>{messages.setASchedule}</ButtonLink>}
          />
        </Card>
      ) : data !== undefined ? (
        <div
          aria-busy={analytics.isPlaceholderData}
          className={`flex flex-col gap-4 lg:gap-5 ${analytics.isPlaceholderData ? "opacity-60" : ""}`}
        >
          <Figures data={data} />
          <Charts data={data} isOfOnePlatform={view.platform !== "all"} />
        </div>
      ) : analytics.isError ? (
        <Card>
          <ErrorState
            title={messages.couldNotLoadAnalyticsData}
            onRetry={() => analytics.refetch()}
          />
        </Card>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function isUnfiltered({ from, to, platform }: AnalyticsView): boolean {
  return from === "" && to === "" && platform === "all";
}

/** Nothing was ever found or tried. */
function isEmpty({ funnel, status_breakdown: statuses }: Analytics): boolean {
  return funnel.found === 0 && Object.values(statuses).every((count) => count === 0);
}

function Figures({ data }: { data: Analytics }) {
  const days = data.application_velocity.total_days;
  return (
    <StatStrip
      label={messages.figures}
      stats={[
        {
          label: messages.totalApplied,
          value: formatCount(data.total_applied),
          note: days === 0 ? undefined : appliedNote(data),
        },
        { label: messages.thisWeek, value: formatCount(data.this_week), note: weekNote(data) },
        {
          label: messages.successRate,
          value: percent(data.success_rate),
          note:
            data.success_rate === null
              ? undefined
              : messages.confirmedOfAll(formatCount(data.confirmed), formatCount(data.decided)),
        },
        {
          label: messages.interviews,
          value: formatCount(data.interviews),
          note:
            data.interviews === 0
              ? undefined
              : messages.ofThemThisWeek(formatCount(data.interviews_this_week)),
        },
      ]}
    />
  );
}

function appliedNote(data: Analytics): string {
  const over = messages.overDay(data.application_velocity.total_days);
  return [over, proofNote(data)].filter(Boolean).join(", ");
}

function Loading() {
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-fg-2">
        <LoaderCircle className="size-4 spin" aria-hidden="true" />
        {messages.loadingAnalytics}
      </p>
      <Card className="px-5 py-5">
        <Skeleton className="h-[62px]!" />
      </Card>
      <div className="grid gap-4 lg:gap-5 xl:grid-cols-2">
        {["platforms", "week", "months", "companies"].map((name) => (
          <Card key={name} className="px-5 py-5">
            <Skeleton className="h-[290px]!" />
          </Card>
        ))}
      </div>
    </>
  );
}
