import type { ConsolePayment } from "@sendoff/contract/console";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatCount, formatDayTime, formatRupees } from "../../../lib/format.ts";
import { type Column, DenseList } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { STATE_AND_AMOUNT } from "./order-columns.tsx";
import { Payment } from "./payment.tsx";

/**
 * The orders that fit. Of several one is chosen before anything can be done about it: forms under each other would not say for
 * certain whose money they move.
 */
export function Found({
  payments,
  limits,
  takesFocus,
  onChange,
}: {
  payments: readonly ConsolePayment[];
  limits: { refund_inr: number; write_off: number };
  /** It was asked for elsewhere on the page. */
  takesFocus: boolean;
  onChange: (payment: ConsolePayment) => void;
}) {
  const [chosen, setChosen] = useState<string>();
  const [only] = payments;
  const shown = payments.length === 1 ? only : payments.find(({ txnid }) => txnid === chosen);
  return (
    <>
      {payments.length > 1 ? (
        <DenseList
          title={messages.ordersFound(payments.length)}
          note={messages.chooseOne}
          empty=""
          columns={columnsWith(chosen, setChosen)}
          rows={payments}
          keyOf={({ txnid }) => txnid}
        />
      ) : null}
      {shown === undefined ? null : (
        <Arriving key={shown.txnid} takesFocus={takesFocus || payments.length > 1}>
          <Payment payment={shown} limits={limits} onChange={onChange} />
        </Arriving>
      )}
    </>
  );
}

/** Keyboards, screen readers and phones go on at what was asked for, wherever on the page that was. */
function Arriving({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-28 flex-col gap-3.5 outline-none lg:scroll-mt-16"
    >
      {children}
    </div>
  );
}

function columnsWith(
  chosen: string | undefined,
  onChoose: (txnid: string) => void,
): Column<ConsolePayment>[] {
  return [
    {
      name: messages.order,
      isWide: true,
      cell: ({ txnid }) => (
        <button
          type="button"
          aria-pressed={txnid === chosen}
          className="link target font-mono text-caption aria-pressed:font-bold"
          onClick={() => onChoose(txnid)}
        >
          {txnid}
        </button>
      ),
    },
    ...STATE_AND_AMOUNT,
    {
      name: messages.refunded,
      isNumber: true,
      cell: ({ refunded_inr: refunded }) => formatRupees(refunded),
    },
    {
      name: messages.creditsGiven,
      isNumber: true,
      cell: ({ credits, credits_left: left }) =>
        messages.creditsLeft(formatCount(credits), formatCount(left)),
    },
    { name: messages.ordered, cell: ({ created_at: at }) => formatDayTime(at) },
  ];
}
