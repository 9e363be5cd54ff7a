import type { Payment } from "@sendoff/contract/payment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "../../lib/toast-manager.ts";
import { ApiError } from "../../lib/api-error.ts";
import { paymentWords } from "../../lib/payment-words.ts";
import { checkPayment, paymentsQuery, refreshMoney } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

/** The user's recharges. When one of them settles while the page is open, everything that shows money follows. */
export function usePayments() {
  const client = useQueryClient();
  const query = useQuery(paymentsQuery);
  const states = query.data?.map(({ txnid, state }) => `${txnid} ${state}`).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== states) refreshMoney(client);
    before.current = states;
  }, [client, states]);
  return query;
}

/** 'Check again': asks the payment provider now and says what it answered. */
export function useCheckAgain() {
  const client = useQueryClient();
  const [checking, setChecking] = useState<string>();
  const check = useCallback(
    async (txnid: string): Promise<void> => {
      setChecking(txnid);
      try {
        tell(await checkPayment(client, txnid));
      } catch (error) {
        showToast(messages.paymentCouldNotBeChecked, {
          tone: "danger",
          note: error instanceof ApiError ? error.message : messages.pleaseTryAgainInAMoment,
        });
      }
      setChecking(undefined);
    },
    [client],
  );
  return { check, checking };
}

function tell(payment: Payment): void {
  const { title, note } = paymentWords(payment);
  if (payment.state === "paid") showToast(messages.paid, { note: title });
  else showToast(title, { note });
}
