import { type LivePage, type RunSummary, routes } from "@sendoff/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { refreshNeeds } from "./needs-you.query.ts";

/** The portal may ask for its owner at any moment of a run. */
const REFETCH_MS = 4_000;

/** What a worker's browser shows on one account, and whether the portal asks for the user. */
export function livePageQuery(platformId: number) {
  return queryOptions({
    queryKey: ["live-page", platformId],
    queryFn: async ({ signal }): Promise<LivePage> =>
      (await call(routes.getLivePage, { params: { platform_id: platformId }, signal })).body,
    staleTime: 1000,
    refetchInterval: REFETCH_MS,
  });
}

/** The page in which a run's portal asks for its account's owner; undefined while it does not. */
export function useAskedPage({
  id,
  platform_id: platformId,
  state,
}: RunSummary): LivePage | undefined {
  const { data } = useQuery({ ...livePageQuery(platformId), enabled: state !== "ended" });
  return state !== "ended" && data?.state === "asked" && data.run_id === id ? data : undefined;
}

/** "Not now": the page is closed, and nothing is sent. */
export function useNotNow(platformId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await call(routes.declineLivePage, { params: { platform_id: platformId } })).body,
    onSuccess: (page) => {
      client.setQueryData(livePageQuery(platformId).queryKey, page);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: livePageQuery(platformId).queryKey });
      refreshNeeds(client);
    },
  });
}
