import {
  createAuthToken,
  createSignInOrder,
  findOpenSignInOrder,
  findOrCreateUser,
  findThrottleWaitSeconds,
  findTryWaitSeconds,
  grantSignUpCredits,
  killSignInCodes,
  lockThrottles,
  queueMail,
  recordThrottleEvent,
  replaceSignInCode,
  takeSignInTry,
  useSignInOrder,
} from "@sendoff/db";
import { createId, createOtp, createToken, equalBytes, hmac, padOtp } from "@sendoff/kit";
import type { ApiDeps } from "../../deps.ts";
import { hashToken } from "../../plugins/auth.ts";
import { isTimeZone } from "../../time-zone.ts";
import { signInMail } from "./sign-in-mail.ts";
import {
  FAILURES_PER_ADDRESS,
  SENDS_PER_ADDRESS,
  sendsPerIp,
  SLOW_TRY_SECONDS,
  throttleKey,
} from "./sign-in-throttles.ts";

export type SignInDeps = Pick<ApiDeps, "db" | "boss" | "sealer" | "config">;

export type SendOutcome =
  | { readonly kind: "sent"; readonly orderId: string }
  | { readonly kind: "throttled"; readonly waitSeconds: number };

export type VerifyOutcome =
  | { readonly kind: "signed_in"; readonly token: string }
  | { readonly kind: "wrong" }
  | { readonly kind: "throttled"; readonly waitSeconds: number };

/**
 * Sends a code, for the first time or again. What it does and answers does not depend on whether the address has an
 * account: accounts are made when a code is verified.
 */
export async function sendSignInCode(
  deps: SignInDeps,
  request: {
    readonly email: string;
    /** Where the caller is, as `callerNetwork` of its request. */
    readonly network: string;
    /** A resend keeps the order it is about: the one named, else the newest. */
    readonly resend: { readonly orderId: string | undefined } | undefined;
  },
): Promise<SendOutcome> {
  const { pepper } = deps.config;
  const { email, resend } = request;
  const addressKey = throttleKey(pepper, "sends_to", email);
  const networkKey = throttleKey(pepper, "sends_from", request.network);
  return deps.db.transaction().execute(async (trx) => {
    await lockThrottles(trx, [addressKey, networkKey]);
    const waitSeconds = Math.max(
      await findThrottleWaitSeconds(trx, addressKey, SENDS_PER_ADDRESS),
      await findThrottleWaitSeconds(trx, networkKey, sendsPerIp(deps.config)),
    );
    if (waitSeconds > 0) return { kind: "throttled", waitSeconds };
    await recordThrottleEvent(trx, addressKey);
    await recordThrottleEvent(trx, networkKey);
    const kept =
      resend === undefined ? undefined : await findOpenSignInOrder(trx, email, resend.orderId);
    const orderId = kept ?? createId();
    const code = createOtp();
    const record = { orderId, email, codeHmac: codeHmac(pepper, orderId, email, code) };
    await killSignInCodes(trx, email);
    if (kept === undefined) await createSignInOrder(trx, record);
    else await replaceSignInCode(trx, record);
    await queueMail(trx, deps, signInMail(email, code));
    return { kind: "sent", orderId };
  });
}

/** Exchanges a code for a token, once. A new address gets its account and its free credits in the same transaction. */
export async function verifySignInCode(
  deps: SignInDeps,
  request: {
    readonly email: string;
    readonly orderId: string;
    readonly code: number;
    readonly timeZone: string | undefined;
  },
): Promise<VerifyOutcome> {
  const { pepper } = deps.config;
  const { email, orderId } = request;
  const failuresKey = throttleKey(pepper, "failures_of", email);
  const given = codeHmac(pepper, orderId, email, padOtp(request.code));
  return deps.db.transaction().execute(async (trx) => {
    await lockThrottles(trx, [failuresKey]);
    const isSlow = (await findThrottleWaitSeconds(trx, failuresKey, FAILURES_PER_ADDRESS)) > 0;
    const waitSeconds = isSlow ? await findTryWaitSeconds(trx, orderId, SLOW_TRY_SECONDS) : 0;
    if (waitSeconds > 0) return { kind: "throttled", waitSeconds };
    const expected = await takeSignInTry(trx, orderId, email);
    if (expected === undefined) return { kind: "wrong" };
    if (!equalBytes(expected, given)) {
      await recordThrottleEvent(trx, failuresKey);
      return { kind: "wrong" };
    }
    await useSignInOrder(trx, orderId);
    const timeZone = request.timeZone ?? "UTC";
    const user = await findOrCreateUser(trx, {
      id: createId(),
      email,
      timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
    });
    if (user.isNew) await grantSignUpCredits(trx, { userId: user.id, email, pepper });
    const token = createToken();
    await createAuthToken(trx, user.id, hashToken(token));
    return { kind: "signed_in", token };
  });
}

/** A code is worth nothing for another order or another address. */
function codeHmac(pepper: Uint8Array, orderId: string, email: string, code: string): Buffer {
  return hmac(pepper, "sign_in_code", orderId, email, code);
}
