import { useQuery } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { Link } from "react-router";
import { StampTally, type StampCounts } from "../../components/ui/stamps.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { reachOf } from "../../lib/run-pace.ts";
import { messages } from "./messages.ts";

/** The live run at the sidebar's foot; a tap opens it. */
export function RunCard({ onNavigate }: { onNavigate?: () => void }) {
  const { data } = useQuery(dashboardQuery);
  const { data: inbox } = useQuery(needsYouQuery);
  const run = data?.run;
  if (!isLive(run)) return null;
  const isAsked = inbox?.checks.some((check) => check.run_id === run.id) === true;
  const counts: StampCounts = {
    sent: run.applied,
    needsYou: run.waiting_for_user,
    isWorking: run.state === "running",
    isAsked,
    goal: reachOf(run),
  };
  return (
    <Link
      to={paths.app.run(run.id)}
      onClick={onNavigate}
      className={cn(
        "block rounded-[9px] border bg-surface px-3 pt-[11px] pb-3 hover:bg-hover",
        isAsked ? "border-you-line" : "border-border",
      )}
    >
      <span className="mb-[9px] flex items-center justify-between gap-2 text-small">
        <span className="flex items-center gap-[9px] font-semibold">
          {isAsked ? (
            <Hand className="size-[15px] text-you-text" aria-hidden="true" />
          ) : (
            <span className="live-dot" />
          )}
          {messages.platformNameRun(run.platform_name)}
          {isAsked ? <span className="sr-only">{messages.waitsForYou}</span> : null}
        </span>
        <span className="num text-fg-2">{messages.appliedOfGoal(run.applied, reachOf(run))}</span>
      </span>
      <StampTally counts={counts} />
    </Link>
  );
}
