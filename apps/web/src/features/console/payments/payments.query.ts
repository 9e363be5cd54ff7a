import { type ConsolePayment, consolePaymentRoutes } from "@sendoff/contract/console";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";

/** What waits for a second operator, open orders, today's sums and the limits. */
export const paymentsQuery = queryOptions({
  queryKey: ["console", "payments"],
  queryFn: async ({ signal }) =>
    (await call(consolePaymentRoutes.listConsolePayments, { signal })).body,
});

/** Orders that fit what was typed; each look is noted, so it is made once for each press. */
export async function lookUpPayments(wanted: string): Promise<readonly ConsolePayment[]> {
  return (await call(consolePaymentRoutes.lookUpPayments, { body: { wanted } })).body.payments;
}
