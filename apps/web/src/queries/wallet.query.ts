import { routes } from "@sendoff/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

export const walletQuery = queryOptions({
  queryKey: ["wallet", "balance"],
  queryFn: async ({ signal }) => (await call(routes.getWalletBalance, { signal })).body,
});

export const billingQuery = queryOptions({
  queryKey: ["wallet", "history"],
  queryFn: async ({ signal }) => (await call(routes.getBillingHistory, { signal })).body,
});
