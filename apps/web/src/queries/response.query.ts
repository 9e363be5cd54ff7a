import { type SetResponse } from "@sendoff/contract/response";
import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../lib/api-client.ts";

/** Where the evidence of one application is kept; the receipt asks for it. */
export const applicationKey = (id: string) => ["application", id] as const;

function keep(client: QueryClient, detail: ApplicationDetail): void {
  client.setQueryData(applicationKey(detail.application.id), detail);
  void client.invalidateQueries({ queryKey: ["logs"] });
  void client.invalidateQueries({ queryKey: ["analytics"] });
}

/** Writes down, or takes back with null, what the employer's side has answered; the receipt, logs and figures follow. */
export function useResponse(applicationId: string) {
  const client = useQueryClient();
  const params = { id: applicationId };
  return useMutation({
    mutationFn: async (response: z.input<typeof SetResponse> | null) =>
      response === null
        ? (await call(routes.clearResponse, { params })).body
        : (await call(routes.setResponse, { params, body: response })).body,
    onSuccess: (detail) => keep(client, detail),
  });
}
