import { consoleSessionRoutes } from "@sendoff/contract/console-session";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

/** Who is at the operators' console, and until when the code is good. A 404: this person is no operator. Asking is no use of it. */
export const consoleSessionQuery = queryOptions({
  queryKey: ["console-session"],
  queryFn: async ({ signal }) =>
    (await call(consoleSessionRoutes.getConsoleSession, { signal })).body,
  staleTime: 0,
  retry: false,
});
