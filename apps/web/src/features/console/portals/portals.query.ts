import { consolePortalRoutes } from "@sendoff/contract/console";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";

/** How portals stand. */
export const portalsQuery = queryOptions({
  queryKey: ["console", "portals"],
  queryFn: async ({ signal }) =>
    (await call(consolePortalRoutes.listConsolePortals, { signal })).body,
});

/** One failure bundle; asked anew each time it is opened, because its addresses live for minutes. */
export const bundleQuery = (id: string) =>
  queryOptions({
    queryKey: ["console", "bundle", id],
    queryFn: async ({ signal }) =>
      (await call(consolePortalRoutes.openBundle, { params: { id }, signal })).body,
    staleTime: 0,
    gcTime: 0,
  });
