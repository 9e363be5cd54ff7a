import { routes } from "@sendoff/contract/routes";
import { isDate } from "@sendoff/domain/schedule";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api-client.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";

/** What the figures are asked for; it stands in the address. "" is no bound, "all" every platform. */
export interface AnalyticsView {
  from: string;
  to: string;
  platform: string;
}

const LIVE_REFETCH_MS = 10_000;
const dateOf = (text: string | null) => (text !== null && isDate(text) ? text : "");

export function useAnalyticsView(): {
  view: AnalyticsView;
  show: (change: Partial<AnalyticsView>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const platform = address.get("platform") ?? "";
  const view = {
    from: dateOf(address.get("from")),
    to: dateOf(address.get("to")),
    platform: /^\d{1,9}$/.test(platform) ? platform : "all",
  };
  return {
    view,
    show: (change) => {
      const next = new URLSearchParams();
      for (const [key, value] of Object.entries({ ...view, ...change })) {
        if (value !== "" && value !== "all") next.set(key, value);
      }
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}

/** The range ends before it begins: nothing is asked for, and the field says so. */
export function isBackwards({ from, to }: AnalyticsView): boolean {
  return from !== "" && to !== "" && to < from;
}

/** The figures of a view; the last ones stay in sight until the new ones are there. */
export function useAnalytics(view: AnalyticsView) {
  const { data: dashboard } = useQuery(dashboardQuery);
  const query = {
    ...(view.from === "" ? {} : { from: view.from }),
    ...(view.to === "" ? {} : { to: view.to }),
    ...(view.platform === "all" ? {} : { platform_id: view.platform }),
  };
  return useQuery({
    queryKey: ["analytics", query],
    queryFn: async ({ signal }) => (await call(routes.getAnalytics, { query, signal })).body,
    enabled: !isBackwards(view),
    placeholderData: keepPreviousData,
    refetchInterval: isLive(dashboard?.run) ? LIVE_REFETCH_MS : false,
  });
}
