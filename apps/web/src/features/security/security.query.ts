import { routes } from "@sendoff/contract/routes";
import { type SecurityCategory } from "@sendoff/contract/security";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";

/** What happened to the account, a page at a time, the newest first. */
export function securityEventsQuery(category: SecurityCategory | undefined) {
  return infiniteQueryOptions({
    queryKey: ["security", "events", category ?? "all"],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === 0 ? {} : { before: pageParam };
      const query = { ...before, ...(category === undefined ? {} : { category }) };
      return (await call(routes.listSecurityEvents, { query, signal })).body;
    },
    initialPageParam: 0,
    // What is shown already counts, so the last page is known by the total.
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { events }) => sum + events.length, 0);
      return shown < last.total ? last.events.at(-1)?.id : undefined;
    },
  });
}

/** Changes that can still be undone. */
export const accountChangesQuery = queryOptions({
  queryKey: ["security", "changes"],
  queryFn: async ({ signal }) => (await call(routes.listAccountChanges, { signal })).body,
});

/** Networks that codes are not sent to. */
export const blockedNetworksQuery = queryOptions({
  queryKey: ["security", "blocked"],
  queryFn: async ({ signal }) => (await call(routes.listBlockedNetworks, { signal })).body,
});
