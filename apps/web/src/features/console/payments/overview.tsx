import type { ConsolePayment, ConsolePayments, MoneyRequest } from "@sendoff/contract/console";
import { CircleCheck, CircleX } from "lucide-react";
import { Badge, CountPip } from "../../../components/ui/badge.tsx";
import { formatDayTime, formatDollars, formatRupees } from "../../../lib/format.ts";
import { span } from "../shell/span.ts";
import { type Column, DenseCard, DenseList, Facts } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { STATE_AND_AMOUNT } from "./order-columns.tsx";
import { RequestItem } from "./request-item.tsx";

type OpenOrder = ConsolePayments["open_orders"][number];

/** Orders that the provider is still asked about. */
export function OpenOrders({
  orders,
  onLook,
}: {
  orders: readonly OpenOrder[];
  onLook: (txnid: string) => void;
}) {
  return (
    <DenseList
      title={messages.openOrders}
      note={messages.oldestFirst}
      empty={messages.noOpenOrders}
      columns={columnsWith(onLook)}
      rows={orders}
      keyOf={({ txnid }) => txnid}
    />
  );
}

function columnsWith(onLook: (txnid: string) => void): Column<OpenOrder>[] {
  return [
    {
      name: messages.order,
      isWide: true,
      cell: ({ txnid }) => (
        <button
          type="button"
          className="link target font-mono text-caption"
          onClick={() => onLook(txnid)}
        >
          {txnid}
        </button>
      ),
    },
    ...STATE_AND_AMOUNT,
    { name: messages.age, isNumber: true, cell: ({ age_seconds: seconds }) => span(seconds) },
  ];
}

/** What this operator may approve: others have asked for it. */
export const waitingForViewer = (requests: readonly MoneyRequest[]): readonly MoneyRequest[] =>
  requests.filter(({ state, is_own: isOwn }) => state === "waiting" && !isOwn);

/** What waits for a second operator, and refunds that are under way. */
export function OpenRequests({
  requests,
  onLook,
  onChange,
}: {
  requests: readonly MoneyRequest[];
  onLook: (txnid: string) => void;
  onChange: (payment: ConsolePayment) => void;
}) {
  const waiting = waitingForViewer(requests).length;
  return (
    <DenseCard
      title={messages.openRequests}
      tone={waiting === 0 ? undefined : "you"}
      note={waiting === 0 ? undefined : <CountPip count={waiting} />}
    >
      {requests.length === 0 ? (
        <p className="px-3.5 py-4 text-fg-3">{messages.noneWaits}</p>
      ) : (
        <ul>
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} onLook={onLook} onChange={onChange} />
          ))}
        </ul>
      )}
    </DenseCard>
  );
}

/** Today's sums, the ledger's newest proof, and what one operator may move. */
export function Sums({ payments: { today, ledger, limits } }: { payments: ConsolePayments }) {
  return (
    <>
      <DenseCard title={messages.today}>
        <Facts
          facts={[
            [messages.paid, formatRupees(today.paid_inr)],
            [messages.refunded, formatRupees(today.refunded_inr)],
            [messages.writtenOff, formatDollars(today.written_off)],
            [
              messages.ledger,
              ledger === null ? (
                messages.notProvedYet
              ) : (
                <span key="ledger" className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Badge
                    tone={ledger.is_sound ? "success" : "danger"}
                    Icon={ledger.is_sound ? CircleCheck : CircleX}
                  >
                    {messages.proved(ledger.is_sound)}
                  </Badge>
                  {formatDayTime(ledger.at)}
                </span>
              ),
            ],
          ]}
        />
      </DenseCard>
      <DenseCard title={messages.limits}>
        <p className="px-3.5 py-3 text-fg-2">
          {messages.limitsAre(formatRupees(limits.refund_inr), formatDollars(limits.write_off))}
        </p>
      </DenseCard>
    </>
  );
}
