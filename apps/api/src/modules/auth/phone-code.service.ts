import { OTP_VALID_MINUTES } from "@sendoff/contract/constants";
import { recordAuditEvent } from "@sendoff/db/audit";
import { type CodeClaim, findCodeOwner, recordChange, veilPhone } from "@sendoff/db/auth";
import { queueMail } from "@sendoff/db/mail";
import { type DB } from "@sendoff/db/schema";
import { translatorFor } from "@sendoff/domain/translations";
import { queueSms } from "@sendoff/db/sms";
import { findUser, findUserOfVerifiedMobile, markMobileVerified } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import type { Transaction } from "kysely";
import { readMobile } from "../../mobile.ts";
import { type CodeDeps, redeemCode, sendCode, wrongCode } from "../../codes/one-time-code.ts";
import { auditPlace } from "../../plugins/device.ts";
import { phoneMovedMail } from "./phone-moved-mail.ts";
import { noteCode, noteRefusal, signIn, type Visitor } from "./sign-in.service.ts";

export interface PhoneCaller extends Visitor {
  /** Undefined for a visitor, who wants to sign in. */
  readonly userId: string | undefined;
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
 * spends our texts on strangers; the answer, and the work until it, is the same. Throws as `sendCode`, and UserError 400 where texts are off.
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
    network: caller.network,
    resend,
    async deliver(trx, code, orderId) {
      const place = auditPlace(caller.place);
      const owner = await findCodeOwner(trx, { verifiedMobile: phone.mobile }, place.network);
      const isVisitor = caller.userId === undefined;
      if (isVisitor) await noteCode(trx, owner.userId, place, orderId);
      const isDecoy = isVisitor && (owner.userId === null || owner.isBlocked);
      const say = translatorFor(owner.language ?? caller.language);
      await queueSms(trx, deps, { to: phone.mobile, text: say(codeText(code)) }, isDecoy);
    },
  });
}

/** The code first: phones show the beginning of a text, and offer to fill it in. */
function codeText(code: string): string {
  return `${code} is your Sendoff code. It is valid for ${OTP_VALID_MINUTES} minutes. Nobody from Sendoff will ask you for it.`;
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
  const { orderId, code } = sent;
  const attempt = {
    claim: claimOf(phone, userId),
    orderId,
    code,
    network: caller.network,
    async whenWrong(trx: Transaction<DB>) {
      const place = auditPlace(caller.place);
      const owner = await findCodeOwner(trx, { verifiedMobile: phone.mobile }, place.network);
      if (userId === undefined) await noteRefusal(trx, owner.userId, place);
    },
  };
  return redeemCode(deps, attempt, async (trx) => {
    if (userId !== undefined) {
      await changePhone(trx, deps, userId, phone, caller);
      return { token: undefined };
    }
    const owner = await findUserOfVerifiedMobile(trx, phone.mobile);
    if (owner === undefined) throw wrongCode();
    return {
      token: await signIn(trx, { userId: owner, via: "phone", orderId, visitor: caller }),
    };
  });
}

/** The phone signs in this account from now on. Its owner is told, and so is the one of the account that it signed in before. */
async function changePhone(
  trx: Transaction<DB>,
  deps: CodeDeps,
  userId: string,
  phone: Phone,
  caller: PhoneCaller,
): Promise<void> {
  const user = await findUser(trx, userId);
  if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
  const isVerified = user.mobile_verified_at !== null;
  if (isVerified && user.mobile === phone.mobile) return;
  const otherId = await markMobileVerified(trx, userId, phone);
  const place = auditPlace(caller.place);
  await recordChange(trx, deps, {
    userId,
    kind: "phone_changed",
    before: { phone: { dialCode: user.dial_code, mobile: user.mobile, isVerified } },
    after: { phone: { ...phone, isVerified: true } },
    place,
    ownersEmail: user.email,
    timeZone: user.time_zone,
  });
  const other = otherId === undefined ? undefined : await findUser(trx, otherId);
  if (other === undefined) return;
  const number = veilPhone(phone);
  const facts = { from: number };
  await recordAuditEvent(trx, { userId: other.id, actor: "system", event: "phone_moved", facts });
  await queueMail(trx, deps, phoneMovedMail(other.email, number));
}
