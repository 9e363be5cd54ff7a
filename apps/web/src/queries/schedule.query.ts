import { routes } from "@sendoff/contract/routes";
import { type Schedule } from "@sendoff/contract/schedule";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { ApiError } from "../lib/api-error.ts";

const LIVE_REFETCH_MS = 5000;
const QUIET_REFETCH_MS = 60_000;

/** A run that this schedule began is not over yet. */
export function isRunning({ last_run: last }: Schedule): boolean {
  return last !== null && ["queued", "running", "waiting"].includes(last.state);
}

/** Roles or locations are unset, so nothing can be scheduled (SPEC 8). */
export function hasNoPreferences(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404 && /job pref/i.test(error.message);
}

/** The user's schedules; a 404 is an empty list unless it speaks of the job preferences (SPEC 8). */
export const schedulesQuery = queryOptions({
  queryKey: ["schedules"],
  queryFn: async ({ signal }): Promise<Schedule[]> => {
    try {
      return (await call(routes.getSchedule, { signal })).body;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && !hasNoPreferences(error)) return [];
      throw error;
    }
  },
  // A start that is due comes and goes by itself while the page is open.
  refetchInterval: ({ state }) =>
    state.data?.some(isRunning) === true ? LIVE_REFETCH_MS : QUIET_REFETCH_MS,
});

// As many as two weeks of a start on each of four platforms a day bring.
const STARTS_SHOWN = 50;

/** What came of the planned starts, newest first. */
export const scheduledRunsQuery = queryOptions({
  queryKey: ["scheduled-runs"],
  queryFn: async ({ signal }) =>
    (await call(routes.listScheduledRuns, { query: { limit: STARTS_SHOWN }, signal })).body,
});
