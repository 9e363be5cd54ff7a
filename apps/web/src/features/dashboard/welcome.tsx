import type { Dashboard } from "@sendoff/contract/dashboard";
import type { UserDetails } from "@sendoff/contract/user";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { formatWeekday } from "../../lib/format.ts";
import { messages } from "./messages.ts";
import type { Setup } from "./setup.ts";

/** Said only from figures that are there. */
function noteFor(
  setup: Setup,
  dashboard: Dashboard | undefined,
  things: number | null | undefined,
): string {
  // A space keeps the line, so that nothing moves when the figures arrive.
  if (!setup.isKnown) return "\u00a0";
  const missing = [setup.hasCv, setup.canSearch, setup.connected.length > 0].filter(
    (isDone) => !isDone,
  ).length;
  if (missing > 0 && (dashboard?.decided ?? 0) === 0) {
    return missing === 3
      ? messages.threeStepsToYourFirstFive
      : messages.toYourFirstApplications(missing);
  }
  if (dashboard === undefined || things === undefined) return "\u00a0";
  const today = dashboard.applications_today;
  const sent = today === 0 ? messages.nothingSentYetToday : messages.applicationSentToday(today);
  if (things === null) return sent;
  const you = things === 0 ? messages.nothingNeedsYou : messages.thingNeedsYou(things);
  return `${sent} ${you}`;
}

export function Welcome({
  user,
  setup,
  dashboard,
  things,
  pauseAll,
}: {
  user: UserDetails;
  setup: Setup;
  dashboard: Dashboard | undefined;
  things: number | null | undefined;
  pauseAll: ReactNode;
}) {
  const [today] = useState(() => new Date());
  const isKnown = (dashboard?.decided ?? 0) > 0;
  return (
    <PageHeader
      title={messages.welcomeBack(isKnown, user.first_name)}
      badge={
        setup.isProfileComplete ? (
          <Badge tone="success" Icon={CircleCheck}>
            {messages.profileComplete}
          </Badge>
        ) : (
          <Badge tone="you" Icon={CircleAlert}>
            {messages.setupRequired}
          </Badge>
        )
      }
      note={noteFor(setup, dashboard, things)}
      actions={
        <>
          <span className="num pt-2 pr-1.5 text-small text-fg-3 max-lg:hidden">
            {formatWeekday(today)}
          </span>
          {pauseAll}
        </>
      }
    />
  );
}
