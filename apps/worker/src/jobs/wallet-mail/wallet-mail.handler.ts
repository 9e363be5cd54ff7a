import { LOW_BALANCE_RUPEES } from "@sendoff/contract/constants";
import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { queueMail } from "@sendoff/db/mail";
import { takeCreditsOut, takeLowBalances } from "@sendoff/db/due-mail";
import { moneyInBoth, moneyLine, walletMoney } from "@sendoff/domain/money";
import type { Mail } from "@sendoff/kit/mail";
import type { Sealer } from "@sendoff/kit/vault";

/**
 * Writes to users whose balance fell below the mark, if they asked for it, and to users one of whose runs ended for want of
 * credits. Who is told and the mail itself are one transaction, so that nobody is told twice and nobody is forgotten.
 */
export async function handleWalletMail(deps: {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly config: { readonly usdInrRate: number };
}): Promise<void> {
  const { usdInrRate } = deps.config;
  await deps.db.transaction().execute(async (trx) => {
    for (const user of await takeLowBalances(trx, { rupees: LOW_BALANCE_RUPEES, usdInrRate })) {
      await queueMail(trx, deps, lowBalanceMail(user, usdInrRate));
    }
  });
  await deps.db.transaction().execute(async (trx) => {
    for (const user of await takeCreditsOut(trx)) {
      await queueMail(trx, deps, creditsOutMail(user));
    }
  });
}

function lowBalanceMail(
  user: {
    readonly email: string;
    readonly firstName: string;
    readonly balanceCents: number;
    readonly credits: number;
    readonly timeZone: string;
  },
  usdInrRate: number,
): Mail {
  const balance = moneyLine(walletMoney(user.balanceCents / 100, usdInrRate, user.timeZone));
  // The mark is one of rupees (SPEC 9), in dollars what it comes to today.
  const mark = moneyLine(
    moneyInBoth(
      { dollars: LOW_BALANCE_RUPEES / usdInrRate, rupees: LOW_BALANCE_RUPEES },
      user.timeZone,
    ),
  );
  const left = user.credits === 1 ? "1 credit" : `${user.credits} credits`;
  return {
    to: user.email,
    subject: "Your Sendoff balance is low",
    text: [
      greeting(user.firstName),
      "",
      `Your balance is ${balance}, with ${left} left. Each confirmed application uses one.`,
      "To keep your runs going, open Wallet in the app and press Add Money.",
      "",
      `You asked to be told when your balance falls below ${mark}. You can switch this off in the app at any time.`,
      "",
    ].join("\n"),
  };
}

function creditsOutMail(user: {
  readonly email: string;
  readonly firstName: string;
  readonly platformName: string;
}): Mail {
  return {
    to: user.email,
    subject: "Your Sendoff credits are used up",
    text: [
      greeting(user.firstName),
      "",
      `Your run on ${user.platformName} stopped because you ran out of credits. Nothing was sent without one.`,
      "Open Wallet in the app and press Add Money, then start a run again.",
      "",
    ].join("\n"),
  };
}

function greeting(firstName: string): string {
  const name = firstName.replaceAll(/\p{Cc}+/gu, " ").trim();
  return name === "" ? "Hello," : `Hello ${name},`;
}
