import { RECHARGE_MIN_DOLLARS } from "@sendoff/contract/constants";
import type { Payment, Plan, WalletBalance } from "@sendoff/contract/payment";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Lock, Tickets } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatTime } from "../../lib/format.ts";
import { userQuery } from "../../queries/user.query.ts";
import { isFreshPayment, plansQuery } from "../../queries/wallet.query.ts";
import { priceCents, readAmount, startAmount } from "./amount.ts";
import { messages } from "./messages.ts";
import { NoPlans } from "./plan-dialog.tsx";
import { RechargeSummary } from "./recharge-summary.tsx";
import { useRecharge } from "./use-recharge.ts";
import { moneyOf, moneyText, toPayText } from "../../lib/money.ts";

interface RechargeProps {
  /** The plan that the address names; the saved one otherwise. */
  planId: number | undefined;
  wallet: WalletBalance | undefined;
  payments: readonly Payment[];
  /** What a link asked for, or what was typed before a reload; the plan's own start otherwise. */
  amount: string | undefined;
  /** Told what is typed. */
  onAmount: (text: string) => void;
  onChangePlan: () => void;
  onClose: () => void;
}

/**
 * Add Money, second step: how much, what that brings and what is charged; then the payment page. One dialog throughout, so that
 * nothing moves and no focus is lost when the plans arrive.
 */
export function RechargeDialog({ planId, wallet, payments, amount, ...on }: RechargeProps) {
  const plans = useQuery(plansQuery);
  const { data: user } = useQuery(userQuery);
  const [typed, setTyped] = useState(amount);
  const [isChecked, setChecked] = useState(amount !== undefined);
  const { pay, isBusy, problem } = useRecharge(on.onClose);
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const plan = plans.data?.find(({ id }) => id === (planId ?? user?.plan));
  const text = typed ?? (plan === undefined ? "" : startAmount(plan));
  const read = readAmount(text);
  function submit(): void {
    setChecked(true);
    if ("error" in read) input.current?.focus();
    else if (plan !== undefined) void pay(plan.id, read.cents);
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => {
        if (!next) on.onClose();
      }}
      title={messages.confirmRecharge}
      footer={
        plan === undefined ? undefined : (
          <>
            <Button variant="ghost" onClick={on.onClose}>
              {messages.cancel}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              isBusy={isBusy}
              busyLabel={messages.openingThePaymentPage}
            >
              <Lock aria-hidden="true" />
              {"error" in read
                ? messages.pay
                : messages.payChargedWords(toPayText(read.cents, wallet?.usd_inr_rate))}
            </Button>
          </>
        )
      }
    >
      {plan === undefined ? (
        <NoPlan plans={plans} onChangePlan={on.onChangePlan} />
      ) : (
        <>
          {problem === undefined ? null : (
            <Alert tone="danger" title={problem.title}>
              {problem.note}
            </Alert>
          )}
          <OpenPaymentNote payments={payments} />
          <ChosenPlan plan={plan} rate={wallet?.usd_inr_rate} onChangePlan={on.onChangePlan} />
          <AmountForm
            id={form}
            input={input}
            text={text}
            error={isChecked && "error" in read ? read.error : undefined}
            cents={"error" in read ? undefined : read.cents}
            rate={wallet?.usd_inr_rate}
            isBusy={isBusy}
            onChange={(next) => {
              setTyped(next);
              on.onAmount(next);
            }}
            onLeave={() => setChecked(true)}
            onSubmit={submit}
          />
          <RechargeSummary
            cents={"error" in read ? undefined : read.cents}
            plan={plan}
            priceCents={priceCents(plan)}
            wallet={wallet}
          />
          <p className="text-meta text-fg-3">{messages.youPayOnPayusPage}</p>
        </>
      )}
    </Dialog>
  );
}

/** The plans are on their way, could not be fetched, or none of them is chosen. */
function NoPlan({
  plans,
  onChangePlan,
}: {
  plans: UseQueryResult<Plan[]>;
  onChangePlan: () => void;
}) {
  if (plans.isPending) {
    return (
      <div role="status" aria-label={messages.loadingThePlan} className="grid gap-3 py-2">
        <Skeleton className="h-14!" />
        <Skeleton className="h-11!" />
        <Skeleton className="h-24!" />
      </div>
    );
  }
  if (plans.data === undefined || plans.data.length === 0) {
    return (
      <NoPlans
        hasFailed={plans.isError}
        isBusy={plans.isFetching}
        onRetry={() => plans.refetch()}
      />
    );
  }
  return (
    <Alert
      tone="you"
      title={messages.planFirst}
      action={
        <Button size="sm" onClick={onChangePlan}>
          {messages.chooseAPlanLabel}
        </Button>
      }
    />
  );
}

interface AmountFormProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  error: string | undefined;
  /** Undefined while what is typed is no amount. */
  cents: number | undefined;
  rate: number | undefined;
  isBusy: boolean;
  onChange: (text: string) => void;
  onLeave: () => void;
  onSubmit: () => void;
}

function AmountForm({ id, input, text, error, cents, rate, isBusy, ...on }: AmountFormProps) {
  // The wallet is in dollars; whoever thinks in rupees sees them beside what is typed.
  const amount = cents === undefined ? undefined : moneyOf(cents / 100, rate);
  const inRupees = amount?.beside === undefined ? undefined : amount.main;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit();
      }}
    >
      <Field
        label={messages.amount}
        end={
          inRupees === undefined ? null : (
            <span className="num text-small text-fg-2">{messages.isInRupees(inRupees)}</span>
          )
        }
        hint={messages.inDollarsAtLeast(moneyOf(RECHARGE_MIN_DOLLARS, rate))}
        error={error}
      >
        <Input
          ref={input}
          isLarge
          className="[&_input]:text-[19px] [&_input]:font-[620]"
          autoFocus={hasKeyboard()}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          readOnly={isBusy}
          onChange={(event) => on.onChange(event.target.value)}
          onBlur={on.onLeave}
        />
      </Field>
    </form>
  );
}

/** Where focus in a field brings up a keyboard over the dialog, the person decides when. */
function hasKeyboard(): boolean {
  return window.matchMedia("(pointer: fine)").matches;
}

function ChosenPlan({
  plan,
  rate,
  onChangePlan,
}: {
  plan: Plan;
  rate: number | undefined;
  onChangePlan: () => void;
}) {
  return (
    <div className="flex items-center gap-3 rounded-[9px] border border-accent bg-accent-soft px-3.5 py-2.5">
      <Tickets className="size-5 shrink-0 stroke-[1.75] text-accent-text" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <b className="block font-semibold break-words">{plan.name}</b>
        <span className="num text-small text-fg-2">
          {messages.moneyTextPerApplication(moneyText(plan.cost_per_application, rate))}
        </span>
      </div>
      <button
        type="button"
        className="link target-alone text-small font-semibold"
        onClick={onChangePlan}
      >
        {messages.changePlan}
      </button>
    </div>
  );
}

/** Whoever came back from the payment page with the Back button may have paid there already. */
function OpenPaymentNote({ payments }: { payments: readonly Payment[] }) {
  const [now] = useState(() => Date.now());
  const open = payments.find((payment) => isFreshPayment(payment, now));
  if (open === undefined) return null;
  return (
    <Alert
      tone="info"
      title={messages.paymentOfIsStillOpen(moneyText(open.amount, open.usd_inr_rate))}
    >
      {messages.itBeganAt(formatTime(open.created_at))}
    </Alert>
  );
}
