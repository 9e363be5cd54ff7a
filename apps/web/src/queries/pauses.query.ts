import { type PlatformPause } from "@sendoff/contract/portal-health";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

// A pause lasts minutes to hours; who looks at a page that waits is to see it end soon after.
const ASK_AGAIN_MS = 20_000;

/** The user's platforms that are paused for everyone now. */
export const pausesQuery = queryOptions({
  queryKey: ["pauses"],
  queryFn: async ({ signal }) => (await call(routes.listPauses, { signal })).body,
  staleTime: ASK_AGAIN_MS / 2,
  refetchInterval: ASK_AGAIN_MS,
});

/** The pause that a platform is in; undefined while it is applied to, and while that is not known. */
export function usePause(platformId: number): PlatformPause | undefined {
  const { data } = useQuery(pausesQuery);
  return data?.find((pause) => pause.platform_id === platformId);
}

/** The pauses that fell into a run, oldest first. */
export function runPausesQuery(id: string) {
  return queryOptions({
    queryKey: ["pauses", id],
    queryFn: async ({ signal }) =>
      (await call(routes.listRunPauses, { params: { id }, signal })).body,
    staleTime: ASK_AGAIN_MS / 2,
    refetchInterval: ASK_AGAIN_MS,
  });
}
