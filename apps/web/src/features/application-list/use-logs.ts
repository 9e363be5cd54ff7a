import { routes } from "@sendoff/contract/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { SIGNED_ADDRESSES_REFETCH_MS } from "../../lib/signed-addresses.ts";
import { useDelayed } from "../../lib/use-delayed.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { type LogEntry, entriesOf } from "./log-entries.ts";
import { type LogView, filtersOf } from "./use-log-filters.ts";

const LIVE_REFETCH_MS = 5000;

/** One page of the logs as the page shows it. */
export interface LogPage {
  entries: LogEntry[];
  total: number;
  page: number;
  pages: number;
}

/** The page of the logs that is asked for; the last one stays in sight until it is there. */
export function useLogs(view: LogView) {
  const { data: dashboard } = useQuery(dashboardQuery);
  const search = useDelayed(view.search);
  const query = { ...filtersOf({ ...view, search }), page: view.page, page_size: view.pageSize };
  return useQuery({
    queryKey: ["logs", query],
    queryFn: async ({ signal }): Promise<LogPage> => {
      const { logs, ...pages } = (await call(routes.searchLogs, { query, signal })).body;
      return { ...pages, entries: logs.flatMap(entriesOf) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: isLive(dashboard?.run) ? LIVE_REFETCH_MS : SIGNED_ADDRESSES_REFETCH_MS,
  });
}
