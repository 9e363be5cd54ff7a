import { type ApplicationSummary, RunEvent, routes } from "@sendoff/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../lib/api-client.ts";
import { streamEvents } from "../lib/api-stream.ts";
import { dashboardQuery } from "./dashboard.query.ts";
import { walletQuery } from "./wallet.query.ts";
import { type LiveRun, applyRunEvent, isBusy, liveRunFrom } from "./live-run.ts";

/** Asked once; from then on the run's stream keeps it up to date. */
export function liveRunQuery(id: string) {
  return queryOptions({
    queryKey: ["run", id],
    queryFn: async ({ signal }) =>
      liveRunFrom((await call(routes.getRun, { params: { id }, signal })).body),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Nothing will happen any more: the run has ended, and no submit of it is in doubt. */
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
      const done = newlyFinished(client.getQueryData(queryKey), event);
      client.setQueryData(queryKey, (live) => live && applyRunEvent(live, event));
      if (done !== undefined) setFinished(done);
      if (done !== undefined) void client.invalidateQueries({ queryKey: walletQuery.queryKey });
      if (event.type === "run" && event.run.state === "ended") {
        void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      }
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
