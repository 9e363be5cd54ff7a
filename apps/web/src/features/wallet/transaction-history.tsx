import { Check, Hourglass, type LucideIcon, Undo2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { Tabs } from "../../components/ui/tabs.tsx";
import { formatDayTime, formatDollars } from "../../lib/format.ts";
import { type Transaction, isSettled } from "./transactions.ts";

const PAGE = 20;
const filters = [
  { value: "all", label: "All" },
  { value: "added", label: "Added" },
  { value: "spent", label: "Spent" },
];

export function TransactionHistory({
  transactions,
  hasFailed,
  onRetry,
}: {
  /** Undefined while loading. */
  transactions: readonly Transaction[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  const [filter, setFilter] = useState("all");
  const [shown, setShown] = useState(PAGE);
  const kept = (transactions ?? []).filter(({ kind }) => filter === "all" || kind === filter);
  return (
    <Card>
      <CardHeader
        title="Transaction History"
        hasLine
        className="max-sm:flex-wrap max-sm:[&>h2]:basis-full"
        end={
          <Tabs
            look="segments"
            label="Transactions shown"
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setShown(PAGE);
            }}
            items={filters}
          />
        }
      />
      {hasFailed ? (
        <ErrorState title="The history could not be loaded" onRetry={onRetry} />
      ) : transactions === undefined ? (
        <SkeletonRows label="Loading the history" />
      ) : kept.length === 0 ? (
        <EmptyState title="No transactions found" note="Your five free applications come first." />
      ) : (
        <>
          <TransactionTable transactions={kept.slice(0, shown)} />
          <div className="flex items-center justify-between border-t border-border px-4 py-3 text-small text-fg-3 lg:px-5">
            <span className="num">
              {Math.min(shown, kept.length)} of {kept.length}
            </span>
            {shown < kept.length ? (
              <Button size="sm" variant="ghost" onClick={() => setShown(shown + PAGE)}>
                Show more
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Card>
  );
}

const head = "px-3 py-2.5 text-left text-meta font-[550] text-fg-3 first:pl-5 last:pr-5";
const cell = "h-12 px-3 first:pl-5 last:pr-5";

function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <>
      <table className="w-full max-lg:hidden">
        <thead>
          <tr className="border-b border-border">
            <th className={head}>When</th>
            <th className={head}>What</th>
            <th className={head}>Reference</th>
            <th className={head}>Status</th>
            <th className={`${head} text-right!`}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {transactions.map((entry) => (
            <tr key={entry.id} className="border-b border-border last:border-b-0">
              <td className={`${cell} w-[140px] whitespace-nowrap text-fg-2`}>
                {formatDayTime(entry.at)}
              </td>
              <td className={`${cell} font-semibold`}>{entry.what}</td>
              <td className={`${cell} w-[170px] font-mono text-small text-fg-3`}>
                {entry.reference}
              </td>
              <td className={`${cell} w-[150px]`}>
                <MoneyStatus status={entry.status} />
              </td>
              <td className={`${cell} w-[120px] text-right font-semibold whitespace-nowrap`}>
                <Amount entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="lg:hidden">
        {transactions.map((entry) => (
          <li
            key={entry.id}
            className="flex items-center gap-3 border-t border-border px-4 py-[11px] first:border-t-0"
          >
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{entry.what}</b>
              <span className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-fg-3">
                {formatDayTime(entry.at)}
                {isSettled(entry.status) ? null : <MoneyStatus status={entry.status} />}
              </span>
            </span>
            <span className="num font-semibold">
              <Amount entry={entry} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const icons: Record<string, LucideIcon> = { completed: Check, held: Hourglass, released: Undo2 };

/** 'completed' in the default look, any other with its own word (SPEC 4). */
function MoneyStatus({ status }: { status: string }) {
  const tone = isSettled(status) ? "neutral" : "outline";
  return (
    <Badge tone={tone} Icon={icons[status.toLowerCase()]}>
      {status}
    </Badge>
  );
}

function Amount({ entry }: { entry: Transaction }) {
  const { amount } = entry;
  if (amount > 0) return <span className="text-success-text">+{formatDollars(amount)}</span>;
  if (amount < 0) return <>−{formatDollars(-amount)}</>;
  return <>{formatDollars(0)}</>;
}
