import type { Dashboard } from "@sendoff/contract/dashboard";
import type { UserDetails } from "@sendoff/contract/user";
import { FigureOf } from "../../components/ui/figure-of.tsx";
import { type ReactNode, useState } from "react";
import { type Stat, StatStrip } from "../../components/ui/stat-strip.tsx";
import { formatCount } from "../../lib/format.ts";
import { balanceOf } from "../../lib/money.ts";
import { messages } from "./messages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the user sent without us is said first: the analytics count it with the day. */
function todayNote(dashboard: Dashboard, user: UserDetails, now: number): string | undefined {
  const { by_hand_today: byHand } = dashboard;
  if (byHand > 0) return messages.andYouSentYourself(formatCount(byHand));
  // There was no "this time yesterday" for an account of less than a day.
  if (now - new Date(user.created_at).getTime() < DAY_MS) return undefined;
  const difference = dashboard.applications_today - dashboard.applications_yesterday_by_now;
  if (dashboard.decided === 0) return undefined;
  if (difference === 0) return messages.asManyAsYesterday;
  const count = formatCount(Math.abs(difference));
  return difference > 0 ? messages.moreThanYesterday(count) : messages.fewerThanYesterday(count);
}

/** Of what the platforms' daily limits allow, as each platform's own line says it. */
function todayValue(dashboard: Dashboard): ReactNode {
  if (dashboard.limit_today === 0) return formatCount(dashboard.applications_today);
  return (
    <FigureOf
      around={messages.ofUpTo(formatCount(dashboard.limit_today))}
      className="text-lead font-medium tracking-normal text-fg-3"
    >
      {formatCount(dashboard.applications_today)}
    </FigureOf>
  );
}

function walletNote(wallet: Dashboard["wallet"]): string {
  const { credits, lots } = wallet;
  const isFree = lots.length > 0 && lots.every((lot) => lot.unit_price === 0);
  return isFree
    ? messages.freeApplicationCount(credits)
    : messages.balanceAndCredits(balanceOf(wallet).beside, credits);
}

/** Of those that came to an end: what waits for the person is neither a success nor a failure. */
function triesNote({ confirmed, decided }: Dashboard): string | undefined {
  if (decided === 0) return undefined;
  return messages.confirmedOfAll(formatCount(confirmed), formatCount(decided));
}

/** Live figures; "-" where there is nothing to say yet (DECISIONS D3). */
export function Figures({
  dashboard,
  user,
}: {
  dashboard: Dashboard | undefined;
  user: UserDetails;
}) {
  const [now] = useState(() => Date.now());
  const stats: Stat[] = [
    {
      label: messages.applicationsToday,
      value: dashboard && todayValue(dashboard),
      note: dashboard && todayNote(dashboard, user, now),
    },
    {
      label: messages.successRate,
      value:
        dashboard &&
        (dashboard.success_rate === null ? "-" : `${Math.round(dashboard.success_rate)}%`),
      note: dashboard && triesNote(dashboard),
    },
    {
      label: messages.activePlatforms,
      value: dashboard && formatCount(dashboard.active_platforms.length),
      note:
        dashboard !== undefined && dashboard.active_platforms.length > 0
          ? dashboard.active_platforms.map(({ name }) => name).join(", ")
          : undefined,
    },
    {
      label: messages.walletBalance,
      value: dashboard && balanceOf(dashboard.wallet).main,
      note: dashboard && walletNote(dashboard.wallet),
    },
  ];
  return <StatStrip label={messages.todaysFigures} stats={stats} />;
}
