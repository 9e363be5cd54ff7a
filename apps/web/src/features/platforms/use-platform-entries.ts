import { useQuery } from "@tanstack/react-query";
import { platformsQuery, templatesQuery } from "../../queries/platforms.query.ts";
import { listProblem } from "./failures.ts";
import { type PlatformEntry, listEntries } from "./platform-list.ts";

/** The platforms with the user's connections, as far as they have come. */
export type PlatformEntries =
  | { kind: "loading" }
  | { kind: "failed"; problem: string; retry: () => Promise<unknown> }
  | { kind: "ready"; entries: readonly PlatformEntry[] };

/** What is shown already stays when asking again fails. */
export function usePlatformEntries(): PlatformEntries {
  const templates = useQuery(templatesQuery);
  const connections = useQuery(platformsQuery);
  if (templates.data !== undefined && connections.data !== undefined) {
    return { kind: "ready", entries: listEntries(templates.data, connections.data) };
  }
  const problem = listProblem(
    templates.data === undefined ? templates.error : null,
    connections.data === undefined ? connections.error : null,
  );
  if (problem === undefined) return { kind: "loading" };
  const retry = () =>
    Promise.all(
      [templates, connections].filter(({ isError }) => isError).map((query) => query.refetch()),
    );
  return { kind: "failed", problem, retry };
}
