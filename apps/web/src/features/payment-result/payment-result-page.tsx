import type { Payment } from "@sendoff/contract/payment";
import { ChevronDown, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Brand, Mark } from "../../components/brand/mark.tsx";
import { Postmark } from "../../components/brand/postmark.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Receipt, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { contact } from "../../config/content.ts";
import { paths } from "../../config/paths.ts";
import {
  formatDayMonth,
  formatDollars,
  formatMoment,
  formatRupees,
  formatTime,
} from "../../lib/format.ts";
import { paymentCompleted } from "../../lib/payment-messages.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { KnownLine } from "./known-line.tsx";
import { messages } from "./messages.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { type ResultValues, readResult, readStatus, resultFacts } from "./read-result.ts";
import { type Knowledge, onOurClock, useKnownPayment } from "./use-known-payment.ts";

const words: Record<Outcome, { title: string; lead: string; foot: string }> = {
  asking: {
    title: messages.checkingYourPayment,
    lead: messages.weAreLookingItUp,
    foot: messages.pleaseKeepThisTransactionId,
  },
  unknown: {
    title: messages.paymentNotFound,
    lead: messages.thisAddressNamesNoPayment,
    foot: messages.ifYouBelieve,
  },
  paid: {
    title: messages.paymentSuccessful,
    lead: messages.yourWalletPaymentHasBeenProcessed,
    foot: messages.confirmationEmailHasBeenSent,
  },
  open: {
    title: messages.paymentPending,
    lead: messages.itIsNotCertainYet,
    foot: messages.pleaseKeepThisTransactionIdAndDo,
  },
  abandoned: {
    title: messages.notPaid,
    lead: messages.youLeftThePaymentPageBefore,
    foot: messages.didYouPayAfterAll,
  },
  failed: {
    title: messages.paymentFailed,
    lead: messages.yourPaymentCouldNotBeProcessed,
    foot: messages.ifYouBelieve,
  },
};

/** /payment-success and /payment-failure: where the payment page sends people back to. Display, never evidence (RELIABILITY 2). */
export function PaymentResultPage({
  page,
  isSignedIn,
}: {
  page: "success" | "failure";
  isSignedIn: boolean;
}) {
  const [search] = useSearchParams();
  const values = readResult(search);
  const knowledge = useKnownPayment(values.txnid, isSignedIn);
  const judged = outcomeOf(page, readStatus(search), knowledge);
  const outcome = judged === "failed" && values.isAbandoned ? "abandoned" : judged;
  usePageTitle(words[outcome].title);
  return (
    <>
      <header className="flex h-[60px] items-center justify-between px-4 lg:h-[72px] lg:px-8">
        <Link to={paths.home} aria-label={messages.sendoff} className="flex rounded-sm py-[9px]">
          <Brand />
        </Link>
        <ThemeToggle />
      </header>
      <main className="mx-auto max-w-[600px] px-4 pt-2 pb-15 lg:pt-5">
        <Sheet outcome={outcome} knowledge={knowledge}>
          <Content
            page={page}
            outcome={outcome}
            values={values}
            knowledge={knowledge}
            isSignedIn={isSignedIn}
          />
        </Sheet>
      </main>
    </>
  );
}

/** Receipt paper for what went through; a plain card for what did not: nothing was paid, so there is no receipt. */
function Sheet({
  outcome,
  knowledge,
  children,
}: {
  outcome: Outcome;
  knowledge: Knowledge;
  children: ReactNode;
}) {
  if (outcome === "paid") {
    const payment = knowledge.kind === "known" ? knowledge.payment : undefined;
    return (
      <Receipt
        title={messages.paymentReceipt}
        number={payment?.receipt_no}
        postmark={payment === undefined ? undefined : <PaidMark payment={payment} />}
      >
        {children}
      </Receipt>
    );
  }
  return (
    <article className="rounded-lg border border-border bg-surface px-[18px] pt-4 pb-6 lg:px-[26px]">
      <p className="mb-5 flex items-center gap-2 font-display text-body font-[650] text-accent-text">
        <Mark className="w-5" />
        {messages.payment}
      </p>
      {children}
    </article>
  );
}

/** Only where the server knows that the payment went through. Lands once, with SPEC 8's word that the credits are there. */
function PaidMark({ payment: { txnid, state, settled_at, created_at } }: { payment: Payment }) {
  const at = settled_at ?? created_at;
  const [isLanding] = useState(() => !isRemembered(storageKeys.openedReceipts, txnid));
  useEffect(() => {
    if (isLanding && state === "paid") showToast(paymentCompleted);
    remember(storageKeys.openedReceipts, txnid);
  }, [isLanding, state, txnid]);
  return (
    <div className="absolute top-10 -right-2.5 max-sm:top-[30px] max-sm:-right-[34px]">
      <Postmark
        isLanding={isLanding}
        className="max-sm:w-[160px]"
        rim={messages.paidSendoff}
        top={formatDayMonth(at).toUpperCase()}
        bottom={formatTime(at)}
        label={messages.postmarkPaidAt(formatDayMonth(at), formatTime(at))}
      />
    </div>
  );
}

function Content({
  page,
  outcome,
  values,
  knowledge,
  isSignedIn,
}: {
  page: "success" | "failure";
  outcome: Outcome;
  values: ResultValues;
  knowledge: Knowledge;
  isSignedIn: boolean;
}) {
  const { title, lead, foot } = words[outcome];
  const paid =
    outcome === "paid" && knowledge.kind === "known" ? paidFacts(knowledge.payment) : undefined;
  return (
    <>
      <div
        className={
          // Room for the postmark.
          paid !== undefined ? "max-sm:pt-[76px] sm:min-h-[92px] sm:pr-[200px]" : undefined
        }
      >
        <h1 className="font-display text-[26px]/8 font-[650] tracking-[-0.022em]">{title}</h1>
        <p className="mt-1 max-w-[50ch] text-fg-2">{lead}</p>
      </div>
      {page === "failure" && outcome === "failed" && !saysWhy(knowledge) ? (
        <Reason values={values} />
      ) : null}
      {outcome === "abandoned" && hasFailed(knowledge) ? null : (
        <KnownLine knowledge={knowledge} txnid={values.txnid} />
      )}
      {isUnpaid(outcome) ? (
        <Facts facts={triedFacts(values, knowledge, outcome)} />
      ) : (
        <>
          <Facts facts={paid ?? resultFacts(onOurClock(values, knowledge))} />
          <p className="text-small text-fg-3">{foot}</p>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2 max-sm:flex-col">
        <TryAgain outcome={outcome} knowledge={knowledge} />
        <ButtonLink to={paths.home} variant={canTryAgain(outcome, knowledge) ? "line" : "primary"}>
          {messages.returnToHome}
        </ButtonLink>
        <NextLinks outcome={outcome} values={values} />
        {isSignedIn ? (
          <ButtonLink to={paths.app.wallet} variant="ghost">
            {messages.openWallet}
          </ButtonLink>
        ) : null}
      </div>
      {outcome === "abandoned" ? <p className="mt-5 text-small text-fg-3">{foot}</p> : null}
      {isUnpaid(outcome) ? (
        <DetailsForSupport values={values} foot={outcome === "abandoned" ? undefined : foot} />
      ) : null}
      {paid === undefined ? null : <DetailsForSupport values={onOurClock(values, knowledge)} />}
    </>
  );
}

/** The wallet's own line says why, in the reader's language. */
function saysWhy(knowledge: Knowledge): boolean {
  return hasFailed(knowledge) && knowledge.payment.reason !== "";
}

/** The wallet knows it as failed: of one that its payer left, the page's own words have said all by then. */
function hasFailed(knowledge: Knowledge): knowledge is Extract<Knowledge, { kind: "known" }> {
  return knowledge.kind === "known" && knowledge.payment.state === "failed";
}

/** No money came: what counts is to try again, and the gateway's words are for support. */
function isUnpaid(outcome: Outcome): boolean {
  return outcome === "failed" || outcome === "abandoned";
}

function Facts({ facts }: { facts: ReturnType<typeof resultFacts> }) {
  return (
    <div className="[&_dl]:mt-6 [&_dl]:gap-y-[9px]">
      <ReceiptFacts
        facts={facts.map(({ label, value, isCode }) => ({
          label,
          value: (
            <span
              className={
                isCode
                  ? "font-mono break-all max-sm:text-[12px] max-sm:tracking-[-0.03em]"
                  : "break-words"
              }
            >
              {value}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** What the wallet knows of a payment that went through; the gateway's own names for it are for support. */
function paidFacts(payment: Payment): ReturnType<typeof resultFacts> {
  const { amount, amount_inr: rupees, plan_name: plan, method, txnid } = payment;
  const facts = [
    { label: messages.amount, value: `${formatRupees(rupees)} (${formatDollars(amount)})` },
    { label: messages.for, value: messages.creditsOfPlan(plan) },
    { label: messages.paymentMethod, value: method },
    { label: messages.date, value: formatMoment(payment.settled_at ?? payment.created_at) },
    { label: messages.transactionId, value: txnid, isCode: true as const },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** What was to be paid, and for what: by the wallet where it knows the payment, else by the address. */
function triedFacts(
  values: ResultValues,
  knowledge: Knowledge,
  outcome: Outcome,
): ReturnType<typeof resultFacts> {
  const label = outcome === "abandoned" ? messages.youWereAboutToPay : messages.youTriedToPay;
  if (knowledge.kind === "known") {
    const { amount, amount_inr: rupees, plan_name: plan } = knowledge.payment;
    return [
      { label, value: `${formatRupees(rupees)} (${formatDollars(amount)})` },
      { label: messages.for, value: messages.creditsOfPlan(plan) },
    ];
  }
  const facts = [
    { label, value: values.amount },
    { label: messages.for, value: values.product },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** All that the address says, and the gateway's code. */
function DetailsForSupport({ values, foot }: { values: ResultValues; foot?: string | undefined }) {
  const code = { label: messages.errorCode, value: values.errorCode, isCode: true as const };
  return (
    <details className="group mt-6 border-t border-border pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-fg-2 [&::-webkit-details-marker]:hidden">
        {messages.detailsForSupport}
        <ChevronDown
          className="size-4 text-fg-3 transition-transform duration-base group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="[&_dl]:mt-1!">
        <Facts facts={[...resultFacts(values), ...(code.value === "" ? [] : [code])]} />
      </div>
      {foot === undefined ? null : <p className="text-small text-fg-3">{foot}</p>}
    </details>
  );
}

function canTryAgain(outcome: Outcome, knowledge: Knowledge): boolean {
  return isUnpaid(outcome) && knowledge.kind === "known";
}

/** What most people want after a failure comes first. */
function TryAgain({ outcome, knowledge }: { outcome: Outcome; knowledge: Knowledge }) {
  if (!isUnpaid(outcome) || knowledge.kind !== "known") return null;
  const { plan_id: planId, amount } = knowledge.payment;
  return (
    <ButtonLink variant="primary" to={paths.app.recharge(planId, amount)}>
      <RotateCw aria-hidden="true" />
      {messages.tryAgain}
    </ButtonLink>
  );
}

/** The receipt of what went through (DECISIONS D12); somebody to write to for what did not. */
function NextLinks({ outcome, values: { txnid } }: { outcome: Outcome; values: ResultValues }) {
  if (outcome === "asking") return null;
  if (outcome === "paid") {
    return txnid === "" ? null : (
      <ButtonLink to={paths.app.payment(txnid)}>{messages.viewReceipt}</ButtonLink>
    );
  }
  if (outcome === "open") return null;
  return (
    <a
      className="link inline-flex h-11 items-center justify-center px-2 text-small lg:h-9"
      href={`mailto:${contact.email}`}
    >
      {messages.contactSupport}
    </a>
  );
}

/** Why it failed, in the words that came with the address. */
function Reason({ values: { errorCode, errorMessage, reason } }: { values: ResultValues }) {
  const [title, other] = [...new Set([errorMessage, reason].filter((text) => text !== ""))];
  if (title === undefined && errorCode === "") return null;
  return (
    <Alert
      className="mt-[18px] break-words"
      tone="danger"
      title={title ?? messages.paymentPageReportedAnError}
    >
      {other}
    </Alert>
  );
}
