import { type Payment, type PaymentState } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { ApiError } from "../lib/api-error.ts";
import { dashboardQuery } from "./dashboard.query.ts";

/** Another tab may have paid meanwhile: whoever comes back to this one sees what the wallet holds now. */
const live = { refetchOnWindowFocus: "always" } as const;

export const walletQuery = queryOptions({
  queryKey: ["wallet", "balance"],
  queryFn: async ({ signal }) => (await call(routes.getWalletBalance, { signal })).body,
  ...live,
});

export const billingQuery = queryOptions({
  queryKey: ["wallet", "history"],
  queryFn: async ({ signal }) => (await call(routes.getBillingHistory, { signal })).body,
  ...live,
});

export const plansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: async ({ signal }) => (await call(routes.getPlans, { signal })).body.plans,
  staleTime: 5 * 60_000,
});

/** Nothing final is known of it: it may still become paid or fail. */
export function isOpenPayment({ state }: { state: PaymentState }): boolean {
  return state === "created" || state === "pending";
}

/** Open for longer, a payment is one that somebody walked away from; it is looked at less often. */
const FRESH_MS = 30 * 60_000;
const FRESH_LOOK_MS = 5000;
const OLD_LOOK_MS = 60_000;

/** Open, and young enough that its payer may be paying right now. */
export function isFreshPayment(payment: Payment, nowMs: number): boolean {
  return isOpenPayment(payment) && nowMs - new Date(payment.created_at).getTime() < FRESH_MS;
}

/** The user's recharges; looked at again while one of them is open. */
export const paymentsQuery = queryOptions({
  queryKey: ["wallet", "payments"],
  queryFn: async ({ signal }) => (await call(routes.getPayments, { signal })).body.payments,
  refetchInterval: ({ state }) => {
    const open = (state.data ?? []).filter(isOpenPayment);
    if (open.length === 0) return false;
    const now = Date.now();
    return open.some((payment) => isFreshPayment(payment, now)) ? FRESH_LOOK_MS : OLD_LOOK_MS;
  },
  ...live,
});

/** Looks at an open payment that ask the payment provider itself; later ones only read what the server has learnt. */
const ASKING_LOOKS = 6;
const LOOK_MS = 4000;

/** One recharge as the server knows it; looked at again until it is settled. */
export function paymentQuery(txnid: string) {
  return queryOptions({
    queryKey: ["wallet", "payment", txnid],
    queryFn: async ({ signal, client }): Promise<Payment> => {
      const known = client.getQueryState<Payment>(["wallet", "payment", txnid]);
      const isOpen = known?.data !== undefined && isOpenPayment(known.data);
      const asks = isOpen && known.dataUpdateCount <= ASKING_LOOKS;
      return (asks ? await askProvider(txnid, signal) : undefined) ?? (await read(txnid, signal));
    },
    refetchInterval: ({ state }) => {
      if (state.data === undefined || !isOpenPayment(state.data)) return false;
      return state.dataUpdateCount <= ASKING_LOOKS ? LOOK_MS : OLD_LOOK_MS / 4;
    },
    staleTime: 0,
    ...live,
  });
}

async function read(txnid: string, signal: AbortSignal): Promise<Payment> {
  return (await call(routes.getPayment, { params: { txnid }, signal })).body;
}

/** Undefined when the provider cannot be asked now: then what is known already has to do. */
async function askProvider(txnid: string, signal: AbortSignal): Promise<Payment | undefined> {
  try {
    return (await call(routes.checkPayment, { params: { txnid }, signal })).body;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 429 || error.status >= 500))
      return undefined;
    throw error;
  }
}

/** Asks the payment provider now what became of a recharge. Throws ApiError when it cannot be asked. */
export async function checkPayment(client: QueryClient, txnid: string): Promise<Payment> {
  const { body } = await call(routes.checkPayment, { params: { txnid } });
  client.setQueryData(paymentQuery(txnid).queryKey, body);
  refreshMoney(client);
  return body;
}

/** After anything that may have moved money: balance, history, payments and the dashboard's tile are asked for again. */
export function refreshMoney(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["wallet"] });
  void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
}
