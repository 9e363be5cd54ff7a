import { LOW_BALANCE_RUPEES } from "@sendoff/contract/constants";
import { type WalletBalance } from "@sendoff/contract/payment";
import type { Wallet } from "@sendoff/db/ledger";

/** The wallet in dollars, with rupees at `usdInrRate` for the dashboard (DECISIONS D4). */
export function presentWallet(wallet: Wallet, usdInrRate: number): WalletBalance {
  const rupees = Math.round(wallet.balanceCents * usdInrRate) / 100;
  return {
    balance: wallet.balanceCents / 100,
    balance_inr: rupees,
    usd_inr_rate: usdInrRate,
    cash: wallet.cashCents / 100,
    credits: wallet.credits,
    credits_held: wallet.creditsHeld,
    low_balance: rupees < LOW_BALANCE_RUPEES,
    this_month: {
      spent: wallet.thisMonth.spentCents / 100,
      applications: wallet.thisMonth.applications,
    },
    lots: wallet.lots.map((lot) => ({
      credits: lot.credits,
      unit_price: lot.unitPriceCents / 100,
      expires_at: lot.expiresAt.toISOString(),
      source: lot.source,
    })),
  };
}
