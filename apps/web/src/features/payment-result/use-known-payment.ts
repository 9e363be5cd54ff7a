import type { Payment } from "@sendoff/contract/payment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { formatMoment } from "../../lib/format.ts";
import { paymentQuery, refreshMoney } from "../../queries/wallet.query.ts";
import type { ResultValues } from "./read-result.ts";

/** What the server says of the payment that an address names. */
export type Knowledge =
  | { kind: "visitor" }
  | { kind: "no_number" }
  | { kind: "asking" }
  | { kind: "known"; payment: Payment; isAsking: boolean; onAsk: () => void }
  | { kind: "unknown" }
  | { kind: "unreachable"; isAsking: boolean; onAsk: () => void };

/** The numbers that we make; nothing else is worth asking about. */
const TXNID = /^[\w.-]{1,64}$/;

/** Looks again by itself while the payment is open, and lets everything that shows money follow when it settles. */
export function useKnownPayment(txnid: string, isSignedIn: boolean): Knowledge {
  const client = useQueryClient();
  const isAskable = TXNID.test(txnid);
  const query = useQuery({ ...paymentQuery(txnid), enabled: isSignedIn && isAskable });
  const state = query.data?.state;
  useEffect(() => {
    if (state !== undefined) refreshMoney(client);
  }, [client, state]);

  if (!isSignedIn) return { kind: "visitor" };
  if (txnid === "") return { kind: "no_number" };
  const isAsking = query.isFetching;
  const onAsk = () => void query.refetch();
  if (query.data !== undefined) return { kind: "known", payment: query.data, isAsking, onAsk };
  if (!isAskable) return { kind: "unknown" };
  if (query.isPending) return { kind: "asking" };
  const { error } = query;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isUnknown ? { kind: "unknown" } : { kind: "unreachable", isAsking, onAsk };
}

/** A payment that is known has one time, that of its postmark; the payment page's clock is another one, in a zone that it does not name. */
export function onOurClock(values: ResultValues, knowledge: Knowledge): ResultValues {
  const at = knowledge.kind === "known" ? knowledge.payment.settled_at : null;
  return at === null || values.date === "" ? values : { ...values, date: formatMoment(at) };
}
