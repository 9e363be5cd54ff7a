import {
  type CodeClaim,
  createAuthToken,
  type DB,
  findOrCreateUser,
  grantSignUpCredits,
  isClosedAddress,
  queueMail,
  type TokenPlace,
} from "@sendoff/db";
import { createId, createToken } from "@sendoff/kit";
import type { Transaction } from "kysely";
import { hashToken } from "../../plugins/auth.ts";
import { isTimeZone } from "../../time-zone.ts";
import { type CodeDeps, redeemCode, sendCode } from "../../codes/one-time-code.ts";
import { signInMail } from "./sign-in-mail.ts";

const claimOf = (email: string): CodeClaim => ({
  purpose: "sign_in",
  target: email,
  userId: null,
});

/**
 * Sends a code, for the first time or again, and answers its order. What it does and answers does not depend on whether the
 * address has an account: accounts are made when a code is verified. Throws as `sendCode`.
 */
export async function sendSignInCode(
  deps: CodeDeps,
  request: {
    readonly email: string;
    /** Where the caller is, as `callerNetwork` of its request. */
    readonly network: string;
    /** A resend keeps the order it is about: the one named, else the newest. */
    readonly resend: { readonly orderId: string | undefined } | undefined;
  },
): Promise<string> {
  const { email, network, resend } = request;
  return sendCode(deps, {
    claim: claimOf(email),
    network,
    resend,
    deliver: (trx, code) => queueMail(trx, deps, signInMail(email, code)),
  });
}

/**
 * Exchanges a code for a token, once. A new address gets its account and its free credits in the same transaction; one whose
 * account was deleted gets a fresh account without them. Throws as `redeemCode`.
 */
export async function verifySignInCode(
  deps: CodeDeps,
  request: {
    readonly email: string;
    readonly orderId: string;
    readonly code: number;
    readonly timeZone: string | undefined;
    readonly place: TokenPlace;
  },
): Promise<string> {
  const { pepper } = deps.config;
  const { email, orderId, code } = request;
  return redeemCode(deps, { claim: claimOf(email), orderId, code }, async (trx) => {
    const timeZone = request.timeZone ?? "UTC";
    const user = await findOrCreateUser(trx, {
      id: createId(),
      email,
      timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
    });
    if (user.isNew && !(await isClosedAddress(trx, { email, pepper }))) {
      await grantSignUpCredits(trx, { userId: user.id, email, pepper });
    }
    return signIn(trx, user.id, request.place);
  });
}

/** Makes a bearer token for a user and answers it; only its hash is kept. */
export async function signIn(
  trx: Transaction<DB>,
  userId: string,
  place: TokenPlace,
): Promise<string> {
  const token = createToken();
  await createAuthToken(trx, userId, hashToken(token), place);
  return token;
}
