import { routes } from "@sendoff/contract/routes";
import { type ApplicationSummary, RunEvent, type RunSummary } from "@sendoff/contract/run";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../lib/api-client.ts";
import { streamEvents } from "../lib/api-stream.ts";
import { dashboardQuery } from "./dashboard.query.ts";
import { needsYouQuery } from "./needs-you.query.ts";
import { platformsQuery } from "./platforms.query.ts";
import { walletQuery } from "./wallet.query.ts";
import { type LiveRun, applyRunEvent, isBusy, liveRunFrom } from "./live-run.ts";

/** Asked once; from then on the run's stream keeps it up to date. */
export function liveRunQuery(id: string) {
  return queryOptions({
    queryKey: ["run", id],
    queryFn: async ({ signal, client }) => {
      const { body } = await call(routes.getRun, { params: { id }, signal });
      copyToDashboard(client, body.run);
      return liveRunFrom(body);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Nothing will happen any more: the run has ended, and no submit of it is unconfirmed. */
function isOver({ run }: LiveRun): boolean {
  return run.state === "ended" && run.credits_held === 0;
}

/** Whether this event brings an application to its end for the first time. */
function newlyFinished(live: LiveRun | undefined, event: RunEvent): ApplicationSummary | undefined {
  if (event.type !== "application" || isBusy(event.application)) return undefined;
  const known = live?.applications.find(({ id }) => id === event.application.id);
  return known?.status === event.application.status || event.application.status === "QUEUED"
    ? undefined
    : event.application;
}

/** The dashboard's copy of a run follows the stream, so that the sidebar and the page say the same counts. */
function copyToDashboard(client: QueryClient, run: RunSummary): void {
  client.setQueryData(dashboardQuery.queryKey, (dashboard) =>
    dashboard?.run?.id === run.id ? { ...dashboard, run } : dashboard,
  );
}

/**
 * What another count of a run changes elsewhere on the screen. An answer that was asked for before is dropped with this, so
 * it cannot turn the counts back.
 */
function refreshCounts(client: QueryClient): void {
  for (const { queryKey } of [walletQuery, dashboardQuery, platformsQuery, needsYouQuery]) {
    void client.invalidateQueries({ queryKey });
  }
}

function countsOf({ applied, failed, skipped, waiting_for_user, state }: RunSummary): string {
  return [applied, failed, skipped, waiting_for_user, state].join();
}

/** A run, live: its snapshot, then its events, with the connection opened again when it is lost. */
export function useLiveRun(id: string) {
  const client = useQueryClient();
  const query = useQuery(liveRunQuery(id));
  const [isConnected, setConnected] = useState(true);
  const [finished, setFinished] = useState<ApplicationSummary>();
  const follows = query.data !== undefined && !isOver(query.data);
  useEffect(() => {
    if (!follows) return;
    const stop = new AbortController();
    const { queryKey } = liveRunQuery(id);
    const onEvent = (event: RunEvent) => {
      const before = client.getQueryData(queryKey);
      const done = newlyFinished(before, event);
      client.setQueryData(queryKey, (live) => live && applyRunEvent(live, event));
      if (done !== undefined) setFinished(done);
      if (event.type === "run") copyToDashboard(client, event.run);
      const hasMoved =
        event.type === "run" &&
        before !== undefined &&
        countsOf(before.run) !== countsOf(event.run);
      if (done !== undefined || hasMoved) refreshCounts(client);
    };
    streamEvents(
      routes.streamRun,
      { params: { id }, signal: stop.signal },
      { schema: RunEvent, onEvent, onConnection: setConnected },
    ).catch(() => {
      // Refused for good (signed out, or no longer there): the snapshot says which.
      void client.invalidateQueries({ queryKey });
    });
    return () => stop.abort();
  }, [client, id, follows]);
  return { query, isConnected, finished };
}
