import type { ScheduledRun } from "@sendoff/contract/schedule";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { notStartedWays } from "../../lib/not-started.ts";
import { useNow } from "../../lib/use-now.ts";
import { formatStart, knownZone } from "../../lib/zoned.ts";
import { scheduledRunsQuery } from "../../queries/schedule.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";

const SHOWN_AT_FIRST = 5;
const MINUTE_MS = 60_000;

/** Planned starts that came to nothing, with what stood in the way. Nothing is drawn while there is none. */
export function NotStarted() {
  const starts = useQuery(scheduledRunsQuery);
  const { data: user } = useQuery(userQuery);
  const now = useNow(true, MINUTE_MS);
  const [showsAll, setShowsAll] = useState(false);
  if (starts.data === undefined) {
    return starts.isError ? (
      <Card>
        <ErrorState
          title={messages.plannedStartsCouldNotBeLoaded}
          onRetry={() => starts.refetch()}
        />
      </Card>
    ) : null;
  }
  const missed = starts.data.filter(({ id, state }) => id === null && state !== "ended");
  if (missed.length === 0) return null;
  const shown = showsAll ? missed : missed.slice(0, SHOWN_AT_FIRST);
  const timeZone = knownZone(user?.time_zone ?? "UTC");
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title={messages.plannedAndNotStarted}
        hasLine
        end={
          <Link className="link target text-small" to={paths.app.scheduler}>
            {messages.openScheduler}
          </Link>
        }
      />
      <ul>
        {shown.map((start) => (
          <Row
            key={`${start.platform_id} ${start.local_date} ${start.at}`}
            start={start}
            when={formatStart(start.due_at, timeZone, now)}
          />
        ))}
      </ul>
      {shown.length < missed.length ? (
        <div className="border-t border-border px-4 py-2.5 text-center lg:px-5">
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            {messages.showAllStart(missed.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Row({ start, when }: { start: ScheduledRun; when: string }) {
  const reason = start.not_started_reason;
  const way = reason === null ? undefined : notStartedWays[reason];
  return (
    <li className="flex min-h-[50px] items-start gap-3 border-t border-border px-4 py-2.5 first:border-t-0 lg:items-center lg:px-5">
      <CalendarX2 className="mt-0.5 size-4 shrink-0 text-fg-3 lg:mt-0" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{start.platform_name}</b>{" "}
        <span className="num text-fg-3">{when}</span>
        <span className="block text-small text-fg-2">{start.note}</span>
      </p>
      {way === undefined || way.to === paths.app.runs ? null : (
        <Link className="link target text-small whitespace-nowrap" to={way.to}>
          {way.label}
        </Link>
      )}
    </li>
  );
}
