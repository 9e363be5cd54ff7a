import {
  type CodeClaim,
  findUserOfVerifiedMobile,
  markMobileVerified,
  queueSms,
  type TokenPlace,
} from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import { readMobile } from "../../mobile.ts";
import { type CodeDeps, redeemCode, sendCode, wrongCode } from "../../codes/one-time-code.ts";
import { signIn } from "./sign-in.service.ts";

export interface PhoneCaller {
  /** Undefined for a visitor, who wants to sign in. */
  readonly userId: string | undefined;
  readonly place: TokenPlace;
}

interface Phone {
  readonly dialCode: string;
  /** With the dial code in front. */
  readonly mobile: string;
}

/** Throws UserError 400 for a number that is none. */
function phoneOf(sent: { readonly dial_code: string; readonly mobile: string }): Phone {
  const reading = readMobile(sent.mobile, sent.dial_code);
  if (reading.kind === "read") return reading;
  const issues = [{ path: "mobile", message: reading.message }];
  throw new UserError(400, "invalid_input", reading.message, { issues });
}

function claimOf(phone: Phone, userId: string | undefined): CodeClaim {
  return userId === undefined
    ? { purpose: "phone_sign_in", target: phone.mobile, userId: null }
    : { purpose: "phone_verification", target: phone.mobile, userId };
}

/**
 * Sends a code to a phone (DECISIONS D5). For a visitor a text leaves only when the number signs in an account, so that nobody
 * spends our texts on strangers; the answer is the same. Throws as `sendCode`, and UserError 400 where texts are off.
 */
export async function sendPhoneCode(
  deps: CodeDeps,
  sent: { readonly dial_code: string; readonly mobile: string },
  caller: PhoneCaller,
  resend: { readonly orderId: string | undefined } | undefined,
): Promise<string> {
  if (!deps.config.isSmsOn) {
    throw new UserError(400, "invalid_input", "Text messages are switched off here. Use e-mail.");
  }
  const phone = phoneOf(sent);
  return sendCode(deps, {
    claim: claimOf(phone, caller.userId),
    network: caller.place.network,
    resend,
    async deliver(trx, code) {
      const isOurs =
        caller.userId !== undefined ||
        (await findUserOfVerifiedMobile(trx, phone.mobile)) !== undefined;
      if (isOurs) await queueSms(trx, deps, { to: phone.mobile, text: codeText(code) });
    },
  });
}

/** The code first: phones show the beginning of a text, and offer to fill it in. */
function codeText(code: string): string {
  return `${code} is your Sendoff code. It is valid for 10 minutes. Nobody from Sendoff will ask you for it.`;
}

/**
 * With a user: the phone becomes the account's, verified; another account that had verified it no longer has, because who
 * reads its texts now is the caller. Without: answers a token of the account that has verified it. Throws as `redeemCode`.
 */
export async function verifyPhoneCode(
  deps: CodeDeps,
  sent: {
    readonly dial_code: string;
    readonly mobile: string;
    readonly orderId: string;
    readonly code: number;
  },
  caller: PhoneCaller,
): Promise<{ readonly token: string | undefined }> {
  const phone = phoneOf(sent);
  const { userId } = caller;
  const claim = claimOf(phone, userId);
  return redeemCode(deps, { claim, orderId: sent.orderId, code: sent.code }, async (trx) => {
    if (userId !== undefined) {
      await markMobileVerified(trx, userId, phone);
      return { token: undefined };
    }
    const owner = await findUserOfVerifiedMobile(trx, phone.mobile);
    if (owner === undefined) throw wrongCode();
    return { token: await signIn(trx, owner, caller.place) };
  });
}
