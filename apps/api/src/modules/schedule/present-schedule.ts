import { RunEndReason, RunState } from "@sendoff/contract/run";
import { NotStartedReason, type Schedule, type ScheduledRun } from "@sendoff/contract/schedule";
import type { ScheduledRunView, ScheduleView } from "@sendoff/db/schedule";

/** A schedule as the wire has it. */
export function presentSchedule(view: ScheduleView): Schedule {
  return {
    platform_id: view.platformId,
    platform_name: view.platformName,
    frequency: view.frequency,
    application_goal: view.applicationGoal,
    start_time: view.startTime,
    end_date: view.endDate,
    weekday: view.weekday,
    time_zone: view.timeZone,
    is_connected: view.isConnected,
    daily_limit: view.dailyLimit,
    is_paused: view.isPaused,
    next_run_at: view.nextRunAt?.toISOString() ?? null,
    last_run: view.lastRun === undefined ? null : presentScheduledRun(view.lastRun),
  };
}

/** What came of a planned start: the run's own state and end, or what stopped it. */
export function presentScheduledRun(view: ScheduledRunView): ScheduledRun {
  return {
    platform_id: view.platformId,
    platform_name: view.platformName,
    local_date: view.localDate,
    due_at: view.dueAt.toISOString(),
    at: view.decidedAt.toISOString(),
    id: view.runId,
    state: stateOf(view),
    end_reason: view.endReason === null ? null : RunEndReason.parse(view.endReason),
    not_started_reason: view.reason === null ? null : NotStartedReason.parse(view.reason),
    note: view.endNote ?? view.note,
  };
}

function stateOf(view: ScheduledRunView): ScheduledRun["state"] {
  if (view.outcome === "skipped") return "skipped";
  if (view.outcome === "not_started") return "not_started";
  // The run's row went with its connection.
  return view.runState === null ? "ended" : RunState.parse(view.runState);
}
