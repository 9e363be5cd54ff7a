import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Brand, Mark } from "../../components/brand/mark.tsx";
import { SessionEnded } from "../../components/session-ended.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { Receipt } from "../../components/ui/receipt.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { userQuery } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { PaidMark } from "./paid-mark.tsx";
import { readResult, readStatus } from "./read-result.ts";
import { ResultContent } from "./result-content.tsx";
import { outcomeWords } from "./result-words.ts";
import { type Knowledge, useKnownPayment } from "./use-known-payment.ts";

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
  // Whose clock and currency it is.
  useQuery({ ...userQuery, enabled: isSignedIn });
  const judged = outcomeOf(page, readStatus(search), knowledge);
  const outcome = judged === "failed" && values.isAbandoned ? "abandoned" : judged;
  usePageTitle(outcomeWords[outcome].title);
  return (
    <>
      <header className="flex h-[60px] items-center justify-between px-4 lg:h-[72px] lg:px-8">
        <Link to={paths.home} aria-label={messages.sendoff} className="flex rounded-sm py-[9px]">
          <Brand />
        </Link>
        <ThemeToggle />
      </header>
      <main className="mx-auto max-w-[600px] px-4 pt-2 pb-15 lg:pt-5">
        <SessionEnded className="mb-4" />
        <Sheet outcome={outcome} knowledge={knowledge}>
          <ResultContent
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
