import type { WalletBalance } from "@sendoff/contract/payment";
import { Rosette } from "../../components/brand/guilloche.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatCount, formatDate, formatRupees } from "../../lib/format.ts";
import { balanceOf, moneyOf } from "../../lib/money.ts";
import { messages } from "./messages.ts";

const card = "rounded-lg border border-border bg-surface p-4 lg:p-5";
const label = "text-small font-semibold text-fg-2";
const figure = "num mt-1 mb-2.5 text-figure-l font-[640] break-words";

/** The balance as a note: the user's own currency large, what of it is credits and cash, the other one beneath. */
export function BalanceNote({ wallet }: { wallet: WalletBalance | undefined }) {
  return (
    <section
      aria-labelledby="balance-title"
      className="relative min-h-[150px] overflow-hidden rounded-lg bg-ink px-6 py-5 text-on-ink max-xl:col-span-full"
    >
      <Rosette className="absolute -top-[72px] -right-[112px] w-[310px] text-ink-line opacity-[0.34]" />
      <h2 id="balance-title" className="relative font-sans font-semibold text-on-ink-2">
        {messages.currentBalance}
      </h2>
      {wallet === undefined ? (
        <Skeleton className="mt-6 h-8! w-36 opacity-20" />
      ) : (
        <>
          <p className="num relative mt-2.5 text-balance font-[650]">{balanceOf(wallet).main}</p>
          {/* Nothing has no parts. */}
          {wallet.balance === 0 ? null : (
            <p className="num relative mt-1 text-on-ink-2">
              {messages.inCredits(
                moneyOf(inCredits(wallet), wallet.usd_inr_rate).main,
                moneyOf(wallet.cash, wallet.usd_inr_rate).main,
              )}
            </p>
          )}
          <p className="num relative text-on-ink-2">
            {messages.atToTheDollar(balanceOf(wallet).beside, formatRupees(wallet.usd_inr_rate))}
          </p>
        </>
      )}
    </section>
  );
}

/** In cents, so that the two parts add up to the balance exactly. */
function inCredits({ balance, cash }: WalletBalance): number {
  return (Math.round(balance * 100) - Math.round(cash * 100)) / 100;
}

/** Lots that fit into the card; the rest is counted. */
const MOST_LOTS = 3;

/** Credits with the day each lot ends, in the order they are spent. */
export function CreditsCard({ wallet }: { wallet: WalletBalance | undefined }) {
  return (
    <section aria-labelledby="credits-title" className={card}>
      <h2 id="credits-title" className={`font-sans ${label}`}>
        {messages.creditsAvailable}
      </h2>
      {wallet === undefined ? (
        <Skeleton className="my-4 h-5! w-20" />
      ) : (
        <>
          <p className={figure}>{formatCount(wallet.credits)}</p>
          <Lots lots={wallet.lots} rate={wallet.usd_inr_rate} />
          {wallet.credits_held === 0 ? null : (
            <p className="mt-1 text-small text-fg-3">
              {messages.creditHeldForAnApplicationBeing(wallet.credits_held)}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Lots({ lots, rate }: { lots: WalletBalance["lots"]; rate: number }) {
  if (lots.length === 0) {
    return <p className="text-small text-fg-3">{messages.oneApplicationUses1Credit}</p>;
  }
  const shown = lots.length > MOST_LOTS ? lots.slice(0, MOST_LOTS - 1) : lots;
  const others = lots.slice(shown.length);
  const left = others.reduce((sum, lot) => sum + lot.credits, 0);
  return (
    <ul className="num flex flex-col gap-1 text-small text-fg-3">
      {shown.map((lot) => (
        <li
          key={`${lot.expires_at}${lot.unit_price}`}
          className="flex flex-wrap justify-between gap-x-3"
        >
          <span>
            {messages.countFree(
              formatCount(lot.credits),
              lot.unit_price,
              moneyOf(lot.unit_price, rate).main,
            )}
          </span>
          <span>{messages.untilWhen(formatDate(lot.expires_at))}</span>
        </li>
      ))}
      {others.length === 0 ? null : (
        <li>{messages.andInPurchaseThatLastLonger(formatCount(left), others.length)}</li>
      )}
    </ul>
  );
}

export function MonthCard({ wallet }: { wallet: WalletBalance | undefined }) {
  const spent = wallet && moneyOf(wallet.this_month.spent, wallet.usd_inr_rate);
  return (
    <section aria-labelledby="month-title" className={card}>
      <h2 id="month-title" className={`font-sans ${label}`}>
        {messages.thisMonth}
      </h2>
      {wallet === undefined ? (
        <Skeleton className="my-4 h-5! w-24" />
      ) : (
        <>
          <p className={figure}>{spent?.main}</p>
          <p className="num text-small text-fg-3">
            {messages.confirmedThisMonth(spent?.beside, wallet.this_month.applications)}
          </p>
        </>
      )}
    </section>
  );
}
