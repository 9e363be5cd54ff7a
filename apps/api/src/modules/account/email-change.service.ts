import { UiLanguage } from "@sendoff/contract/language";
import { type AuditPlace } from "@sendoff/db/audit";
import { type CodeClaim, isAddressKept, recordChange } from "@sendoff/db/auth";
import { isUniqueViolation } from "@sendoff/db/client";
import { queueMail } from "@sendoff/db/mail";
import { changeEmail, findUser } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import { type CodeDeps, redeemCode, sendCode } from "../../codes/one-time-code.ts";
import { emailChangeMail } from "./email-change-mail.ts";

interface Change {
  readonly userId: string;
  readonly email: string;
}

const claimOf = ({ userId, email }: Change): CodeClaim => ({
  purpose: "email_change",
  target: email,
  userId,
});

/**
 * Sends a code to the address that is to become the user's, and returns its order. Whether another account has that address is
 * told to nobody but who reads its mail. Throws as `sendCode`, and UserError 400 for the address that the user has.
 */
export async function sendEmailChangeCode(
  deps: CodeDeps,
  change: Change & {
    readonly network: string;
    readonly resend: { readonly orderId: string } | undefined;
  },
): Promise<string> {
  const user = await findUser(deps.db, change.userId);
  if (user?.email === change.email) {
    const message = "This is your address already";
    throw new UserError(400, "invalid_input", message, { issues: [{ path: "email", message }] });
  }
  const language = UiLanguage.safeParse(user?.language).data;
  return sendCode(deps, {
    claim: claimOf(change),
    network: change.network,
    resend: change.resend,
    deliver: (trx, code) =>
      queueMail(trx, deps, { ...emailChangeMail(change.email, code), language }),
  });
}

/**
 * Gives the account its new address, once it is proved, and tells the old one, which can undo it. Who asked for the code had typed
 * a fresh one. Throws as `redeemCode`, and UserError 409 when another account has the address or can have it back.
 */
export async function verifyEmailChange(
  deps: CodeDeps,
  change: Change & {
    readonly orderId: string;
    readonly code: number;
    readonly network: string;
    readonly place: AuditPlace;
  },
): Promise<void> {
  const { userId, email, orderId, code, network, place } = change;
  const attempt = { claim: claimOf(change), orderId, code, network };
  try {
    await redeemCode(deps, attempt, async (trx) => {
      const user = await findUser(trx, userId);
      if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
      if (await isAddressKept(trx, email, userId)) throw addressTaken();
      if (!(await changeEmail(trx, userId, email))) throw addressTaken();
      await recordChange(trx, deps, {
        userId,
        kind: "email_changed",
        before: { email: user.email },
        after: { email },
        place,
        ownersEmail: user.email,
        timeZone: user.time_zone,
      });
    });
  } catch (error) {
    // Two accounts proved the same address at once.
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}

function addressTaken(): UserError {
  const message =
    "Another Sendoff account has this address. Sign in to that one, or use another address.";
  return new UserError(409, "conflict", message, { issues: [{ path: "email", message }] });
}
