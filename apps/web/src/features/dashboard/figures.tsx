import type { Dashboard } from "@sendoff/contract";
import type { ReactNode } from "react";
import { type Stat, StatStrip } from "../../components/ui/stat-strip.tsx";
import { formatCount, formatDollars, formatRupees, plural } from "../../lib/format.ts";

function todayNote(dashboard: Dashboard): string | undefined {
  const difference = dashboard.applications_today - dashboard.applications_yesterday_by_now;
  if (dashboard.decided === 0) return undefined;
  if (difference === 0) return "as many as by this time yesterday";
  const word = difference > 0 ? "more" : "fewer";
  return `${formatCount(Math.abs(difference))} ${word} than by this time yesterday`;
}

function todayValue(dashboard: Dashboard): ReactNode {
  if (dashboard.goal_today === 0) return formatCount(dashboard.applications_today);
  return (
    <>
      {formatCount(dashboard.applications_today)}{" "}
      <span className="text-lead font-medium tracking-normal text-fg-3">
        of {formatCount(dashboard.goal_today)}
      </span>
    </>
  );
}

function walletNote({ balance, credits, lots }: Dashboard["wallet"]): string {
  const isFree = lots.length > 0 && lots.every((lot) => lot.unit_price === 0);
  return isFree
    ? plural(credits, "free application")
    : `${formatDollars(balance)}, ${plural(credits, "credit")}`;
}

/** Live figures; "-" where there is nothing to say yet (DECISIONS D3). */
export function Figures({ dashboard }: { dashboard: Dashboard | undefined }) {
  const stats: Stat[] = [
    {
      label: "Applications Today",
      value: dashboard && todayValue(dashboard),
      note: dashboard && todayNote(dashboard),
    },
    {
      label: "Success Rate",
      value:
        dashboard &&
        (dashboard.success_rate === null ? "-" : `${Math.round(dashboard.success_rate)}%`),
      note:
        dashboard !== undefined && dashboard.decided > 0
          ? `${formatCount(dashboard.confirmed)} of ${formatCount(dashboard.decided)} tries, all time`
          : undefined,
    },
    {
      label: "Active Platforms",
      value: dashboard && formatCount(dashboard.active_platforms.length),
      note:
        dashboard !== undefined && dashboard.active_platforms.length > 0
          ? dashboard.active_platforms.map(({ name }) => name).join(", ")
          : undefined,
    },
    {
      label: "Wallet Balance",
      value: dashboard && formatRupees(dashboard.wallet.balance_inr),
      note: dashboard && walletNote(dashboard.wallet),
    },
  ];
  return <StatStrip label="Today's figures" stats={stats} />;
}
