import { type LivePage } from "@sendoff/contract/live-view";
import { type WaitingCheck } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { type RunSummary } from "@sendoff/contract/run";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../lib/api-client.ts";
import { refreshNeeds } from "./needs-you.query.ts";

/** A portal may ask for its owner at any moment, and its page is open for minutes only. */
const ASKED_REFETCH_MS = 5_000;
/** For who looks at this very page; its socket tells more, and sooner. */
const PAGE_REFETCH_MS = 4_000;

/** The pages in which a portal asks for the user now: a small answer, so that it can be asked for often and everywhere. */
export const askedPagesQuery = queryOptions({
  queryKey: ["live-page", "asked"],
  queryFn: async ({ signal }): Promise<WaitingCheck[]> =>
    (await call(routes.listAskedPages, { signal })).body,
  staleTime: 1000,
  refetchInterval: ASKED_REFETCH_MS,
});

/** What a worker's browser shows on one account, and whether the portal asks for the user. */
export function livePageQuery(platformId: number) {
  return queryOptions({
    queryKey: ["live-page", platformId],
    queryFn: async ({ signal }): Promise<LivePage> =>
      (await call(routes.getLivePage, { params: { platform_id: platformId }, signal })).body,
    staleTime: 1000,
    refetchInterval: PAGE_REFETCH_MS,
  });
}

/** What a run's portal asks of its account's owner; undefined while it asks nothing. */
export function useAskedPage({ id, state }: RunSummary): WaitingCheck | undefined {
  const { data } = useQuery({ ...askedPagesQuery, enabled: state !== "ended" });
  return state === "ended" ? undefined : data?.find(({ run_id: runId }) => runId === id);
}

/** As soon as a portal asks, asks anew or asks no more, all that says what waits for the user is asked for again. */
export function useFollowAsked(): void {
  const client = useQueryClient();
  const { data } = useQuery(askedPagesQuery);
  const asked = data?.map((check) => `${check.platform_id} ${check.asked_at}`).join();
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== undefined && before.current !== asked) refreshNeeds(client);
    before.current = asked;
  }, [asked, client]);
}

/** How every page stands, and in which a portal asks, may have changed. */
export function refreshLivePages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["live-page"] });
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
      refreshLivePages(client);
      refreshNeeds(client);
    },
  });
}
