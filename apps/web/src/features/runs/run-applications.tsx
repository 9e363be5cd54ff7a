import type { ApplicationSummary } from "@sendoff/contract/run";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { waitingText } from "../../lib/answer-text.ts";
import { formatSeconds } from "../../lib/format.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { messages } from "./messages.ts";

const SHOWN_AT_FIRST = 8;

/** What the run has dealt with, the newest first. */
export function RunApplications({ applications }: { applications: readonly ApplicationSummary[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? applications : applications.slice(0, SHOWN_AT_FIRST);
  const isCut = shown.length < applications.length;
  return (
    <Card>
      <CardHeader
        title={messages.inThisRun}
        hasLine={applications.length > 0}
        end={
          <span className="num text-small text-fg-3">
            {messages.latestOfJob(isCut, shown.length, applications.length)}
          </span>
        }
      />
      {applications.length === 0 ? (
        <p className="px-4 pb-5 text-fg-3 lg:px-5">{messages.nothingYet}</p>
      ) : (
        <ul>
          {shown.map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </ul>
      )}
      {isCut ? (
        <div className="border-t border-border px-4 py-2.5 text-center lg:px-5">
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            {messages.showAllCount(applications.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Row({ application }: { application: ApplicationSummary }) {
  const clock = useRunClock();
  const isApplied = application.status === "APPLIED";
  const label = isApplied
    ? messages.receipt
    : application.status === "NEEDS_ANSWER"
      ? messages.answer
      : messages.details;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-border px-4 py-2.5 first:border-t-0 hover:bg-hover lg:min-h-[50px] lg:grid-cols-[76px_minmax(0,1fr)_132px_56px_72px] xl:grid-cols-[76px_minmax(0,2.4fr)_minmax(0,1fr)_132px_56px_72px] lg:px-5 lg:py-1.5">
      <time className="text-small text-fg-3 max-lg:hidden" dateTime={application.updated_at}>
        {clock.seconds(application.applied_at ?? application.updated_at)}
      </time>
      <div className="flex min-w-0 items-center gap-2.5">
        <Initials name={application.company_name} size="sm" className="max-lg:hidden" />
        <div className="min-w-0">
          <p className="max-lg:break-words lg:truncate">
            <Link
              to={paths.app.application(application.id)}
              className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
            >
              {application.job_title}
            </Link>{" "}
            <span className="text-fg-2 max-lg:block">{application.company_name}</span>
          </p>
          {isApplied || application.reason === "" ? null : (
            <p
              className="text-small text-fg-3 max-lg:line-clamp-3 lg:truncate"
              title={application.reason}
            >
              {waitingText(application)}
            </p>
          )}
        </div>
      </div>
      <span className="truncate text-fg-2 max-xl:hidden">
        {application.location}
        <Match score={application.match_score} />
      </span>
      <span>
        <StatusBadge status={application.status} />
      </span>
      <span className="num text-right text-fg-3 max-lg:hidden">
        {application.seconds === null ? "" : formatSeconds(application.seconds)}
      </span>
      <span className="text-right max-lg:hidden">
        <Link
          className="link target relative text-small"
          to={
            application.status === "NEEDS_ANSWER"
              ? paths.app.needOf(application.id)
              : paths.app.application(application.id)
          }
          aria-label={messages.labelJobTitleAtCompanyName(
            label,
            application.job_title,
            application.company_name,
          )}
        >
          {label}
        </Link>
      </span>
    </li>
  );
}

/** How well the job matches its user; the parts of it are on the application's own page. */
function Match({ score }: { score: number | null }) {
  if (score === null) return null;
  return <span className="num block text-small text-fg-3">{messages.matchScore(score)}</span>;
}
