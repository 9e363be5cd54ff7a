import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { refreshNeeds } from "../../queries/needs-you.query.ts";
import { platformsQuery } from "../../queries/platforms.query.ts";

/** Starts a run on a platform and opens it: what was answered goes first. */
export function useStartRun() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (platformId: number) =>
      (await call(routes.applyJobs, { body: { platform_id: platformId } })).body.run_id,
    onSuccess: (runId) => navigate(paths.app.run(runId)),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  });
}

/** Lets an account go on whose owner has passed the check; `onResumed` comes even when its item is gone from the list by then. */
export function useResume(onResumed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (platformId: number) =>
      call(routes.resumeAccount, { params: { platform_id: platformId } }),
    onSuccess: onResumed,
    onSettled: () => {
      refreshNeeds(client);
      return client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    },
  });
}
