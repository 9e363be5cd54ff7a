import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { plural } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { billingQuery, walletQuery } from "../../queries/wallet.query.ts";
import { BalanceNote, CreditsCard, MonthCard } from "./balance-cards.tsx";
import { TransactionHistory } from "./transaction-history.tsx";
import { monthUse, transactionsOf } from "./transactions.ts";

export function WalletPage() {
  usePageTitle("Wallet");
  const [today] = useState(() => new Date());
  const wallet = useQuery(walletQuery);
  const history = useQuery(billingQuery);
  const hasFailed = wallet.isError && wallet.data === undefined;
  return (
    <div className="page-column">
      <PageHeader
        title="Wallet"
        note="Prepaid. One application uses 1 credit, and only when the portal confirms it."
      />
      {hasFailed ? (
        <Alert
          tone="danger"
          title="Failed to fetch wallet balance"
          action={
            <Button size="sm" onClick={() => void wallet.refetch()}>
              Try Again
            </Button>
          }
        >
          Your credits are safe.
        </Alert>
      ) : null}
      {wallet.data?.low_balance === true ? (
        <Alert tone="you" title="Low Balance Alert">
          {wallet.data.credits === 0
            ? "No credit is left, so no application can be sent."
            : `Enough for ${plural(wallet.data.credits, "application")}.`}
        </Alert>
      ) : null}
      {hasFailed ? null : (
        <div className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <BalanceNote wallet={wallet.data} />
          <CreditsCard wallet={wallet.data} />
          <MonthCard use={history.data === undefined ? undefined : monthUse(history.data, today)} />
        </div>
      )}
      <TransactionHistory
        transactions={history.data === undefined ? undefined : transactionsOf(history.data)}
        hasFailed={history.isError && history.data === undefined}
        onRetry={() => void history.refetch()}
      />
    </div>
  );
}
