import { type Preview } from "@sendoff/contract/preview";
import { routes } from "@sendoff/contract/routes";
import { RunEvent } from "@sendoff/contract/run";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showToast } from "../lib/toast-manager.ts";
import { call } from "../lib/api-client.ts";
import { serverMessage } from "../lib/api-error.ts";
import { streamEvents } from "../lib/api-stream.ts";
import { dashboardQuery } from "./dashboard.query.ts";
import { messages } from "./messages.ts";

/** What a run on this platform would send, as far as it was looked up; null where it was not, or a run was started since. */
export function previewQuery(platformId: number) {
  return queryOptions({
    queryKey: ["preview", platformId],
    queryFn: async ({ signal }): Promise<Preview | null> => {
      const query = { platform_id: platformId };
      return (await call(routes.findPreview, { query, signal })).body.preview;
    },
    staleTime: 0,
  });
}

/** The same, live for as long as it is looked up. */
export function usePreview(platformId: number) {
  const client = useQueryClient();
  const query = useQuery(previewQuery(platformId));
  const { data } = query;
  const openId = data !== undefined && data?.ended_at === null ? data.id : undefined;
  useEffect(() => {
    if (openId === undefined) return;
    const stop = new AbortController();
    const refresh = () => void client.invalidateQueries(previewQuery(platformId));
    streamEvents(
      routes.streamRun,
      { params: { id: openId }, signal: stop.signal },
      { schema: RunEvent, onEvent: refresh },
    ).catch(refresh);
    return () => stop.abort();
  }, [client, platformId, openId]);
  return query;
}

/** Begins to look, anew where there is a list already. */
export function useStartPreview(platformId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await call(routes.startPreview, { body: { platform_id: platformId } })).body,
    onSuccess: (preview) => client.setQueryData(previewQuery(platformId).queryKey, preview),
  });
}

/** Looks no further. */
export function useStopPreview({ id, platform_id: platformId }: Preview) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(routes.stopPreview, { params: { id } })).body,
    onSettled: () => client.invalidateQueries(previewQuery(platformId)),
  });
}

/** Takes a job out or puts it back: shown at once, saved one after the other, and put right where it could not be saved. */
export function useChooseJob({ id, platform_id: platformId }: Preview) {
  const client = useQueryClient();
  const { queryKey } = previewQuery(platformId);
  const mutationKey = ["preview-choice", id];
  return useMutation({
    mutationKey,
    scope: { id: `preview-choice ${id}` },
    mutationFn: async ({ jobId, isTakenOut }: { jobId: string; isTakenOut: boolean }) =>
      call(routes.changePreviewJob, {
        params: { id, job_id: jobId },
        body: { is_taken_out: isTakenOut },
      }),
    onMutate: async ({ jobId, isTakenOut }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (preview) =>
        preview === null || preview === undefined
          ? preview
          : {
              ...preview,
              jobs: preview.jobs.map((job) =>
                job.id === jobId ? { ...job, is_taken_out: isTakenOut } : job,
              ),
            },
      );
    },
    onError: (error) =>
      showToast(messages.thatWasNotSaved, {
        tone: "danger",
        note: serverMessage(error, messages.pleaseTryAgain),
      }),
    onSettled: () => {
      // What is still to be saved would be turned back by an answer from before it.
      if (client.isMutating({ mutationKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Starts the run that sends exactly these jobs. */
export function useApplyPreview({ id, platform_id: platformId }: Preview) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (jobIds: readonly string[]) =>
      (await call(routes.applyPreview, { params: { id }, body: { job_ids: [...jobIds] } })).body,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      void client.invalidateQueries(previewQuery(platformId));
    },
  });
}

/** The posting of one job, as it was read. */
export function previewPostingQuery(previewId: string, jobId: string) {
  return queryOptions({
    queryKey: ["preview-posting", previewId, jobId],
    queryFn: async ({ signal }) => {
      const params = { id: previewId, job_id: jobId };
      return (await call(routes.getPreviewPosting, { params, signal })).body.description;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
