import { type ConsolePayment, MAX_REASON } from "@sendoff/contract/console";
import { Users } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Segments } from "../../../components/ui/segments.tsx";
import { serverMessage } from "../../../lib/api-error.ts";
import { formatCount, formatDollars, formatRupees } from "../../../lib/format.ts";
import { DenseCard } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { kindsOf, type MoneyKind, useMoneyForm } from "./use-money-form.ts";

interface Props {
  payment: ConsolePayment;
  limits: { refund_inr: number; write_off: number };
  onChange: (payment: ConsolePayment) => void;
}

const LABELS: Readonly<Record<MoneyKind, string>> = {
  refund: messages.refund,
  write_off: messages.writeOff,
};

/**
 * Asks for a refund or a write-off of one order; says beforehand whether a second operator has to confirm it. Nothing is drawn where
 * nothing may be asked for.
 */
export function MoneyForm(props: Props) {
  const kinds = kindsOf(props.payment);
  return kinds.length === 0 ? null : <Form {...props} kinds={kinds} />;
}

function Form({ payment, limits, onChange, kinds }: Props & { kinds: readonly MoneyKind[] }) {
  const form = useMoneyForm(payment, kinds, limits, onChange);
  const { kind, perform, needsSecond, isReady, worth } = form;
  const isRefund = kind === "refund";
  const money = (hundredths: number) =>
    isRefund ? formatRupees(hundredths / 100) : formatDollars(hundredths / 100);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !perform.isPending) perform.mutate();
  };
  const act = isRefund ? messages.sendBack : messages.giveCredits;
  return (
    <DenseCard
      title={messages.whatToDo}
      note={
        kinds.length === 1 ? (
          LABELS[kind]
        ) : (
          <Segments
            label={messages.whatToDo}
            size="sm"
            value={kind}
            onChange={form.choose}
            options={kinds.map((value) => ({ value, label: LABELS[value] }))}
          />
        )
      }
    >
      <form onSubmit={submit}>
        <Fields form={form} />
        {needsSecond ? (
          <p className="mx-3.5 mb-3 flex items-start gap-2 rounded-md border border-you-line bg-you-soft px-3 py-2">
            <Users className="mt-px size-4 shrink-0 text-you-text" aria-hidden="true" />
            <span>
              {messages.secondConfirms(money(form.limit))}
              {form.moved === 0 ? null : ` ${messages.movedAlready(money(form.moved))}`}
            </span>
          </p>
        ) : null}
        {perform.isError ? (
          <p role="alert" className="px-3.5 pb-3 text-danger-text">
            {serverMessage(perform.error, messages.noConnection)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-border px-3.5 py-2.5">
          <span className="text-fg-3">
            {isRefund ? messages.refundMeans : messages.writeOffMeans(money(worth))}
          </span>
          <Button type="submit" variant="primary" disabled={!isReady} isBusy={perform.isPending}>
            {needsSecond ? messages.askForApproval : act}
          </Button>
        </div>
      </form>
    </DenseCard>
  );
}

function Fields({ form }: { form: ReturnType<typeof useMoneyForm> }) {
  const { most, isTooMuch } = form;
  const isRefund = form.kind === "refund";
  const error = messages.notMoreThan(isRefund ? formatRupees(most / 100) : formatCount(most));
  return (
    <div className="grid gap-3 px-3.5 py-3 lg:grid-cols-[170px_minmax(0,1fr)]">
      <Field
        label={isRefund ? messages.amount : messages.credits}
        hint={messages.upTo(isRefund ? formatRupees(most / 100) : messages.creditCount(most))}
        error={isTooMuch ? error : undefined}
      >
        <Input
          {...(isRefund ? { prefix: "₹" } : {})}
          inputMode={isRefund ? "decimal" : "numeric"}
          autoComplete="off"
          value={form.typed}
          onChange={(event) => form.setTyped(event.target.value)}
        />
      </Field>
      <Field label={messages.reasonShown}>
        <Input
          value={form.reason}
          maxLength={MAX_REASON}
          onChange={(event) => form.setReason(event.target.value)}
        />
      </Field>
    </div>
  );
}
