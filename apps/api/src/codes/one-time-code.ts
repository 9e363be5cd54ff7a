import {
  type CodeClaim,
  createCodeOrder,
  type DB,
  findOpenCodeOrder,
  findThrottleWaitSeconds,
  findTryWaitSeconds,
  killOrderCodes,
  lockThrottles,
  recordThrottleEvent,
  replaceOrderCode,
  takeCodeTry,
  useCodeOrder,
} from "@sendoff/db";
import { createId, createOtp, equalBytes, hmac, padOtp, UserError } from "@sendoff/kit";
import type { Transaction } from "kysely";
import type { ApiDeps } from "../deps.ts";
import {
  FAILURES_PER_ADDRESS,
  SENDS_PER_ADDRESS,
  sendsPerIp,
  SLOW_TRY_SECONDS,
  throttleKey,
} from "./code-throttles.ts";

export type CodeDeps = Pick<ApiDeps, "db" | "boss" | "sealer" | "config">;

export interface CodeRequest {
  readonly claim: CodeClaim;
  /** Where the caller is, as `callerNetwork` of its request. */
  readonly network: string;
  /** A resend keeps the order it is about: the one named, else the newest. */
  readonly resend: { readonly orderId: string | undefined } | undefined;
  /** Queues the message that brings the code. It may send none: the answer is the same. */
  readonly deliver: (trx: Transaction<DB>, code: string) => Promise<void>;
}

/**
 * Makes a code, for the first time or again, and answers the order it belongs to. Sends are counted for each target and for each
 * network (RELIABILITY 3). Throws UserError 429 with Retry-After.
 */
export async function sendCode(deps: CodeDeps, request: CodeRequest): Promise<string> {
  const { pepper } = deps.config;
  const { claim, resend } = request;
  const targetKey = throttleKey(pepper, "sends_to", claim.target);
  const networkKey = throttleKey(pepper, "sends_from", request.network);
  const sent = await deps.db.transaction().execute(async (trx) => {
    await lockThrottles(trx, [targetKey, networkKey]);
    const waitSeconds = Math.max(
      await findThrottleWaitSeconds(trx, targetKey, SENDS_PER_ADDRESS),
      await findThrottleWaitSeconds(trx, networkKey, sendsPerIp(deps.config)),
    );
    if (waitSeconds > 0) return { waitSeconds };
    await recordThrottleEvent(trx, targetKey);
    await recordThrottleEvent(trx, networkKey);
    const kept =
      resend === undefined ? undefined : await findOpenCodeOrder(trx, claim, resend.orderId);
    const orderId = kept ?? createId();
    const code = createOtp();
    const record = { ...claim, orderId, codeHmac: codeHmac(pepper, claim, orderId, code) };
    await killOrderCodes(trx, claim);
    if (kept === undefined) await createCodeOrder(trx, record);
    else await replaceOrderCode(trx, record);
    await request.deliver(trx, code);
    return { orderId };
  });
  if ("waitSeconds" in sent) throw tooSoon(sent.waitSeconds);
  return sent.orderId;
}

type Redeemed<T> =
  | { readonly kind: "right"; readonly value: T }
  | { readonly kind: "wrong" }
  | { readonly kind: "throttled"; readonly waitSeconds: number };

/**
 * Exchanges a code for what `whenRight` does, once, in one transaction. A wrong try is counted whatever comes after. Throws
 * UserError 400 invalid_code for any code that does not fit, 429 when tries have to slow down, and what `whenRight` throws.
 */
export async function redeemCode<T>(
  deps: CodeDeps,
  request: { readonly claim: CodeClaim; readonly orderId: string; readonly code: number },
  whenRight: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { pepper } = deps.config;
  const { claim, orderId } = request;
  const failuresKey = throttleKey(pepper, "failures_of", claim.target);
  const given = codeHmac(pepper, claim, orderId, padOtp(request.code));
  const redeemed = await deps.db.transaction().execute(async (trx): Promise<Redeemed<T>> => {
    await lockThrottles(trx, [failuresKey]);
    const isSlow = (await findThrottleWaitSeconds(trx, failuresKey, FAILURES_PER_ADDRESS)) > 0;
    const waitSeconds = isSlow ? await findTryWaitSeconds(trx, orderId, SLOW_TRY_SECONDS) : 0;
    if (waitSeconds > 0) return { kind: "throttled", waitSeconds };
    const expected = await takeCodeTry(trx, claim, orderId);
    if (expected === undefined) return { kind: "wrong" };
    if (!equalBytes(expected, given)) {
      await recordThrottleEvent(trx, failuresKey);
      return { kind: "wrong" };
    }
    await useCodeOrder(trx, orderId);
    return { kind: "right", value: await whenRight(trx) };
  });
  if (redeemed.kind === "throttled") throw tooSoon(redeemed.waitSeconds);
  // 400, never 401: that would sign the visitor out (DECISIONS D5).
  if (redeemed.kind === "wrong") throw wrongCode();
  return redeemed.value;
}

/** What every code that does not fit is answered with (SPEC 8). */
export function wrongCode(): UserError {
  return new UserError(400, "invalid_code", "Invalid OTP. Please try again.");
}

/** A code is worth nothing for another order, another purpose or another address. */
function codeHmac(pepper: Uint8Array, claim: CodeClaim, orderId: string, code: string): Buffer {
  return hmac(pepper, `${claim.purpose}_code`, orderId, claim.target, code);
}

function tooSoon(waitSeconds: number): UserError {
  const wait = waitSeconds < 120 ? `${waitSeconds} s` : `${Math.ceil(waitSeconds / 60)} min`;
  return new UserError(429, "rate_limited", `Too many tries. Please wait ${wait}.`, {
    retryAfterSeconds: waitSeconds,
  });
}
