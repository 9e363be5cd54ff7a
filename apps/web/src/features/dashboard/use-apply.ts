import { routes } from "@sendoff/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { ApiError, type ApiErrorCode } from "../../lib/api-error.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";

/** What a refused start means for the person. */
const refusalTexts: Partial<Record<ApiErrorCode, string>> = {
  no_credits: "No credit is left. An application uses 1 credit.",
  platform_not_connected: "This platform is not connected any more. Connect it again to apply.",
  run_under_way: "A run on this platform is under way already.",
  job_preferences_missing:
    "Job preferences not found. Please set up your job preferences first in the profile section.",
};

export function applyErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return "The run could not be started. Please try again.";
  return refusalTexts[error.code] ?? error.message;
}

/** Starts a run on one platform; the dashboard then shows it live. */
export function useApply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (platformId: number) =>
      (await call(routes.applyJobs, { body: { platform_id: platformId } })).body,
    onSettled: () => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  });
}
