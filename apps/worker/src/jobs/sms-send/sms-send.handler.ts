import { type Db } from "@sendoff/db/client";
import { findUnsentSms, markSmsSent, smsTextContext } from "@sendoff/db/sms";
import type { Logger } from "@sendoff/kit/logger";
import type { SmsSender } from "@sendoff/kit/sms";
import type { Opener } from "@sendoff/kit/vault";

/**
 * Sends one message of the outbox. Sending again after a crash may repeat a text; a code in it stays the same. What the
 * provider will never deliver is dropped, and so is everything where text messages are off.
 */
export async function handleSmsSend(
  deps: {
    readonly db: Db;
    readonly opener: Opener;
    readonly logger: Logger;
    readonly sms: SmsSender | undefined;
  },
  outboxId: string,
): Promise<void> {
  const message = await findUnsentSms(deps.db, outboxId);
  if (message === undefined) return;
  const text = deps.opener.open(message.sealedText, smsTextContext(outboxId));
  const outcome = await deps.sms?.send({ to: message.recipient, text });
  if (outcome?.kind !== "sent") {
    // The provider's words may name the number: only its error number is logged.
    const why = outcome === undefined ? "off" : (outcome.reason.split(" ", 1)[0] ?? "");
    deps.logger.warn({ outboxId, why }, "a text message will never be delivered");
  }
  await markSmsSent(deps.db, outboxId);
}
