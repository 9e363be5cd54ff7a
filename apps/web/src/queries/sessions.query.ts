import { routes } from "@sendoff/contract/routes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

/** Where the person is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await call(routes.listSessions, { signal })).body,
});
