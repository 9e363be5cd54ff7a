import { jobCatalogue, type JobDefinition } from "@sendoff/contract/jobs";
import { createPayuProvider } from "@sendoff/kit/payu";
import type { WorkerContext } from "../context/worker-context.ts";
import { handleLedgerProof, isProofOverdue } from "./ledger-proof/ledger-proof.handler.ts";
import { handleLotExpiry } from "./lot-expiry/lot-expiry.handler.ts";
import { mailPaidOrders } from "./payment-sweep/payment-mail.ts";
import { handlePaymentSweep } from "./payment-sweep/payment-sweep.handler.ts";
import { handleRefundSweep } from "./refund-sweep/refund-sweep.handler.ts";
import { scheduleJob } from "./schedule-job.ts";
import { handleWalletMail } from "./wallet-mail/wallet-mail.handler.ts";

/** How often due payments are looked for. Orders become due after two minutes at the earliest, or at once after an outage. */
export const PAYMENT_SWEEP_SECONDS = 15;

// Off the full hour, when everybody else's jobs run. The proof at night (UTC), when India and Europe pay least.
const LOT_EXPIRY_CRON = "27 * * * *";
const WALLET_MAIL_CRON = "*/2 * * * *";
const LEDGER_PROOF_CRON = "41 21 * * *";

type Register = (job: JobDefinition, handle: () => Promise<void>) => Promise<void>;

/** Registers the jobs of the wallet and the ledger and sees to it that they are due when they should be. */
export async function registerMoneyJobs(worker: WorkerContext, register: Register): Promise<void> {
  const { boss, db, config } = worker;
  const provider = createPayuProvider(config.payu);
  await register(jobCatalogue.paymentSweep, async () => {
    await mailPaidOrders(worker);
    await handlePaymentSweep({ ...worker, provider });
    await handleRefundSweep({ ...worker, provider });
  });
  await register(jobCatalogue.lotExpiry, () => handleLotExpiry(worker));
  await register(jobCatalogue.walletMail, () => handleWalletMail(worker));
  await register(jobCatalogue.ledgerProof, () => handleLedgerProof(worker));
  await scheduleJob(worker, jobCatalogue.lotExpiry, LOT_EXPIRY_CRON);
  await scheduleJob(worker, jobCatalogue.walletMail, WALLET_MAIL_CRON);
  await scheduleJob(worker, jobCatalogue.ledgerProof, LEDGER_PROOF_CRON);
  if (await isProofOverdue(db)) {
    await boss.send(jobCatalogue.ledgerProof.name, {}, { singletonSeconds: 3600 });
  }
}
