import { CREDIT_VALID_MONTHS } from "@sendoff/contract/constants";
import { type Plan, type WalletBalance } from "@sendoff/contract/payment";
import { divideRecharge, estimateApplications } from "@sendoff/domain/money";
import { formatCount, formatRupees } from "../../lib/format.ts";
import { moneyText, toPayText } from "../../lib/money.ts";
import { messages } from "./messages.ts";

/** What the amount becomes and what is charged for it, moving with the amount as it is typed. */
export function RechargeSummary({
  cents,
  plan,
  priceCents,
  wallet,
}: {
  /** Undefined while what is typed is no amount. */
  cents: number | undefined;
  plan: Plan;
  priceCents: number;
  /** Undefined while it is not known; then the rate is not, either. */
  wallet: WalletBalance | undefined;
}) {
  const applications =
    cents === undefined ? undefined : estimateApplications(cents * plan.credits, priceCents);
  const rate = wallet?.usd_inr_rate;
  const charged = cents === undefined || rate === undefined ? undefined : toPayText(cents, rate);
  const restCents = cents === undefined ? 0 : restOf(cents, priceCents, wallet);
  return (
    <dl
      aria-live="polite"
      className="num grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 rounded-[9px] bg-sunken px-4 py-3 [&>dd]:text-right [&>dd]:font-semibold [&>dt]:text-fg-2"
    >
      <dt>{messages.applications}</dt>
      <dd>{applications === undefined ? "-" : messages.aboutCount(formatCount(applications))}</dd>
      <dt>
        {messages.chargedByThePaymentPage}
        {rate === undefined ? null : (
          <span className="block text-meta text-fg-3">
            {messages.atAmountToTheDollar(formatRupees(rate))}
          </span>
        )}
      </dt>
      <dd>{charged ?? "-"}</dd>
      {restCents === 0 ? null : (
        <>
          <dt>{messages.staysAsCashForTheNext}</dt>
          <dd>{moneyText(restCents / 100, rate)}</dd>
        </>
      )}
      <dt>{messages.validFor}</dt>
      <dd>{messages.creditValidMonthsMonths(CREDIT_VALID_MONTHS)}</dd>
    </dl>
  );
}

/** What makes no whole credit, together with the cash that is there already (DECISIONS D4). */
function restOf(cents: number, priceCents: number, wallet: WalletBalance | undefined): number {
  const cashCents = Math.round((wallet?.cash ?? 0) * 100);
  return divideRecharge({ cashCents, amountCents: cents, priceCents }).cashCents;
}
