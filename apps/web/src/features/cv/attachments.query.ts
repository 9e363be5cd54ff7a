import { type AttachmentPurpose } from "@sendoff/contract/attachments";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { SIGNED_ADDRESSES_REFETCH_MS } from "../../lib/signed-addresses.ts";
import { upload } from "../../lib/api-upload.ts";

/** The cover letter and the photo that are kept for forms. */
export const attachmentsQuery = queryOptions({
  queryKey: ["attachments"],
  queryFn: async ({ signal }) => (await call(routes.listAttachments, { signal })).body,
  staleTime: 2000,
  refetchInterval: SIGNED_ADDRESSES_REFETCH_MS,
});

/** Keeps a file, or deletes the one that is kept with null; both answer the list as it is afterwards. */
export function useAttachment(purpose: AttachmentPurpose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) =>
      file === null
        ? (await call(routes.deleteAttachment, { params: { purpose } })).body
        : (await upload(routes.uploadAttachment, { field: purpose, file })).body,
    onSuccess: (list) => client.setQueryData(attachmentsQuery.queryKey, list),
    onError: () => client.invalidateQueries({ queryKey: attachmentsQuery.queryKey }),
  });
}
