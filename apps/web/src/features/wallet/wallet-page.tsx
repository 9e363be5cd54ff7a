import type { Plan } from "@sendoff/contract/payment";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { useNow } from "../../lib/use-now.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { billingQuery, walletQuery } from "../../queries/wallet.query.ts";
import { BalanceNote, CreditsCard, MonthCard } from "./balance-cards.tsx";
import { LowBalanceAlert, LowBalanceMail } from "./low-balance.tsx";
import { messages } from "./messages.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { RechargeDialog } from "./recharge-dialog.tsx";
import { TransactionHistory } from "./transaction-history.tsx";
import { isCut, transactionsOf } from "./transactions.ts";
import { useAddMoney } from "./use-add-money.ts";
import { usePayments } from "./use-payments.ts";

const MINUTE_MS = 60_000;

export function WalletPage() {
  usePageTitle(messages.wallet);
  const wallet = useQuery(walletQuery);
  const now = useNow(true, MINUTE_MS);
  const history = useQuery(billingQuery);
  const payments = usePayments();
  const { step, open, goOn, close } = useAddMoney();
  const hasFailed = wallet.isError && wallet.data === undefined;
  // Rows name their plan and offer what can be done by the recharges; without those they still say what they know.
  const isLoaded = history.data !== undefined && !payments.isPending;
  const recharge = useCallback(
    (plan: Plan) => goOn({ add: "recharge", plan: String(plan.id) }),
    [goOn],
  );
  return (
    <div className="page-column">
      <PageHeader
        title={messages.wallet}
        note={messages.prepaidOneApplicationUses1Credit}
        actions={
          <Button variant="primary" onClick={open}>
            <Plus aria-hidden="true" />
            {messages.addMoney}
          </Button>
        }
      />
      {hasFailed ? (
        <Alert
          tone="danger"
          title={messages.balanceFailed}
          action={
            <Button size="sm" isBusy={wallet.isFetching} onClick={() => void wallet.refetch()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.yourMoneyAndCreditsAreSafe}
        </Alert>
      ) : null}
      {wallet.data === undefined ? null : <LowBalanceAlert wallet={wallet.data} onAdd={open} />}
      {hasFailed ? null : (
        <div className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <BalanceNote wallet={wallet.data} />
          <CreditsCard wallet={wallet.data} />
          <MonthCard wallet={wallet.data} />
        </div>
      )}
      <TransactionHistory
        transactions={
          history.data !== undefined && isLoaded
            ? transactionsOf(history.data, payments.data ?? [], now)
            : undefined
        }
        isCut={history.data !== undefined && isCut(history.data)}
        hasFailed={history.isError && history.data === undefined}
        onRetry={() => history.refetch()}
      />
      <LowBalanceMail />
      {step.kind === "plan" ? (
        <PlanDialog preferredId={step.planId} onClose={close} onChosen={recharge} />
      ) : null}
      {step.kind === "recharge" ? (
        <RechargeDialog
          planId={step.planId}
          amount={step.amount}
          wallet={wallet.data}
          payments={payments.data ?? []}
          onAmount={(amount) =>
            goOn({
              add: "recharge",
              ...(step.planId === undefined ? {} : { plan: String(step.planId) }),
              amount,
            })
          }
          onChangePlan={() => goOn({ add: "plan" })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
