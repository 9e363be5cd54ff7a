import { randomBytes } from "node:crypto";
import type { AddToWallet, AddToWalletAnswer } from "@sendoff/contract/payment";
import { type ThrottleLimit } from "@sendoff/db/auth";
import { createOrder } from "@sendoff/db/payment";
import { findUser, type UserRow } from "@sendoff/db/user";
import { centsToPaise, dollarsToCents, findPlan, type RechargePlan } from "@sendoff/domain/money";
import { UserError } from "@sendoff/kit/errors";
import type { PaymentProvider } from "@sendoff/kit/payu";
import { type ApiConfig, PAYMENT_RETURN_PATH } from "../../config.ts";
import type { ApiDeps } from "../../deps.ts";
import { throttle } from "../../throttle.ts";

/** People who cannot make up their minds stay below this; a script that fills our books with orders does not. */
const RECHARGES: readonly ThrottleLimit[] = [
  { windowSeconds: 60, count: 10 },
  { windowSeconds: 3600, count: 60 },
];

const PLAN_ID = /^\d{1,9}$/;

/** What PayU takes for a name. */
const NAME_MAX = 60;

/**
 * Records an order and returns the form for the payment page; `origin` is what the browser says it came from. Throws UserError: 402 without a plan that exists, 400 for an
 * amount, a name or a phone number that cannot be used, 429.
 */
export async function startRecharge(
  deps: Pick<ApiDeps, "db" | "config">,
  provider: PaymentProvider,
  userId: string,
  sent: AddToWallet,
  origin: string | undefined,
): Promise<Exclude<AddToWalletAnswer, { success: true }>> {
  const plan = choosePlan(sent.plan_);
  const amountCents = dollarsToCents(sent.amount);
  if (amountCents === undefined) {
    throw new UserError(400, "invalid_input", "Please enter a valid amount");
  }
  const user = await findUser(deps.db, userId);
  if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
  const payer = { firstName: firstNameOf(user), email: user.email, phone: phoneOf(user) };
  const { usdInrRate } = deps.config;
  const order = {
    // 96 random bits in PayU's 25 characters: nobody comes upon another's order.
    txnid: `S${randomBytes(12).toString("hex")}`,
    userId,
    plan,
    amountCents,
    amountPaise: centsToPaise(amountCents, usdInrRate),
    usdInrRate,
    productInfo: `Recharge plan ${plan.id}`,
    ...payer,
  };
  const { url, fields } = provider.createCheckout({
    ...order,
    udf1: userId,
    returnUrl: returnUrlFor(deps.config, origin),
  });
  await throttle(deps, "recharge", userId, RECHARGES);
  await createOrder(deps.db, order);
  return { payment_url: url, data: fields, txnid: order.txnid };
}

/** Back to the address that the browser has open, where that is one of ours; otherwise to the configured one. */
function returnUrlFor(config: ApiConfig, origin: string | undefined): string {
  const isOurs = origin !== undefined && config.paymentReturnOrigins.includes(origin);
  return isOurs ? new URL(PAYMENT_RETURN_PATH, origin).href : config.paymentReturnUrl;
}

function choosePlan(chosen: AddToWallet["plan_"]): RechargePlan {
  const isGiven = chosen !== null && chosen !== undefined && chosen !== "";
  // Digits as people write them: "0x1" and "1e0" are numbers to JavaScript, too.
  const plan = PLAN_ID.test(String(chosen)) ? findPlan(Number(chosen)) : undefined;
  if (plan !== undefined) return plan;
  throw new UserError(
    402,
    "plan_required",
    isGiven ? "This plan is not sold. Please select a plan." : "Please select a plan first",
  );
}

/** The payment page wants a name. `|` would break the hash's framing, control characters the page. */
function firstNameOf(user: UserRow): string {
  const [fallback = ""] = user.email.split("@");
  const cleaned = (user.first_name || fallback).replaceAll(/[|\p{Cc}]+/gu, " ").trim();
  return Array.from(cleaned).slice(0, NAME_MAX).join("") || "Customer";
}

function phoneOf(user: UserRow): string {
  const { mobile, dial_code: dialCode } = user;
  const local = mobile.startsWith(dialCode) ? mobile.slice(dialCode.length) : mobile;
  const digits = local.replaceAll(/\D/g, "");
  if (digits !== "") return digits;
  throw new UserError(
    400,
    "invalid_input",
    "The payment page needs a phone number. Add yours in Profile Settings, then try again.",
    { issues: [{ path: "mobile", message: "is not set" }] },
  );
}
