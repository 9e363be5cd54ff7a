import { type CvLibrary } from "@sendoff/contract/cv-routes";
import { routes } from "@sendoff/contract/routes";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { SIGNED_ADDRESSES_REFETCH_MS } from "../../lib/signed-addresses.ts";
import { userQuery } from "../../queries/user.query.ts";

/** All CVs of the person, and what each connected platform gets. */
export const cvsQuery = queryOptions({
  queryKey: ["cvs"],
  queryFn: async ({ signal }) => (await call(routes.listCvs, { signal })).body,
  staleTime: 2000,
  refetchInterval: SIGNED_ADDRESSES_REFETCH_MS,
});

/** Whom a CV went to. */
export function cvRecipientsQuery(id: string) {
  return queryOptions({
    queryKey: ["cvs", "recipients", id],
    queryFn: async ({ signal }) =>
      (await call(routes.listCvRecipients, { params: { id }, signal })).body,
    staleTime: 2000,
  });
}

/** What was read from a CV, as it is kept. */
export function cvReadingQuery(id: string) {
  return queryOptions({
    queryKey: ["cvs", "reading", id],
    queryFn: async ({ signal }) =>
      (await call(routes.getCvReading, { params: { id }, signal })).body.data,
  });
}

/** Every change answers the list as it is afterwards; the card's CV may be another one then. */
function useChange<T>(change: (input: T) => Promise<{ body: CvLibrary }>) {
  const client: QueryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: T) => (await change(input)).body,
    onSuccess: (library) => client.setQueryData(cvsQuery.queryKey, library),
    onError: () => client.invalidateQueries({ queryKey: cvsQuery.queryKey, exact: true }),
    onSettled: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}

export const useMakeCvCurrent = () =>
  useChange((id: string) => call(routes.makeCvCurrent, { params: { id } }));

export const useDeleteCv = () =>
  useChange((id: string) => call(routes.deleteCv, { params: { id } }));

export const useRenameCv = () =>
  useChange(({ id, fileName }: { id: string; fileName: string }) =>
    call(routes.renameCv, { params: { id }, body: { file_name: fileName } }),
  );

export const useChangeSecondReading = () =>
  useChange((isOn: boolean) => call(routes.changeSecondReading, { body: { is_on: isOn } }));

export const useChoosePlatformCv = () =>
  useChange(({ platformId, cv }: { platformId: number; cv: string | null }) =>
    call(routes.choosePlatformCv, { body: { platform_id: platformId, cv } }),
  );
