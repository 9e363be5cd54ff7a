import type { WalletBalance } from "@sendoff/contract";
import { Rosette } from "../../components/brand/guilloche.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatCount, formatDate, formatDollars, formatRupees, plural } from "../../lib/format.ts";
import type { MonthUse } from "./transactions.ts";

const card = "rounded-lg border border-border bg-surface p-4 lg:p-5";
const label = "text-small font-semibold text-fg-2";
const figure = "num mt-1 mb-2.5 text-figure-l font-[640]";

/** The balance as a note: $ large, ₹ beneath. */
export function BalanceNote({ wallet }: { wallet: WalletBalance | undefined }) {
  return (
    <section
      aria-labelledby="balance-title"
      className="relative min-h-[150px] overflow-hidden rounded-lg bg-ink px-6 py-5 text-on-ink max-xl:col-span-full"
    >
      <Rosette className="absolute -top-[72px] -right-[112px] w-[310px] text-ink-line opacity-[0.34]" />
      <h2 id="balance-title" className="relative font-sans font-semibold text-on-ink-2">
        Current Balance
      </h2>
      {wallet === undefined ? (
        <Skeleton className="mt-6 h-8! w-36 opacity-20" />
      ) : (
        <>
          <p className="num relative mt-3.5 text-balance font-[650]">
            {formatDollars(wallet.balance)}
          </p>
          <p className="num relative mt-1 text-on-ink-2">
            {formatRupees(wallet.balance_inr)} at {formatRupees(wallet.usd_inr_rate)} to the dollar
          </p>
        </>
      )}
    </section>
  );
}

function lotWords(lot: WalletBalance["lots"][number]): string {
  return lot.unit_price === 0 ? "free" : `at ${formatDollars(lot.unit_price)}`;
}

/** Credits with the day each lot ends, in the order they are spent. */
export function CreditsCard({ wallet }: { wallet: WalletBalance | undefined }) {
  return (
    <section aria-labelledby="credits-title" className={card}>
      <h2 id="credits-title" className={`font-sans ${label}`}>
        Credits Available
      </h2>
      {wallet === undefined ? (
        <Skeleton className="my-4 h-5! w-20" />
      ) : (
        <>
          <p className={figure}>{formatCount(wallet.credits)}</p>
          {wallet.lots.length === 0 ? (
            <p className="text-small text-fg-3">One application uses 1 credit.</p>
          ) : (
            <ul className="num flex flex-col gap-1 text-small text-fg-3">
              {wallet.lots.map((lot) => (
                <li
                  key={`${lot.expires_at}${lot.unit_price}`}
                  className="flex justify-between gap-3"
                >
                  <span>
                    {formatCount(lot.credits)} {lotWords(lot)}
                  </span>
                  <span>until {formatDate(lot.expires_at)}</span>
                </li>
              ))}
            </ul>
          )}
          {wallet.credits_held === 0 ? null : (
            <p className="mt-1 text-small text-fg-3">
              {plural(wallet.credits_held, "credit")} held for an application being sent
            </p>
          )}
        </>
      )}
    </section>
  );
}

export function MonthCard({ use }: { use: MonthUse | undefined }) {
  return (
    <section aria-labelledby="month-title" className={card}>
      <h2 id="month-title" className={`font-sans ${label}`}>
        This Month
      </h2>
      {use === undefined ? (
        <Skeleton className="my-4 h-5! w-24" />
      ) : (
        <>
          <p className={figure}>{formatDollars(use.dollars)}</p>
          <p className="num text-small text-fg-3">{plural(use.applications, "application")}</p>
          {use.returned === 0 ? null : (
            <p className="num mt-0.5 text-small text-fg-3">
              {plural(use.returned, "credit")} came back unused
            </p>
          )}
        </>
      )}
    </section>
  );
}
