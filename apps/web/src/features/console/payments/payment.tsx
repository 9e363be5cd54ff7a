import { type ConsolePayment, consolePaymentRoutes } from "@sendoff/contract/console";
import { useMutation } from "@tanstack/react-query";
import { Check, CircleX, RefreshCw, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { paths } from "../../../config/paths.ts";
import { call } from "../../../lib/api-client.ts";
import { serverMessage } from "../../../lib/api-error.ts";
import {
  formatCount,
  formatDayMonth,
  formatDayTime,
  formatDollars,
  formatRupees,
  formatTimeSeconds,
} from "../../../lib/format.ts";
import { DenseCard, Facts } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { MoneyForm } from "./money-form.tsx";
import { PAYMENT_TONES } from "./payment-tones.ts";
import { RequestItem } from "./request-item.tsx";

interface Props {
  payment: ConsolePayment;
  onChange: (payment: ConsolePayment) => void;
}

/** One order: what was said of it in the order of time, what may be done, and what was asked for. */
export function Payment({
  payment,
  limits,
  onChange,
}: Props & { limits: { refund_inr: number; write_off: number } }) {
  const { txnid, state, requests } = payment;
  return (
    <>
      <DenseCard
        title={txnid}
        isCode
        note={<Badge {...PAYMENT_TONES[state]}>{messages.states[state]}</Badge>}
      >
        <div className="grid lg:grid-cols-2">
          <div className="lg:border-r lg:border-border">
            <p className="num px-3.5 pt-3 text-[19px]/[25px] font-[640]">
              {formatRupees(payment.amount_inr)}{" "}
              <span className="text-small font-[450] text-fg-3">
                {messages.atRate(formatDollars(payment.amount), payment.usd_inr_rate.toFixed(2))}
              </span>
            </p>
            <Facts facts={factsOf(payment)} />
          </div>
          <Evidence payment={payment} onChange={onChange} />
        </div>
      </DenseCard>
      <MoneyForm key={txnid} payment={payment} limits={limits} onChange={onChange} />
      {requests.length === 0 ? null : (
        <DenseCard title={messages.asked}>
          <ul>
            {requests.map((request) => (
              <RequestItem key={request.id} request={request} onChange={onChange} />
            ))}
          </ul>
        </DenseCard>
      )}
    </>
  );
}

function factsOf(payment: ConsolePayment) {
  const { person, person_id: id } = payment;
  return [
    [
      messages.person,
      person === "" ? (
        messages.deletedAccount
      ) : (
        <Link key="person" className="link" title={id} to={`${paths.console}/people?who=${id}`}>
          {person}
        </Link>
      ),
    ],
    [messages.plan, payment.plan],
    [messages.ordered, formatDayTime(payment.created_at)],
    [
      messages.providerId,
      payment.provider_id === "" ? (
        messages.none
      ) : (
        <span key="provider" className="font-mono text-caption">
          {payment.provider_id}
        </span>
      ),
    ],
    [messages.receipt, payment.receipt_no === "" ? messages.none : payment.receipt_no],
    [
      messages.creditsGiven,
      messages.creditsLeft(formatCount(payment.credits), formatCount(payment.credits_left)),
    ],
    [messages.refunded, formatRupees(payment.refunded_inr)],
    [messages.writtenOff, messages.creditCount(payment.written_off)],
    ...(payment.reason === "" ? [] : [[messages.why, payment.reason] as const]),
  ] as const;
}

const VERDICTS = {
  credited: { Icon: Check, tone: "text-success-text" },
  recorded: { Icon: Check, tone: "text-fg-2" },
  duplicate: { Icon: Check, tone: "text-fg-3" },
  refused: { Icon: CircleX, tone: "text-danger-text" },
  open: { Icon: TriangleAlert, tone: "text-you-text" },
} as const;

function Evidence({ payment: { txnid, evidence }, onChange }: Props) {
  const ask = useMutation({
    mutationFn: async () =>
      (await call(consolePaymentRoutes.askProvider, { params: { txnid }, body: {} })).body,
    onSuccess: onChange,
  });
  return (
    <div className="flex flex-col gap-2 border-t border-border px-3.5 py-3 lg:border-t-0">
      {evidence.length === 0 ? (
        <p className="text-fg-3">{messages.nothingSaid}</p>
      ) : (
        <ul aria-label={messages.evidence} className="flex flex-col gap-1.5">
          {evidence.map(({ at, source, verdict, problem }, index) => {
            const { Icon, tone } = VERDICTS[verdict];
            return (
              <li key={`${at} ${index}`} className="flex items-start gap-2">
                <Icon className={`mt-0.5 size-3.5 shrink-0 ${tone}`} aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  {messages.said(source, verdict)}
                  {problem === "" ? null : (
                    <span className="block text-caption text-fg-3">{problem}</span>
                  )}
                </span>
                <time dateTime={at} className="num text-right text-fg-3">
                  {formatDayMonth(at)}, {formatTimeSeconds(at)}
                </time>
              </li>
            );
          })}
        </ul>
      )}
      <span>
        <Button size="sm" isBusy={ask.isPending} onClick={() => ask.mutate()}>
          <RefreshCw aria-hidden="true" />
          {messages.askAgain}
        </Button>
      </span>
      {ask.isError ? (
        <p role="alert" className="text-danger-text">
          {serverMessage(ask.error, messages.noConnection)}
        </p>
      ) : null}
    </div>
  );
}
