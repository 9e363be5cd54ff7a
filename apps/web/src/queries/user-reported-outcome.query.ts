import { type ArrivalVerdict, type UserAction } from "@sendoff/contract/proof";
import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../lib/api-client.ts";
import { refreshNeeds } from "./needs-you.query.ts";
import { applicationKey } from "./response.query.ts";
import { refreshReview } from "./review.query.ts";

type UserActionOutcome = z.infer<(typeof routes.actOnApplication.responses)[200]>;

/** The receipt, the inbox, the logs and the figures follow what the user reports. */
function keep(client: QueryClient, detail: ApplicationDetail | undefined): void {
  if (detail !== undefined) client.setQueryData(applicationKey(detail.application.id), detail);
  refreshNeeds(client);
  void client.invalidateQueries({ queryKey: ["analytics"] });
}

/**
 * Says whether an unconfirmed application arrived. `insteadOf`: the report that it replaces. `onReported` comes before what is shown
 * follows, because that may take the buttons away.
 */
export function useArrival(applicationId: string, onReported: (verdict: ArrivalVerdict) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (word: {
      verdict: ArrivalVerdict;
      insteadOf?: ArrivalVerdict | undefined;
    }) => {
      const { verdict, insteadOf } = word;
      const body = { verdict, ...(insteadOf === undefined ? {} : { instead_of: insteadOf }) };
      return (await call(routes.settleArrival, { params: { id: applicationId }, body })).body;
    },
    onSuccess: (_, { verdict }) => onReported(verdict),
    onSettled: (detail) => keep(client, detail),
  });
}

/**
 * Carries out a user's action on an application that Sendoff did not send; `onDone` as `onReported` above. With `starts` another try
 * begins at once.
 */
export function useUserAction(
  applicationId: string,
  onDone: (act: UserAction, outcome: UserActionOutcome) => void,
  { starts = false }: { starts?: boolean } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: UserAction) =>
      (
        await call(routes.actOnApplication, {
          params: { id: applicationId },
          body: { act, ...(starts ? { starts } : {}) },
        })
      ).body,
    onSuccess: (outcome, act) => onDone(act, outcome),
    onSettled: (outcome) => {
      keep(client, outcome?.application);
      refreshReview(client);
    },
  });
}
