import { routes } from "@sendoff/contract/routes";
import { type RunSummary } from "@sendoff/contract/run";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

const LIVE_REFETCH_MS = 4000;

export function isLive(run: RunSummary | null | undefined): run is RunSummary {
  return run !== null && run !== undefined && run.state !== "ended";
}

/** The dashboard's figures; asked again every few seconds while a run is under way. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: async ({ signal }) => (await call(routes.getDashboard, { signal })).body,
  staleTime: 5000,
  refetchInterval: (query) => (isLive(query.state.data?.run) ? LIVE_REFETCH_MS : false),
});
