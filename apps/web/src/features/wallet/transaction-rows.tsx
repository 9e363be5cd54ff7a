import { useQuery } from "@tanstack/react-query";
import {
  Check,
  CircleSlash,
  CircleX,
  Hourglass,
  type LucideIcon,
  RefreshCw,
  Scale,
  Undo2,
} from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { type Transaction, canCheck, canRetry } from "./transactions.ts";
import { moneyOf } from "../../lib/money.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

interface RowsProps {
  transactions: readonly Transaction[];
  onCheck: (txnid: string) => void;
  /** The recharge that is being checked. */
  checking: string | undefined;
}

const head = "px-3 py-2.5 text-left text-meta font-[550] text-fg-3 first:pl-5 last:pr-5";
const cell = "h-12 px-3 py-1.5 first:pl-5 last:pr-5";

/** A table on wide screens, a list on small ones: never a sideways scroll. */
export function TransactionRows({ transactions, ...actions }: RowsProps) {
  const hasButtons = transactions.some(
    ({ payment }) => payment !== undefined && (canCheck(payment) || canRetry(payment)),
  );
  return (
    <>
      <table className="w-full table-fixed max-lg:hidden">
        <thead>
          <tr className="border-b border-border">
            <th className={`${head} w-[134px]`}>{messages.when}</th>
            <th className={head}>{messages.what}</th>
            <th className={`${head} w-[196px] max-xl:hidden`}>{messages.reference}</th>
            <th className={`${head} w-[124px]`}>{messages.status}</th>
            <th className={`${head} w-[112px] text-right!`}>{messages.amount}</th>
            <th className={`${head} ${hasButtons ? "w-[208px] max-xl:w-[140px]" : "w-[116px]"}`}>
              <span className="sr-only">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {transactions.map((entry) => (
            <tr key={entry.id} className="border-b border-border last:border-b-0">
              <td className={`${cell} num whitespace-nowrap text-fg-2`}>
                {formatDayTime(entry.at)}
              </td>
              <td className={cell}>
                <What entry={entry} />
              </td>
              <td className={`${cell} num text-small break-words text-fg-3 max-xl:hidden`}>
                <Reference entry={entry} />
              </td>
              <td className={cell}>
                <MoneyStatus entry={entry} />
              </td>
              <td className={`${cell} num text-right font-semibold whitespace-nowrap`}>
                <Amount entry={entry} />
              </td>
              <td className={cell}>
                <span className="flex flex-wrap justify-end gap-1.5">
                  <Actions entry={entry} {...actions} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="lg:hidden">
        {transactions.map((entry) => (
          <li key={entry.id} className="border-t border-border px-4 py-[11px] first:border-t-0">
            <div className="flex items-start gap-3">
              <span className="min-w-0 flex-1">
                <What entry={entry} />
                <span className="num mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-fg-3">
                  {formatDayTime(entry.at)}
                  {entry.isCode ? <Reference entry={entry} /> : null}
                  {entry.status === "completed" ? null : <MoneyStatus entry={entry} />}
                </span>
              </span>
              <span className="num text-right font-semibold">
                <Amount entry={entry} />
              </span>
            </div>
            <span className="flex flex-wrap gap-2 not-empty:mt-2">
              <Actions entry={entry} {...actions} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function What({ entry }: { entry: Transaction }) {
  return (
    <>
      <b className="block font-semibold break-words">{entry.what}</b>
      {entry.note === "" ? null : (
        <span className="block text-small break-words text-fg-3">{entry.note}</span>
      )}
    </>
  );
}

function Reference({ entry: { reference, isCode } }: { entry: Transaction }) {
  return <span className={isCode ? "font-mono" : undefined}>{reference}</span>;
}

/** What an open or failed recharge offers, or the way to a row's proof. */
function Actions({
  entry,
  onCheck,
  checking,
}: { entry: Transaction } & Omit<RowsProps, "transactions">) {
  const { payment } = entry;
  if (payment !== undefined && (canCheck(payment) || canRetry(payment))) {
    return (
      <>
        {canCheck(payment) ? (
          <Button
            size="sm"
            isBusy={checking === payment.txnid}
            aria-label={messages.checkAgainWhat(entry.what)}
            onClick={() => onCheck(payment.txnid)}
          >
            {checking === payment.txnid ? null : <RefreshCw aria-hidden="true" />}
            {messages.checkAgain}
          </Button>
        ) : null}
        {canRetry(payment) ? (
          <ButtonLink
            size="sm"
            to={paths.app.recharge(payment.plan_id, payment.amount)}
            aria-label={messages.retryWhat(entry.what)}
          >
            {messages.retry}
          </ButtonLink>
        ) : null}
      </>
    );
  }
  const to =
    entry.hasReceipt && payment !== undefined
      ? paths.app.payment(payment.txnid)
      : entry.applicationId === ""
        ? undefined
        : paths.app.application(entry.applicationId);
  return to === undefined ? null : (
    <Link
      className="link target-alone text-small"
      to={to}
      aria-label={messages.receiptWhat(entry.what)}
    >
      {messages.receipt}
    </Link>
  );
}

const icons: Record<Transaction["status"], LucideIcon> = {
  completed: Check,
  pending: Hourglass,
  failed: CircleX,
  refunded: Undo2,
  disputed: Scale,
};

/** 'completed' in the default look, any other secondary with its own word (SPEC 4). */
export function MoneyStatus({
  entry: { status, isLeft },
}: {
  entry: Pick<Transaction, "status" | "isLeft">;
}) {
  return (
    <Badge
      tone={status === "completed" ? "neutral" : "outline"}
      Icon={isLeft ? CircleSlash : icons[status]}
    >
      {isLeft ? messages.notPaid : messages.moneyStatus[status]}
    </Badge>
  );
}

/** Money in the user's own currency; where none moved, the free credits that did. */
function Amount({ entry: { amount, credits, moved, payment } }: { entry: Transaction }) {
  const { data: wallet } = useQuery(walletQuery);
  // A recharge keeps the rate that it was paid at.
  const { main, beside } = moneyOf(amount, payment?.usd_inr_rate ?? wallet?.usd_inr_rate);
  if (moved === "nothing") {
    return <span className="font-normal text-fg-3">{main}</span>;
  }
  if (amount === 0 && credits > 0) {
    return moved === "in" ? (
      <span className="text-success-text">{messages.credit(credits)}</span>
    ) : (
      <>{messages.freeCredit(credits)}</>
    );
  }
  if (amount === 0) return <>{main}</>;
  return (
    <>
      {moved === "in" ? <span className="text-success-text">+{main}</span> : <>−{main}</>}
      {beside === undefined ? null : (
        <span className="block text-small font-normal text-fg-3">{beside}</span>
      )}
    </>
  );
}
