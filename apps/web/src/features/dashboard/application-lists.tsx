import type { ApplicationSummary } from "@sendoff/contract";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { CountPip } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { StatusBadge, statusLook } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { waitingText } from "../../lib/answer-text.ts";
import { formatTime } from "../../lib/format.ts";

const row =
  "flex items-center gap-3 border-t border-border px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 lg:px-5 lg:py-[11px]";

// A day can bring a hundred; the page stays one page.
const WAITING_SHOWN = 5;
const TODAY_SHOWN = 8;

/** Amber is the person's turn: if nothing is here, nothing is waiting. */
export function WaitingList({ applications }: { applications: readonly ApplicationSummary[] }) {
  if (applications.length === 0) return null;
  const shown = applications.slice(0, WAITING_SHOWN);
  return (
    <section
      aria-labelledby="needs-you-title"
      className="overflow-hidden rounded-lg border border-you-line bg-surface max-xl:order-first"
    >
      <div className="flex items-center gap-2.5 border-b border-you-line bg-you-soft px-4 py-[11px] lg:px-5 lg:py-3">
        <h2 id="needs-you-title" className="h3 flex-1">
          Needs you
        </h2>
        <CountPip count={applications.length} />
      </div>
      <ul className="[&>li:first-child>a]:border-t-0">
        {shown.map((application) => {
          const { word, Icon } = statusLook(application.status);
          return (
            <li key={application.id}>
              <Link to={addressOf(application)} className={row}>
                <Icon className="size-[18px] shrink-0 text-you-text" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold">{waitingText(application) || word}</b>
                  <span className="block text-meta text-fg-3">
                    {application.job_title}, {application.company_name}
                  </span>
                </span>
                <ChevronRight className="size-4 shrink-0 text-fg-3" aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
      {shown.length < applications.length ? (
        <div className="border-t border-border px-4 py-2 text-center lg:px-5">
          <ButtonLink size="sm" variant="ghost" to={paths.app.needsYou}>
            See all {applications.length}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

/** Where it is dealt with. An account that is connected again holds up nothing: its record says what follows. */
function addressOf({ id, status }: ApplicationSummary): string {
  return status === "NEEDS_USER" ? paths.app.application(id) : paths.app.needOf(id);
}

export function TodayList({
  applications,
  isRunning,
}: {
  applications: readonly ApplicationSummary[];
  isRunning: boolean;
}) {
  return (
    <Card>
      <CardHeader
        title="Today's applications"
        end={
          <Link className="link target text-small" to={paths.app.logs}>
            All application logs
          </Link>
        }
      />
      {applications.length === 0 ? (
        <EmptyState
          title="None yet today"
          note={
            isRunning ? "They appear here as the run goes on." : "The next run will fill this list."
          }
        />
      ) : (
        <ul className="pb-1 [&>li:first-child>a]:border-t-0">
          {applications.slice(0, TODAY_SHOWN).map((application) => (
            <li key={application.id}>
              <TodayRow application={application} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function TodayRow({ application }: { application: ApplicationSummary }) {
  return (
    <Link to={paths.app.application(application.id)} className={row}>
      <time dateTime={application.updated_at} className="w-11 shrink-0 text-fg-3">
        {formatTime(application.updated_at)}
      </time>
      <Initials name={application.company_name} size="sm" className="max-lg:hidden" />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{application.job_title}</b>
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
