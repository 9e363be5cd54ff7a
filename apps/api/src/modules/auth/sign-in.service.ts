import type { UiLanguage } from "@sendoff/contract/language";
import { isClosedAddress } from "@sendoff/db/account";
import { type AuditPlace, recordAuditEvent, recordAuditEventIfKnown } from "@sendoff/db/audit";
import {
  type CodeClaim,
  createAuthToken,
  findCodeOwner,
  findEraseAt,
  isAddressKept,
  type TokenPlace,
} from "@sendoff/db/auth";
import { grantSignUpCredits, hasSignUpCredits } from "@sendoff/db/ledger";
import { queueMail } from "@sendoff/db/mail";
import { type DB } from "@sendoff/db/schema";
import { findOrCreateUser, keepFirstLanguage } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import { createId, createToken } from "@sendoff/kit/ids";
import type { Transaction } from "kysely";
import { hashToken } from "../../plugins/auth.ts";
import { auditPlace } from "../../plugins/device.ts";
import { modernZoneName, momentAt } from "@sendoff/domain/schedule";
import { isTimeZone } from "../../time-zone.ts";
import { type CodeDeps, redeemCode, sendCode } from "../../codes/one-time-code.ts";
import { signInMail } from "./sign-in-mail.ts";

const claimOf = (email: string): CodeClaim => ({
  purpose: "sign_in",
  target: email,
  userId: null,
});

/** Where somebody asks from who is not signed in. */
export interface Visitor {
  /** As `callerNetwork` of the request: what limits count by. */
  readonly network: string;
  /** What is kept of it. */
  readonly place: TokenPlace;
  /** What they read. */
  readonly language: UiLanguage;
}

/**
 * Sends a code, for the first time or again, and returns its order. What it does and answers does not depend on whether the
 * address has an account: accounts are made when a code is verified. Where an account's owner wants no codes asked for from this
 * network, none leaves and nobody can tell. Throws as `sendCode`.
 */
export async function sendSignInCode(
  deps: CodeDeps,
  request: {
    readonly email: string;
    readonly visitor: Visitor;
    /** A resend keeps the order it is about: the one named, else the newest. */
    readonly resend: { readonly orderId: string | undefined } | undefined;
  },
): Promise<string> {
  const { email, visitor, resend } = request;
  const place = auditPlace(visitor.place);
  return sendCode(deps, {
    claim: claimOf(email),
    network: visitor.network,
    resend,
    async deliver(trx, code, orderId) {
      const owner = await findCodeOwner(trx, { email }, place.network);
      await noteCode(trx, owner.userId, place, orderId);
      const language = owner.language ?? visitor.language;
      const mail = { ...signInMail(email, code), language };
      await queueMail(trx, deps, mail, owner.isBlocked ? "decoy" : "usual");
    },
  });
}

/** Somebody asked for a sign-in code: its owner is shown those that signed nobody in. */
export async function noteCode(
  trx: Transaction<DB>,
  userId: string | null,
  place: AuditPlace,
  orderId: string,
): Promise<void> {
  await recordAuditEventIfKnown(trx, {
    userId,
    actor: "visitor",
    event: "code_requested",
    ...place,
    facts: { order: orderId },
  });
}

/** A wrong code was tried. */
export async function noteRefusal(
  trx: Transaction<DB>,
  userId: string | null,
  place: AuditPlace,
): Promise<void> {
  await recordAuditEventIfKnown(trx, {
    userId,
    actor: "visitor",
    event: "sign_in_refused",
    ...place,
  });
}

/**
 * Exchanges a code for a token, once. A new address gets its account and its free credits in the same transaction; one whose
 * account was deleted gets a fresh account without them. Throws as `redeemCode`, and UserError 409 for an address that its account
 * has just been moved away from: its owner is to undo that, not to begin anew.
 */
export async function verifySignInCode(
  deps: CodeDeps,
  request: {
    readonly email: string;
    readonly orderId: string;
    readonly code: number;
    readonly timeZone: string | undefined;
    readonly visitor: Visitor;
  },
): Promise<string> {
  const { pepper, peppers } = deps.config;
  const { email, orderId, code, visitor } = request;
  const place = auditPlace(visitor.place);
  const attempt = {
    claim: claimOf(email),
    orderId,
    code,
    network: visitor.network,
    async whenWrong(trx: Transaction<DB>) {
      const { userId } = await findCodeOwner(trx, { email }, place.network);
      await noteRefusal(trx, userId, place);
    },
  };
  return redeemCode(deps, attempt, async (trx) => {
    const timeZone = request.timeZone ?? "UTC";
    const user = await findOrCreateUser(trx, {
      id: createId(),
      email,
      timeZone: isTimeZone(timeZone) ? modernZoneName(timeZone) : "UTC",
    });
    if (user.isNew && (await isAddressKept(trx, email, user.id))) throw addressKept();
    if (user.isNew && !(await hadFreeCredits(trx, email, peppers))) {
      await grantSignUpCredits(trx, { userId: user.id, email, pepper });
    }
    return signIn(trx, { userId: user.id, via: "email", orderId, visitor });
  });
}

/** Whether this mailbox had its free credits with an account that was deleted, or before the pepper changed. */
async function hadFreeCredits(
  trx: Transaction<DB>,
  email: string,
  peppers: readonly Uint8Array[],
): Promise<boolean> {
  for (const pepper of peppers) {
    if (await isClosedAddress(trx, { email, pepper })) return true;
    if (await hasSignUpCredits(trx, { email, pepper })) return true;
  }
  return false;
}

function addressKept(): UserError {
  return new UserError(
    409,
    "conflict",
    "Your account was moved to another address lately. If that was not you, undo it with the link in the mail that we sent here.",
  );
}

function beingDeleted(until: string): UserError {
  return new UserError(
    409,
    "conflict",
    `This account is being deleted: after ${until} it is gone. To keep it, open the link in the mail “Your Sendoff account is being deleted”.`,
  );
}

/**
 * Makes a bearer token for a user and returns it; only its hash is kept. Notes the sign-in. Throws UserError 409 while the account is
 * being deleted: only the mailed link takes that back, so that nobody else who has a code does.
 */
export async function signIn(
  trx: Transaction<DB>,
  session: {
    readonly userId: string;
    /** What the code was sent to. Only the address counts as proof of the account. */
    readonly via: "email" | "phone";
    readonly orderId: string;
    readonly visitor: Pick<Visitor, "place" | "language">;
  },
): Promise<string> {
  const { userId, via, orderId } = session;
  const { place, language } = session.visitor;
  const { eraseAt, timeZone } = await findEraseAt(trx, userId);
  if (eraseAt !== null) throw beingDeleted(momentAt(eraseAt, timeZone));
  const token = createToken();
  await keepFirstLanguage(trx, userId, language);
  await createAuthToken(trx, userId, hashToken(token), place, via === "email");
  await recordAuditEvent(trx, {
    userId,
    actor: "user",
    event: "signed_in",
    ...auditPlace(place),
    facts: { via, order: orderId },
  });
  return token;
}
