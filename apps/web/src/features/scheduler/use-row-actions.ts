import { routes } from "@sendoff/contract/routes";
import { type Schedule } from "@sendoff/contract/schedule";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { schedulesQuery } from "../../queries/schedule.query.ts";
import { messages } from "./messages.ts";
import { type ScheduleRow, goalOf } from "./schedule-rows.ts";
import { refreshSchedules } from "./use-save-schedules.ts";

/** What can be done to one platform's schedule at once, without Save All. A refusal is said in a toast that stays. */
export function useRowActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const put = (schedule: Schedule) =>
    client.setQueryData(schedulesQuery.queryKey, (all) =>
      all?.map((one) => (one.platform_id === schedule.platform_id ? schedule : one)),
    );
  const refuse = (error: Error) => {
    showToast(serverMessage(error, messages.thatDidNotWork), { tone: "danger" });
    refreshSchedules(client);
  };
  const pause = useMutation({
    mutationFn: ({ platformId, schedule }: ScheduleRow) =>
      call(schedule?.is_paused === true ? routes.resumeSchedule : routes.pauseSchedule, {
        body: { platform_id: platformId },
      }),
    onSuccess: ({ body }) => put(body),
    onError: refuse,
  });
  const apply = useMutation({
    mutationFn: (row: ScheduleRow) => {
      const goal = goalOf(row);
      const wanted = goal === 0 ? {} : { goal };
      return call(routes.applyJobs, { body: { platform_id: row.platformId, ...wanted } });
    },
    onSuccess: ({ body }) => {
      refreshSchedules(client);
      return navigate(paths.app.run(body.run_id));
    },
    onError: refuse,
  });
  return {
    pause: (row: ScheduleRow) => pause.mutate(row),
    apply: (row: ScheduleRow) => apply.mutate(row),
    busy: pause.isPending
      ? pause.variables.platformId
      : apply.isPending
        ? apply.variables.platformId
        : undefined,
  };
}
