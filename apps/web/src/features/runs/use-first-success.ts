import { routes } from "@sendoff/contract/routes";
import { type ApplicationSummary } from "@sendoff/contract/run";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../lib/api-client.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { userQuery } from "../../queries/user.query.ts";

// This long after the run has ended it is no news any more.
const NEWS_MS = 24 * 60 * 60_000;

/** A run, and how many of its applications are confirmed. */
interface RunSoFar {
  readonly id: string;
  readonly applied: number;
}

/**
 * The account's first confirmed application, while it is news and until it is closed. Another browser may have shown it, so
 * the server's count decides: every confirmed application must belong to this run.
 */
export function useFirstSuccess(run: RunSoFar | null | undefined) {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [shown, setShown] = useState<ApplicationSummary>();
  const runId = run !== null && run !== undefined && run.applied > 0 ? run.id : undefined;
  const userId = user?.id;
  useEffect(() => {
    if (runId === undefined || userId === undefined) return;
    if (isRemembered(storageKeys.firstSuccess, userId)) return;
    let isCurrent = true;
    const check = async () => {
      const { confirmed } = await client.fetchQuery({ ...dashboardQuery, staleTime: 0 });
      // Asked afterwards, so that a success between the two questions cannot hide an earlier one.
      const { body } = await call(routes.getRun, { params: { id: runId } });
      if (!isCurrent) return;
      const application = body.applications.findLast(({ status }) => status === "APPLIED");
      const endedAt = body.run.ended_at ?? new Date().toISOString();
      const isNews = Date.now() - new Date(endedAt).getTime() < NEWS_MS;
      if (confirmed <= body.run.applied && isNews) setShown(application);
      // It never will be: nothing is asked again for this account.
      else remember(storageKeys.firstSuccess, userId);
    };
    check().catch(() => {
      // Not told now; the next visit asks again.
    });
    return () => {
      isCurrent = false;
    };
  }, [client, runId, userId]);
  const close = () => {
    if (userId !== undefined) remember(storageKeys.firstSuccess, userId);
    setShown(undefined);
  };
  return { application: shown, close };
}
