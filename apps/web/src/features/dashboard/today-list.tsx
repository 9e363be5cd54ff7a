import type { ApplicationSummary } from "@sendoff/contract/run";
import { Link } from "react-router";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { formatTime } from "../../lib/format.ts";
import { messages } from "./messages.ts";

const row =
  "flex items-center gap-3 border-t border-border px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 lg:px-5 lg:py-[11px]";

// A day can bring a hundred; the page stays one page.
const TODAY_SHOWN = 8;

export function TodayList({
  applications,
  isRunning,
  tinted,
}: {
  applications: readonly ApplicationSummary[];
  isRunning: boolean;
  /** The one that the slip above is of. */
  tinted: string | undefined;
}) {
  return (
    <Card>
      <CardHeader
        title={messages.todaysApplications}
        end={
          <Link className="link target-alone text-small" to={paths.app.logs}>
            {messages.allApplicationLogs}
          </Link>
        }
      />
      {applications.length === 0 ? (
        <EmptyState
          title={messages.noneYetToday}
          note={isRunning ? messages.theyAppearHereAsTheRun : messages.nextRunWillFillThisList}
        />
      ) : (
        <ul className="pb-1 [&>li:first-child>a]:border-t-0">
          {applications.slice(0, TODAY_SHOWN).map((application) => (
            <li key={application.id}>
              <TodayRow application={application} isTinted={application.id === tinted} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function TodayRow({
  application,
  isTinted,
}: {
  application: ApplicationSummary;
  isTinted: boolean;
}) {
  return (
    <Link
      to={paths.app.application(application.id)}
      className={cn(row, isTinted && "bg-accent-soft")}
    >
      <time dateTime={application.updated_at} className="w-11 shrink-0 text-fg-3">
        {formatTime(application.updated_at)}
      </time>
      <Initials name={application.company_name} size="sm" className="max-lg:hidden" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold max-lg:line-clamp-2 lg:truncate">
          {application.job_title}
        </b>
        <span className="block truncate text-meta text-fg-3">{application.company_name}</span>
      </span>
      <span className="w-[68px] shrink-0 text-small text-fg-3 max-lg:hidden">
        {application.platform_name}
      </span>
      <span className="flex shrink-0 lg:w-[112px]">
        <StatusBadge status={application.status} />
      </span>
    </Link>
  );
}
