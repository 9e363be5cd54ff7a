import { routes } from "@sendoff/contract/routes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

/** Mode of the server; it does not change while the page is open. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async ({ signal }) => (await call(routes.getConfig, { signal })).body,
  staleTime: Number.POSITIVE_INFINITY,
});
