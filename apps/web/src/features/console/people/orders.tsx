import type { ConsolePerson } from "@sendoff/contract/console";
import { Link } from "react-router";
import { paths } from "../../../config/paths.ts";
import { formatDayTime, formatDollars, formatRupees } from "../../../lib/format.ts";
import { type Column, DenseCard, DenseTable } from "../shell/dense.tsx";
import { messages } from "./messages.ts";

type Order = ConsolePerson["orders"][number];

const COLUMNS: readonly Column<Order>[] = [
  {
    name: messages.order,
    isWide: true,
    cell: ({ txnid }) => (
      <Link
        className="link target font-mono text-caption"
        to={`${paths.console}/payments?wanted=${encodeURIComponent(txnid)}`}
      >
        {txnid}
      </Link>
    ),
  },
  { name: messages.state, cell: ({ state }) => messages.orderStates[state] },
  {
    name: messages.amount,
    isNumber: true,
    cell: ({ amount, amount_inr: rupees }) => `${formatRupees(rupees)} (${formatDollars(amount)})`,
  },
  { name: messages.ordered, cell: ({ created_at: at }) => formatDayTime(at) },
];

/** Their latest orders. */
export function Orders({ orders }: { orders: readonly Order[] }) {
  return (
    <DenseCard title={messages.orders}>
      {orders.length === 0 ? (
        <p className="px-3.5 py-4 text-fg-3">{messages.noOrders}</p>
      ) : (
        <DenseTable
          label={messages.orders}
          columns={COLUMNS}
          rows={orders}
          keyOf={({ txnid }) => txnid}
        />
      )}
    </DenseCard>
  );
}
