import {
  type ApplicationSummary,
  type RunDetail,
  RunEvent,
  type RunSummary,
  routes,
} from "@sendoff/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { call } from "../lib/api-client.ts";
import { streamEvents } from "../lib/api-stream.ts";
import { dashboardQuery, isLive } from "./dashboard.query.ts";

type Detail = z.infer<typeof RunDetail>;
type Current = NonNullable<Detail["current"]>;
type Step = Current["steps"][number];

export function runQuery(id: string) {
  return queryOptions({
    queryKey: ["runs", id],
    queryFn: async ({ signal }) => (await call(routes.getRun, { params: { id }, signal })).body,
  });
}

const finished = new Set([
  "APPLIED",
  "FAILED",
  "SKIPPED",
  "NEEDS_ANSWER",
  "NEEDS_USER",
  "NEEDS_REVIEW",
]);

/** One event put into what is shown; the same event twice changes nothing the second time. */
export function applyRunEvent(detail: Detail, event: RunEvent): Detail {
  switch (event.type) {
    case "run":
      return { ...detail, run: event.run, current: isLive(event.run) ? detail.current : null };
    case "application":
      return withApplication(detail, event.application);
    case "step":
      return withCurrent(detail, event.application_id, (current) => ({
        ...current,
        steps: withStep(current.steps, event.step),
      }));
    case "answers":
      return withCurrent(detail, event.application_id, (current) => ({
        ...current,
        answers: event.answers,
      }));
    case "picture": {
      const { url, taken_at, address } = event;
      return withCurrent(detail, event.application_id, (current) => ({
        ...current,
        picture: { url, taken_at, address },
      }));
    }
  }
}

function withApplication(detail: Detail, application: ApplicationSummary): Detail {
  const others = detail.applications.filter((other) => other.id !== application.id);
  const isNew = others.length === detail.applications.length;
  const applications = isNew
    ? [application, ...others]
    : detail.applications.map((other) => (other.id === application.id ? application : other));
  const isCurrent = detail.current?.application.id === application.id;
  if (finished.has(application.status)) {
    return { ...detail, applications, current: isCurrent ? null : detail.current };
  }
  if (isCurrent && detail.current !== null) {
    return { ...detail, applications, current: { ...detail.current, application } };
  }
  return application.status === "QUEUED"
    ? { ...detail, applications }
    : { ...detail, applications, current: { application, steps: [], answers: [], picture: null } };
}

function withCurrent(detail: Detail, id: string, change: (current: Current) => Current): Detail {
  return detail.current?.application.id === id
    ? { ...detail, current: change(detail.current) }
    : detail;
}

/** A step is known by its name and when it began: its end arrives as the same step again. */
function withStep(steps: readonly Step[], step: Step): Step[] {
  const isSame = (other: Step) => other.name === step.name && other.started_at === step.started_at;
  return steps.some(isSame)
    ? steps.map((other) => (isSame(other) ? step : other))
    : [...steps, step];
}

/** A run with its events as they happen, while it is under way. */
export function useLiveRun(run: Pick<RunSummary, "id">) {
  const client = useQueryClient();
  const { id } = run;
  const query = useQuery(runQuery(id));
  const isFollowing = query.data !== undefined && isLive(query.data.run);
  useEffect(() => {
    if (!isFollowing) return;
    const stop = new AbortController();
    const { queryKey } = runQuery(id);
    const following = streamEvents(
      routes.streamRun,
      { params: { id }, signal: stop.signal },
      {
        schema: RunEvent,
        onEvent: (event) => {
          client.setQueryData(queryKey, (detail) => detail && applyRunEvent(detail, event));
          if (event.type === "run" && !isLive(event.run)) {
            void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
          }
        },
        // After a gap the whole run is asked for once; the events continue from the last id.
        onConnection: (isConnected) => {
          if (isConnected) void client.invalidateQueries({ queryKey });
        },
      },
    );
    // A refusal (the run is gone, the token too) ends the following; the page shows what it has.
    following.catch(() => undefined);
    return () => stop.abort();
  }, [client, id, isFollowing]);
  return query;
}
