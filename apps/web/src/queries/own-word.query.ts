import {
  type ApplicationDetail,
  type ArrivalVerdict,
  type OwnAct,
  routes,
} from "@sendoff/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../lib/api-client.ts";
import { refreshNeeds } from "./needs-you.query.ts";
import { applicationKey } from "./response.query.ts";
import { refreshReview } from "./review.query.ts";

type OwnActOutcome = z.infer<(typeof routes.actOnApplication.responses)[200]>;

/** The receipt, the inbox, the logs and the figures follow the user's word. */
function keep(client: QueryClient, detail: ApplicationDetail | undefined): void {
  if (detail !== undefined) client.setQueryData(applicationKey(detail.application.id), detail);
  refreshNeeds(client);
  void client.invalidateQueries({ queryKey: ["analytics"] });
}

/**
 * Says whether an application in doubt arrived. `insteadOf`: the word that is taken back by it. `onSaid` comes before what is shown
 * follows, because that may take the buttons away.
 */
export function useArrival(applicationId: string, onSaid: (verdict: ArrivalVerdict) => void) {
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
    onSuccess: (_, { verdict }) => onSaid(verdict),
    onSettled: (detail) => keep(client, detail),
  });
}

/** Does something by the user's own hand about an application that Sendoff did not send; `onDone` as `onSaid` above. */
export function useOwnAct(
  applicationId: string,
  onDone: (act: OwnAct, outcome: OwnActOutcome) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: OwnAct) =>
      (await call(routes.actOnApplication, { params: { id: applicationId }, body: { act } })).body,
    onSuccess: (outcome, act) => onDone(act, outcome),
    onSettled: (outcome) => {
      keep(client, outcome?.application);
      refreshReview(client);
    },
  });
}
