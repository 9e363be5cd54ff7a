import { type SaveCommonAnswers } from "@sendoff/contract/common-answers";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../lib/api-client.ts";
import { refreshNeeds } from "../../queries/needs-you.query.ts";
import { userQuery } from "../../queries/user.query.ts";

/** What forms ask most, with what is known and proposed. */
export const commonAnswersQuery = queryOptions({
  queryKey: ["common-answers"],
  queryFn: async ({ signal }) => (await call(routes.getCommonAnswers, { signal })).body,
  // What is typed on the page is built on it.
  staleTime: 0,
  refetchOnWindowFocus: false,
});

type Changes = z.input<typeof SaveCommonAnswers>;

/** Keeps what was said; profile, answer bank and inbox are read anew. */
export function useSaveCommonAnswers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: Changes) =>
      (await call(routes.saveCommonAnswers, { body: changes })).body,
    onSuccess: ({ answers }) => {
      client.setQueryData(commonAnswersQuery.queryKey, answers);
      refreshNeeds(client);
      return client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
}
