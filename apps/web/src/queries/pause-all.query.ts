import { type PauseState } from "@sendoff/contract/pause";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { dashboardQuery } from "./dashboard.query.ts";

// It may be paused in another window; what is finishing settles within seconds.
const ASK_AGAIN_MS = 20_000;

/** Whether the user has paused everything, and what that holds back. */
export const pauseAllQuery = queryOptions({
  queryKey: ["pause-all"],
  queryFn: async ({ signal }) => (await call(routes.getPause, { signal })).body,
  staleTime: 5000,
  refetchInterval: ASK_AGAIN_MS,
});

/** Whether the user has paused everything; false while that is not known. */
export function useIsPausedByUser(): boolean {
  const { data } = useQuery(pauseAllQuery);
  return (data?.paused_at ?? null) !== null;
}

/** Pauses all runs and planned starts, or lets them go on. */
export function useSetPaused() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isPaused: boolean): Promise<PauseState> =>
      (await call(isPaused ? routes.pauseAll : routes.resumeAll)).body,
    onSuccess: (state) => client.setQueryData(pauseAllQuery.queryKey, state),
    onSettled: () => {
      for (const queryKey of [
        pauseAllQuery.queryKey,
        dashboardQuery.queryKey,
        ["runs"],
        ["schedules"],
      ])
        void client.invalidateQueries({ queryKey });
    },
  });
}
