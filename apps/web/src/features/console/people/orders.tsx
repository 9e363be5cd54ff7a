import type { ConsolePerson } from "@sendoff/contract/console";
import { Link } from "react-router";
import { Badge } from "../../../components/ui/badge.tsx";
import { paths } from "../../../config/paths.ts";
import { formatDayTime, formatDollars, formatRupees } from "../../../lib/format.ts";
import { type Column, DenseList } from "../shell/dense.tsx";
import { messages as payments } from "../payments/messages.ts";
import { PAYMENT_TONES } from "../payments/payment-tones.ts";
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
  {
    name: messages.state,
    cell: ({ state }) => <Badge {...PAYMENT_TONES[state]}>{payments.states[state]}</Badge>,
  },
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
    <DenseList
      title={messages.orders}
      empty={messages.noOrders}
      columns={COLUMNS}
      rows={orders}
      keyOf={({ txnid }) => txnid}
    />
  );
}
