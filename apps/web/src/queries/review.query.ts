import {
  type ApprovalOutcome,
  type PreparedDetail,
  type RejectReason,
} from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReviewEdit } from "@sendoff/domain/review";
import { call } from "../lib/api-client.ts";
import { refreshNeeds } from "./needs-you.query.ts";
import { platformsQuery } from "./platforms.query.ts";

// A run that is preparing adds to the list while it is looked at.
const REFETCH_MS = 10_000;

/** What waits for the user's approval. */
export const preparedQuery = queryOptions({
  queryKey: ["review", "list"],
  queryFn: async ({ signal }) => (await call(routes.listPrepared, { signal })).body,
  staleTime: 2000,
  refetchInterval: REFETCH_MS,
});

/** One prepared application with its answers. Not asked again by itself: it is being edited. */
export function preparedDetailQuery(id: string) {
  return queryOptions({
    queryKey: ["review", "one", id],
    queryFn: async ({ signal }): Promise<PreparedDetail> =>
      (await call(routes.getPrepared, { params: { id }, signal })).body,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The platforms on which review mode is on. */
export const reviewModesQuery = queryOptions({
  queryKey: ["review", "modes"],
  queryFn: async ({ signal }) => (await call(routes.listReviewModes, { signal })).body,
  staleTime: 0,
});

/** A decision changes what waits for approval, and the inbox with it. */
export function refreshReview(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: preparedQuery.queryKey });
  refreshNeeds(client);
}

/** Approves one with its changes. */
export function useApprove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (seen: {
      revision: number;
      answers: ReviewEdit[];
    }): Promise<ApprovalOutcome> =>
      (await call(routes.approvePrepared, { params: { id }, body: seen })).body,
    onSettled: () => refreshReview(client),
  });
}

/** Approves several as they were shown. */
export function useApproveMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (applications: { id: string; revision: number }[]) =>
      (await call(routes.approveMany, { body: { applications } })).body,
    onSettled: () => refreshReview(client),
  });
}

interface Rejection {
  reason: RejectReason;
  note: string;
  exclude?: string;
}

/** Rejects one; a reason may change the platform's filters. */
export function useReject(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rejection: Rejection) =>
      (await call(routes.rejectPrepared, { params: { id }, body: rejection })).body,
    onSettled: () => {
      refreshReview(client);
      void client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    },
  });
}

/** Switches review mode for several platforms. */
export function useSetReviewModes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ platformIds, isOn }: { platformIds: readonly number[]; isOn: boolean }) =>
      Promise.all(
        platformIds.map((id) =>
          call(routes.setReviewMode, { body: { platform_id: id, is_on: isOn } }),
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: reviewModesQuery.queryKey }),
  });
}

/** Switches review mode for one platform. */
export function useSetReviewMode(platformId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) =>
      (await call(routes.setReviewMode, { body: { platform_id: platformId, is_on: isOn } })).body,
    onSettled: () => client.invalidateQueries({ queryKey: reviewModesQuery.queryKey }),
  });
}
