import { type ApplicationSummary, routes } from "@sendoff/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../lib/api-client.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import type { LiveRun } from "../../queries/live-run.ts";

// This long after the run has ended it is no news any more.
const NEWS_MS = 10 * 60_000;

/**
 * The account's first confirmed application, once, while it is news. Another browser may have shown it, so the server's
 * count decides: every confirmed application must belong to this run.
 */
export function useFirstSuccess(live: LiveRun | undefined) {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [shown, setShown] = useState<ApplicationSummary>();
  const first = live?.applications.findLast(({ status }) => status === "APPLIED");
  const firstId = first?.id;
  const runId = live?.run.id;
  const userId = user?.id;
  useEffect(() => {
    if (firstId === undefined || runId === undefined || userId === undefined) return;
    if (isRemembered(storageKeys.firstSuccess, userId)) return;
    let isCurrent = true;
    const check = async () => {
      const { confirmed } = await client.fetchQuery({ ...dashboardQuery, staleTime: 0 });
      // Asked afterwards, so that a success between the two questions cannot hide an earlier one.
      const { body } = await call(routes.getRun, { params: { id: runId } });
      if (!isCurrent) return;
      remember(storageKeys.firstSuccess, userId);
      const application = body.applications.findLast(({ status }) => status === "APPLIED");
      const endedAt = body.run.ended_at ?? new Date().toISOString();
      const isNews = Date.now() - new Date(endedAt).getTime() < NEWS_MS;
      if (confirmed <= body.run.applied && isNews) setShown(application);
    };
    check().catch(() => {
      // Not told now; the next visit asks again.
    });
    return () => {
      isCurrent = false;
    };
  }, [client, firstId, runId, userId]);
  return { application: shown, close: () => setShown(undefined) };
}
