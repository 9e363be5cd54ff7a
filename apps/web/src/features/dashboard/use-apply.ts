import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { ApiError, type ApiErrorCode } from "../../lib/api-error.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { messages } from "./messages.ts";

/** What a refused start means for the person. */
const refusalTexts: Partial<Record<ApiErrorCode, string>> = {
  no_credits: messages.noCreditIsLeftAnApplicationUses,
  platform_not_connected: messages.thisPlatformIsNotConnected,
  run_under_way: messages.runOnThisPlatformIsUnder,
  job_preferences_missing: messages.jobPreferencesNotFound,
};

export function applyErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.runCouldNotBeStarted;
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
