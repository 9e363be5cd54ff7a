import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { findNewestProof, recordLedgerProof } from "@sendoff/db/ledger";
import { queueMail } from "@sendoff/db/mail";
import type { Logger } from "@sendoff/kit/logger";
import type { Sealer } from "@sendoff/kit/vault";

/** A night's proof is missing after this long: the product was down when it was due. */
const OVERDUE_MS = 26 * 3_600_000;

interface ProofDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly logger: Logger;
  readonly config: { readonly opsEmail: string | undefined };
}

/**
 * Proves the ledger and keeps what was found; the api's metrics tell the newest proof. When the books are wrong it is an error
 * in the log, and a mail to the operator where one is named. Nothing is mended: a person must look.
 */
export async function handleLedgerProof(deps: ProofDeps): Promise<void> {
  const proof = await recordLedgerProof(deps.db);
  if (proof.isSound) {
    deps.logger.info("the ledger adds up");
    return;
  }
  deps.logger.error({ proof }, "THE LEDGER DOES NOT ADD UP");
  const { opsEmail } = deps.config;
  if (opsEmail === undefined) return;
  await deps.db.transaction().execute((trx) =>
    queueMail(trx, deps, {
      to: opsEmail,
      subject: "Sendoff: the ledger does not add up",
      text: [
        "The nightly proof of the ledger found what must never be:",
        "",
        JSON.stringify(proof, null, 2),
        "",
        "The product goes on. Please look before the next recharges and refunds are judged by these books.",
        "",
      ].join("\n"),
    }),
  );
}

/** Whether a proof is due beside the nightly one. */
export async function isProofOverdue(db: Database["kysely"]): Promise<boolean> {
  const newest = await findNewestProof(db);
  return newest === undefined || Date.now() - newest.provedAt.getTime() > OVERDUE_MS;
}
