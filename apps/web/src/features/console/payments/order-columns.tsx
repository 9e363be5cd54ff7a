import type { ConsolePayment } from "@sendoff/contract/console";
import { Badge } from "../../../components/ui/badge.tsx";
import { formatRupees } from "../../../lib/format.ts";
import type { Column } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { PAYMENT_TONES } from "./payment-tones.ts";

/** How an order stands and what it is of, in every list of orders. */
export const STATE_AND_AMOUNT: readonly Column<Pick<ConsolePayment, "state" | "amount_inr">>[] = [
  {
    name: messages.state,
    cell: ({ state }) => <Badge {...PAYMENT_TONES[state]}>{messages.states[state]}</Badge>,
  },
  {
    name: messages.amount,
    isNumber: true,
    cell: ({ amount_inr: amount }) => formatRupees(amount),
  },
];
