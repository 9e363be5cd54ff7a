import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { messages } from "./messages.ts";

export interface ApplyProblem {
  message: string;
  /** Where the person can put it right. */
  link: { to: string; label: string } | undefined;
}

function problemOf(error: Error | null): ApplyProblem | undefined {
  if (error === null) return undefined;
  const code = error instanceof ApiError ? error.code : undefined;
  const links: Record<string, ApplyProblem["link"]> = {
    no_credits: { to: paths.app.addMoney, label: messages.addMoney },
    job_preferences_missing: { to: paths.app.dashboard, label: messages.setJobPreferences },
    run_under_way: { to: paths.app.runs, label: messages.openTheRuns },
  };
  return {
    message: error instanceof ApiError ? error.message : messages.runCouldNotBeStarted,
    link: code === undefined ? undefined : links[code],
  };
}

/** Starts a run on a platform and opens it. */
export function useApply() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const apply = useMutation({
    mutationFn: (platformId: number) =>
      call(routes.applyJobs, { body: { platform_id: platformId } }),
    onSuccess: ({ body }) => {
      void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      return navigate(paths.app.run(body.run_id));
    },
  });
  return {
    start: (platformId: number) => apply.mutate(platformId),
    applyingTo: apply.isPending ? apply.variables : undefined,
    problem: problemOf(apply.error),
  };
}
