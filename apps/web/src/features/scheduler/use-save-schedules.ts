import { routes } from "@sendoff/contract/routes";
import { type Schedule } from "@sendoff/contract/schedule";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { schedulesQuery, scheduledRunsQuery } from "../../queries/schedule.query.ts";
import { messages } from "./messages.ts";
import { issuesByRow, refusalNote } from "./refusals.ts";
import { type ScheduleRow, wireRow } from "./schedule-rows.ts";

export interface SaveProblem {
  title: string;
  note: string | undefined;
  /** What is wrong, by platform. */
  byPlatform: ReadonlyMap<number, string>;
}

/** After anything that may have begun a run or changed a schedule. */
export function refreshSchedules(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: schedulesQuery.queryKey });
  void client.invalidateQueries({ queryKey: scheduledRunsQuery.queryKey });
  void client.invalidateQueries({ queryKey: ["runs"] });
  void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
}

/**
 * Saves rows. Once is started by the save itself (DECISIONS D7), so that nothing more is asked for and a second tab or a lost
 * answer starts nothing twice. Resolves with the schedules that the save answered; undefined when they are saved and could
 * not be read.
 */
export function useSaveSchedules() {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (rows: readonly ScheduleRow[]): Promise<Schedule[] | undefined> => {
      try {
        return (await call(routes.updateSchedule, { body: rows.map(wireRow) })).body;
      } catch (error) {
        // It was accepted; only what came back is not readable.
        if (error instanceof ApiError && error.status === 200) return undefined;
        throw error;
      }
    },
    onSuccess: (schedules) => {
      if (schedules !== undefined) client.setQueryData(schedulesQuery.queryKey, schedules);
      refreshSchedules(client);
    },
  });
  return { save, problem: problemOf(save.error, save.variables), isUnread: isUnread(save) };
}

function isUnread({ isSuccess, data }: { isSuccess: boolean; data: unknown }): boolean {
  return isSuccess && data === undefined;
}

function problemOf(
  error: Error | null,
  rows: readonly ScheduleRow[] | undefined,
): SaveProblem | undefined {
  if (error === null) return undefined;
  const named = issuesByRow(error).flatMap(({ index, message }): [number, string][] => {
    const row = rows?.[index];
    return row === undefined ? [] : [[row.platformId, message]];
  });
  const byPlatform = new Map(named);
  return {
    title: messages.saveFailed,
    note: byPlatform.size > 0 ? messages.nothingWasSaved : refusalNote(error),
    byPlatform,
  };
}
