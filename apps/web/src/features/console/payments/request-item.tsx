import {
  type ConsolePayment,
  consolePaymentRoutes,
  type MoneyRequest,
} from "@sendoff/contract/console";
import { useMutation } from "@tanstack/react-query";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { call } from "../../../lib/api-client.ts";
import { serverMessage } from "../../../lib/api-error.ts";
import { formatDayTime, formatDollars, formatRupees } from "../../../lib/format.ts";
import { messages } from "./messages.ts";
import { REQUEST_TONES } from "./payment-tones.ts";

type Act = "approve" | "decline" | "send";
const ROUTES = {
  approve: consolePaymentRoutes.approveRequest,
  decline: consolePaymentRoutes.declineRequest,
  send: consolePaymentRoutes.sendRefundAgain,
} as const;

/** One request: what, by whom and why, how it stands, and what this operator may do about it. */
export function RequestItem({
  request,
  onLook,
  onChange,
}: {
  request: MoneyRequest;
  /** Shows its order; left out where that is shown already. */
  onLook?: (txnid: string) => void;
  onChange: (payment: ConsolePayment) => void;
}) {
  const { id, state, txnid, reason, problem } = request;
  const perform = useMutation({
    mutationFn: async (act: Act) => (await call(ROUTES[act], { params: { id }, body: {} })).body,
    onSuccess: onChange,
  });
  const title =
    request.kind === "refund"
      ? messages.refundOf(formatRupees(request.amount_inr))
      : messages.writeOffOf(messages.creditCount(request.credits), formatDollars(request.worth));
  return (
    <li className="flex flex-col gap-1.5 border-b border-border px-3.5 py-2.5 last:border-b-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-semibold">{title}</b>
        <Badge {...REQUEST_TONES[state]}>{messages.requestStates[state]}</Badge>
      </span>
      <span className="text-fg-2 [overflow-wrap:anywhere]">
        {messages.askedBy(
          request.is_own ? messages.you : request.asked_by,
          formatDayTime(request.asked_at),
        )}{" "}
        “{reason}”
        {request.decided_at === null
          ? null
          : ` ${messages.decidedBy(request.decided_by, formatDayTime(request.decided_at))}`}
        {problem === "" ? null : <span className="block text-danger-text">{problem}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Acts request={request} isBusy={perform.isPending} onAct={(act) => perform.mutate(act)} />
        {onLook === undefined ? null : (
          <button type="button" className="link target" onClick={() => onLook(txnid)}>
            {messages.evidence}
          </button>
        )}
      </span>
      {perform.isError ? (
        <p role="alert" className="text-danger-text">
          {serverMessage(perform.error, messages.noConnection)}
        </p>
      ) : null}
    </li>
  );
}

function Acts({
  request: { state, is_own: isOwn },
  isBusy,
  onAct,
}: {
  request: MoneyRequest;
  isBusy: boolean;
  onAct: (act: Act) => void;
}) {
  if (state === "sending") {
    return (
      <>
        <span className="w-full text-fg-2">{messages.noAnswerYet}</span>
        <Button size="sm" isBusy={isBusy} onClick={() => onAct("send")}>
          {messages.sendAgain}
        </Button>
      </>
    );
  }
  if (state !== "waiting") return null;
  if (isOwn) {
    return (
      <>
        <span className="w-full text-fg-2">{messages.waitsForSomebodyElse}</span>
        <Button size="sm" isBusy={isBusy} onClick={() => onAct("decline")}>
          {messages.withdraw}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="sm" variant="you" isBusy={isBusy} onClick={() => onAct("approve")}>
        {messages.approve}
      </Button>
      <Button size="sm" isBusy={isBusy} onClick={() => onAct("decline")}>
        {messages.decline}
      </Button>
    </>
  );
}
