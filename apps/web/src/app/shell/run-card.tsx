import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { StampTally, type StampCounts } from "../../components/ui/stamps.tsx";
import { paths } from "../../config/paths.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";

/** The live run at the sidebar's foot; a tap opens it. */
export function RunCard({ onNavigate }: { onNavigate?: () => void }) {
  const { data } = useQuery(dashboardQuery);
  const run = data?.run;
  if (!isLive(run)) return null;
  const counts: StampCounts = {
    sent: run.applied,
    needsYou: run.waiting_for_user,
    isWorking: run.state === "running",
    goal: run.goal,
  };
  return (
    <Link
      to={paths.app.run(run.id)}
      onClick={onNavigate}
      className="block rounded-[9px] border border-border bg-surface px-3 pt-[11px] pb-3 hover:bg-hover"
    >
      <span className="mb-[9px] flex items-center justify-between gap-2 text-small">
        <span className="flex items-center gap-[9px] font-semibold">
          <span className="live-dot" />
          {run.platform_name} run
        </span>
        <span className="num text-fg-2">
          {run.applied} of {run.goal}
        </span>
      </span>
      <StampTally counts={counts} />
    </Link>
  );
}
