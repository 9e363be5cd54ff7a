import { routes } from "@sendoff/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { refreshMoney } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import { rechargeProblem } from "./recharge-problem.ts";
import { postForm } from "./post-form.ts";

/**
 * Starts a recharge and leaves for the payment page. Not a mutation of the query library: that would keep the call while the
 * browser is offline and pay when it is back. Leaving the step in time means not paying.
 */
export function useRecharge(onDone: () => void) {
  const client = useQueryClient();
  const underWay = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; note?: string }>();

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: busy.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = undefined;
      setBusy(false);
      refreshMoney(client);
    };
    window.addEventListener("pageshow", wake);
    return () => {
      window.removeEventListener("pageshow", wake);
      underWay.current?.abort();
    };
  }, [client]);

  const pay = useCallback(
    async (planId: number, cents: number): Promise<void> => {
      // The second press of a double click comes before the button is drawn as busy.
      if (underWay.current !== undefined) return;
      const leave = new AbortController();
      underWay.current = leave;
      setBusy(true);
      setProblem(undefined);
      try {
        const body = { plan_: planId, amount: cents / 100 };
        const { body: answer } = await call(routes.addToWallet, { body, signal: leave.signal });
        if (leave.signal.aborted) return;
        if ("payment_url" in answer) {
          // Stays busy: the browser is on its way out.
          postForm(answer.payment_url, answer.data);
          return;
        }
        showToast(messages.paid);
        refreshMoney(client);
        onDone();
      } catch (error) {
        if (leave.signal.aborted) return;
        const found = rechargeProblem(error);
        // The app leaves for the start page, and the dialog with it.
        if (error instanceof ApiError && error.status === 401) {
          showToast(found.title, { tone: "danger" });
        }
        setProblem(found);
      }
      underWay.current = undefined;
      setBusy(false);
    },
    [client, onDone],
  );
  return { pay, isBusy, problem };
}
