import {
  type CodeClaim,
  createCodeOrder,
  findGrowingWaitSeconds,
  findOpenCodeOrder,
  findThrottleWaitSeconds,
  findTryWaitSeconds,
  isKnownSignInNetwork,
  lockThrottles,
  recordThrottleEvent,
  rememberSignInNetwork,
  replaceOrderCode,
  takeCodeTry,
  useCodeOrder,
} from "@sendoff/db/auth";
import { type DB } from "@sendoff/db/schema";
import { UserError } from "@sendoff/kit/errors";
import { createId, createOtp, equalBytes, hmac, padOtp } from "@sendoff/kit/ids";
import type { Transaction } from "kysely";
import type { ApiDeps } from "../deps.ts";
import {
  FAILURES_PER_ADDRESS,
  SEND_WAITS,
  SENDS_OF_STRANGERS,
  sendsPerIp,
  SLOW_TRY_SECONDS,
  throttleKey,
  TRY_WAITS,
} from "./code-throttles.ts";

export type CodeDeps = Pick<ApiDeps, "db" | "boss" | "sealer" | "config">;

export interface CodeRequest {
  readonly claim: CodeClaim;
  /** Where the caller is, as `callerNetwork` of its request: the same for mails and texts. */
  readonly network: string;
  /** A resend keeps the order it is about: the one named, else the newest that this network asked for. */
  readonly resend: { readonly orderId: string | undefined } | undefined;
  /** Queues the message that brings the code. It may send none: the answer, and the time it takes, is the same. */
  readonly deliver: (trx: Transaction<DB>, code: string, orderId: string) => Promise<void>;
}

/**
 * Makes a code, for the first time or again, and returns the order it belongs to. Codes that others asked for stay as they are.
 * Sends are counted for each pair of target and network, with growing waits, and for each network (RELIABILITY 3). Throws
 * UserError 429 with Retry-After.
 */
export async function sendCode(deps: CodeDeps, request: CodeRequest): Promise<string> {
  const { pepper } = deps.config;
  const { claim, resend, network } = request;
  const networkKey = throttleKey(pepper, "sends_from", network);
  const sent = await deps.db.transaction().execute(async (trx) => {
    const waitSeconds = await countSend(trx, deps, request);
    if (waitSeconds > 0) return { waitSeconds };
    const kept =
      resend === undefined
        ? undefined
        : await findOpenCodeOrder(trx, claim, resend.orderId, networkKey);
    const orderId = kept ?? createId();
    const code = createOtp();
    const codeOfOrder = codeHmac(pepper, claim, orderId, code);
    const record = { ...claim, orderId, codeHmac: codeOfOrder, networkKey };
    if (kept === undefined) await createCodeOrder(trx, record);
    else await replaceOrderCode(trx, record);
    await request.deliver(trx, code, orderId);
    return { orderId };
  });
  if ("waitSeconds" in sent) throw tooSoon(sent.waitSeconds);
  return sent.orderId;
}

/** Seconds to wait before this send; 0 when it was counted and may leave. */
async function countSend(
  trx: Transaction<DB>,
  deps: CodeDeps,
  { claim, network }: CodeRequest,
): Promise<number> {
  const { pepper } = deps.config;
  const pairKey = throttleKey(pepper, "sends_by", claim.target, network);
  const networkKey = throttleKey(pepper, "sends_from", network);
  const targetKey = throttleKey(pepper, "sends_to", claim.target);
  await lockThrottles(trx, [pairKey, networkKey, targetKey]);
  const isKnown = await isKnownSignInNetwork(
    trx,
    throttleKey(pepper, "known", claim.target, network),
  );
  const strangersWait = await findThrottleWaitSeconds(trx, targetKey, SENDS_OF_STRANGERS);
  const waitSeconds = Math.max(
    await findGrowingWaitSeconds(trx, pairKey, SEND_WAITS),
    await findThrottleWaitSeconds(trx, networkKey, sendsPerIp(deps.config)),
    isKnown ? 0 : strangersWait,
  );
  if (waitSeconds > 0) return waitSeconds;
  await recordThrottleEvent(trx, pairKey);
  await recordThrottleEvent(trx, networkKey);
  if (!isKnown) await recordThrottleEvent(trx, targetKey);
  return 0;
}

type Redeemed<T> =
  | { readonly kind: "right"; readonly value: T }
  | { readonly kind: "wrong" }
  | { readonly kind: "throttled"; readonly waitSeconds: number };

export interface CodeTry {
  readonly claim: CodeClaim;
  readonly orderId: string;
  readonly code: number;
  /** Where the caller is, as `callerNetwork` of its request. */
  readonly network: string;
  /** Notes a wrong code for an order that is open. In the transaction that counts it. */
  readonly whenWrong?: (trx: Transaction<DB>) => Promise<void>;
}

/**
 * Exchanges a code for what `whenRight` does, once, in one transaction. A wrong try is counted whatever comes after. Throws
 * UserError 400 invalid_code for any code that does not fit, 429 when tries have to slow down, and what `whenRight` throws.
 */
export async function redeemCode<T>(
  deps: CodeDeps,
  request: CodeTry,
  whenRight: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { pepper } = deps.config;
  const { claim, orderId, network } = request;
  const pairKey = throttleKey(pepper, "failures_by", claim.target, network);
  const failuresKey = throttleKey(pepper, "failures_of", claim.target);
  const given = deps.config.peppers.map((each) =>
    codeHmac(each, claim, orderId, padOtp(request.code)),
  );
  const redeemed = await deps.db.transaction().execute(async (trx): Promise<Redeemed<T>> => {
    await lockThrottles(trx, [pairKey, failuresKey]);
    const isSlow = (await findThrottleWaitSeconds(trx, failuresKey, FAILURES_PER_ADDRESS)) > 0;
    const waitSeconds = Math.max(
      await findGrowingWaitSeconds(trx, pairKey, TRY_WAITS),
      isSlow ? await findTryWaitSeconds(trx, orderId, SLOW_TRY_SECONDS) : 0,
    );
    if (waitSeconds > 0) return { kind: "throttled", waitSeconds };
    const expected = await takeCodeTry(trx, claim, orderId);
    if (expected === undefined || !given.some((each) => equalBytes(expected, each))) {
      // A try at no code of ours tells nothing, and anybody could make any number of them.
      if (expected !== undefined) {
        await recordThrottleEvent(trx, pairKey);
        await recordThrottleEvent(trx, failuresKey);
        await request.whenWrong?.(trx);
      }
      return { kind: "wrong" };
    }
    await useCodeOrder(trx, orderId);
    await rememberSignInNetwork(trx, throttleKey(pepper, "known", claim.target, network));
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
