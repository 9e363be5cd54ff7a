import { type LogRecord, routes } from "@sendoff/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../lib/api-client.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { entriesOf, listEntries } from "./log-entries.ts";

// The most that one answer of get-logs holds; fewer mean that there is nothing older.
const RECORDS_AT_ONCE = 1000;
const LIVE_REFETCH_MS = 5000;

/** `time|id` of the oldest record that was read, when there may be older ones. */
function cursorAfter(records: readonly LogRecord[]): string | undefined {
  const last = records.at(-1);
  if (last === undefined || records.length < RECORDS_AT_ONCE) return undefined;
  const entry = entriesOf(last)[0];
  return entry?.kind === "application"
    ? `${last["@timestamp"]}|${entry.message.application_id}`
    : undefined;
}

/** The application logs, newest first; older ones on request. */
export function useLogs() {
  const { data: dashboard } = useQuery(dashboardQuery);
  const query = useInfiniteQuery({
    queryKey: ["logs"],
    // No cursor: the newest.
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const paging = pageParam === "" ? {} : { cursor: pageParam };
      return (await call(routes.getLogs, { query: paging, signal })).body;
    },
    getNextPageParam: cursorAfter,
    refetchInterval: isLive(dashboard?.run) ? LIVE_REFETCH_MS : false,
  });
  const { data } = query;
  const entries = useMemo(
    () => (data === undefined ? undefined : listEntries(data.pages.flat())),
    [data],
  );
  return { query, entries };
}
