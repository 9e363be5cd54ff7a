import type { QueryClient } from "@tanstack/react-query";
import { setUserZone } from "../lib/user-zone.ts";
import { userQuery } from "./user.query.ts";

/** Times follow the signed-in user's zone from the moment it is known or changed until the session ends. Returns how to stop. */
export function followUserZone(client: QueryClient): () => void {
  const read = () => setUserZone(client.getQueryData(userQuery.queryKey)?.time_zone);
  read();
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === userQuery.queryKey[0]) read();
  });
}
