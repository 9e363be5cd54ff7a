import { jobCatalogue } from "@sendoff/contract";
import { createOutboxMail, sendInTransaction } from "@sendoff/db";
import { createId } from "@sendoff/kit";
import type { ApiDeps } from "../../deps.ts";

type Transaction = Parameters<typeof sendInTransaction>[1];

/** Puts the mail with a code into the outbox and its job into the queue: both leave with the transaction or not at all. */
export async function sendCodeByMail(
  trx: Transaction,
  deps: Pick<ApiDeps, "sealer" | "boss">,
  email: string,
  code: string,
): Promise<void> {
  const id = createId();
  await createOutboxMail(trx, {
    id,
    recipient: email,
    // The subject is stored as it is, so it never holds the code.
    subject: "Your Sendoff sign-in code",
    sealedText: deps.sealer.seal(codeText(code), ["mail_outbox", "sealed_text", id]),
  });
  await sendInTransaction(deps.boss, trx, jobCatalogue.mailSend, { outboxId: id });
}

function codeText(code: string): string {
  return [
    "Your sign-in code for Sendoff:",
    "",
    code,
    "",
    "It is valid for 10 minutes and works once.",
    "If you did not ask for this, ignore it.",
    "",
  ].join("\n");
}
