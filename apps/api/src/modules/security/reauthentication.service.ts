import { type AuditPlace, recordAuditEvent } from "@sendoff/db/audit";
import { type CodeClaim, markReauthenticated, veilEmail } from "@sendoff/db/auth";
import { queueMail } from "@sendoff/db/mail";
import { findUser } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import type { Mail } from "@sendoff/kit/mail";
import { type CodeDeps, redeemCode, sendCode } from "../../codes/one-time-code.ts";
import type { SignedIn } from "../../plugins/auth.ts";
import { CODE_VALIDITY } from "../../codes/code-validity.ts";

export interface Prover {
  readonly user: SignedIn;
  /** As `callerNetwork` of the request. */
  readonly network: string;
  readonly place: AuditPlace;
}

const claimOf = (userId: string, email: string): CodeClaim => ({
  purpose: "reauthentication",
  target: email,
  userId,
});

async function emailOf(deps: CodeDeps, userId: string): Promise<string> {
  const user = await findUser(deps.db, userId);
  if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
  return user.email;
}

/** Sends a fresh code to the address that the account has. Throws as `sendCode`. */
export async function sendFreshCode(
  deps: CodeDeps,
  prover: Prover,
  orderId: string | undefined,
): Promise<{ readonly orderId: string; readonly sentTo: string }> {
  const email = await emailOf(deps, prover.user.id);
  const sent = await sendCode(deps, {
    claim: claimOf(prover.user.id, email),
    network: prover.network,
    resend: orderId === undefined ? undefined : { orderId },
    deliver: (trx, code) => queueMail(trx, deps, freshCodeMail(email, code, prover.place)),
  });
  return { orderId: sent, sentTo: veilEmail(email) };
}

/** The code of that mail: this session, and no other, may change what matters for 15 minutes. Throws as `redeemCode`. */
export async function verifyFreshCode(
  deps: CodeDeps,
  prover: Prover,
  given: { readonly orderId: string; readonly code: number },
): Promise<void> {
  const { user, network, place } = prover;
  const by = { userId: user.id, actor: "user" as const, ...place };
  const attempt = {
    claim: claimOf(user.id, await emailOf(deps, user.id)),
    ...given,
    network,
    whenWrong: (trx: Parameters<typeof recordAuditEvent>[0]) =>
      recordAuditEvent(trx, { ...by, event: "reauthentication_refused" }),
  };
  await redeemCode(deps, attempt, async (trx) => {
    await markReauthenticated(trx, user.tokenHash);
    await recordAuditEvent(trx, { ...by, event: "reauthenticated" });
  });
}

function freshCodeMail(email: string, code: string, { device, network }: AuditPlace): Mail {
  const from = [device, network].filter((part) => part !== "").join(", from ");
  return {
    to: email,
    subject: "Your Sendoff confirmation code",
    text: [
      "Somebody who is signed in to your account wants to change something that matters. The code that confirms it is you:",
      "",
      code,
      "",
      CODE_VALIDITY,
      ...(from === "" ? [] : [`Asked for with ${from}.`]),
      "If that was not you, give this code to nobody, sign in to Sendoff and choose Log out everywhere.",
      "",
    ].join("\n"),
  };
}
