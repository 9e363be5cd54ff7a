import { STATEMENT_DOWNLOAD_NAME } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { Pagination } from "../../components/ui/pagination.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { Tabs } from "../../components/ui/tabs.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { messages } from "./messages.ts";
import { TransactionRows } from "./transaction-rows.tsx";
import type { Transaction } from "./transactions.ts";
import { useCheckAgain } from "./use-payments.ts";

const PAGE_SIZE = 10;
const filters = [
  { value: "all", label: messages.all },
  { value: "added", label: messages.added },
  { value: "spent", label: messages.spent },
];
const emptyNotes: Record<string, string> = {
  all: messages.yourFiveFreeApplicationsComeFirst,
  added: messages.moneyYouAddShowsHere,
  spent: messages.firstConfirmedApplicationShowsHere,
};

export function TransactionHistory({
  transactions,
  isCut,
  hasFailed,
  onRetry,
}: {
  /** Undefined while loading. */
  transactions: readonly Transaction[] | undefined;
  /** Whether there are older ones. */
  isCut: boolean;
  hasFailed: boolean;
  onRetry: () => unknown;
}) {
  const { filter, page, show } = useShown();
  const { check, checking } = useCheckAgain();
  const kept = (transactions ?? []).filter(({ kind }) => filter === "all" || kind === filter);
  const pages = Math.max(1, Math.ceil(kept.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  const start = (current - 1) * PAGE_SIZE;
  return (
    <Card>
      <CardHeader
        title={messages.transactionHistory}
        hasLine
        className="flex-wrap max-sm:[&>h2]:basis-full"
        end={
          <>
            <Tabs
              look="segments"
              label={messages.transactionsShown}
              value={filter}
              onChange={(next) => show(next, 1)}
              items={filters}
            />
            <StatementButton />
          </>
        }
      />
      {hasFailed ? (
        <ErrorState title={messages.historyCouldNotBeLoaded} onRetry={onRetry} />
      ) : transactions === undefined ? (
        <SkeletonRows label={messages.loadingTheHistory} />
      ) : kept.length === 0 ? (
        <EmptyState title={messages.noTransactions} note={emptyNotes[filter]} />
      ) : (
        <>
          <TransactionRows
            transactions={kept.slice(start, start + PAGE_SIZE)}
            checking={checking}
            onCheck={(txnid) => void check(txnid)}
          />
          {isCut && current === pages ? (
            <p className="border-t border-border px-4 py-3 text-small text-fg-3 lg:px-5">
              {messages.olderTransactionsAreInTheCsv}
            </p>
          ) : null}
          {pages === 1 ? null : (
            <Pagination page={current} pages={pages} onPage={(next) => show(filter, next)} />
          )}
        </>
      )}
    </Card>
  );
}

/** Filter and page stand in the address: a reload, and Back from a receipt, show the same rows. */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("show") ?? "all";
  const filter = filters.some(({ value }) => value === wanted) ? wanted : "all";
  const number = Number(search.get("page"));
  const page = Number.isSafeInteger(number) && number > 0 ? number : 1;
  const show = (nextFilter: string, nextPage: number) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (nextFilter === "all") after.delete("show");
        else after.set("show", nextFilter);
        if (nextPage === 1) after.delete("page");
        else after.set("page", String(nextPage));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { filter, page, show };
}

/** The ledger's every line, as the server writes it. */
function StatementButton() {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await call(routes.getStatement);
      saveFile(new Blob([body], { type: "text/csv;charset=utf-8" }), STATEMENT_DOWNLOAD_NAME);
    } catch (error) {
      showToast(messages.statementCouldNotBeDownloaded, {
        tone: "danger",
        ...(error instanceof ApiError ? { note: error.message } : {}),
      });
    }
    setBusy(false);
  }
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void download()} className="max-sm:ml-auto">
      {isBusy ? null : <Download aria-hidden="true" />}
      {messages.csv} <span className="sr-only">{messages.statementOfEveryTransaction}</span>
    </Button>
  );
}
