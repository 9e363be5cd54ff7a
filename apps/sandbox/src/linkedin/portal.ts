import type { CheckBook, Checks } from "../checks/check-store.ts";
import type { Inbox } from "../mail/inbox.ts";
import { openAccounts, type AccountStore } from "../job-site/accounts.ts";
import type { Catalogue } from "../job-site/catalogue-store.ts";
import { openJobs } from "./catalogue.ts";
import type { Job } from "./job.ts";
import { createChallengeStore, type ChallengeStore } from "../job-site/challenges.ts";
import { createDraftStore, type DraftStore } from "../job-site/drafts.ts";
import { createSiteClock, type SiteClock } from "../site-clock.ts";
import { createFaultStore, type FaultStore } from "../job-site/faults.ts";
import { FaultSwitches } from "./faults.ts";
import { openRecord, type RecordStore } from "../record.ts";

/** Everything the portal remembers, passed to its routes. */
export interface Portal {
  accounts: AccountStore;
  catalogue: Catalogue<Job>;
  challenges: ChallengeStore;
  checks: Checks;
  drafts: DraftStore;
  clock: SiteClock;
  faults: FaultStore<FaultSwitches>;
  record: RecordStore;
  inbox: Inbox;
  close(): Promise<void>;
}

export async function createPortal(options: {
  dataDir: string;
  inbox: Inbox;
  book: CheckBook;
}): Promise<Portal> {
  const clock = createSiteClock();
  const accounts = await openAccounts(options.dataDir, "linkedin", clock);
  const record = await openRecord(options.dataDir, "linkedin", clock);
  const catalogue = await openJobs(options.dataDir);
  return {
    clock,
    accounts,
    record,
    catalogue,
    challenges: createChallengeStore(clock),
    checks: options.book.open("linkedin", clock),
    drafts: createDraftStore(),
    faults: createFaultStore(FaultSwitches),
    inbox: options.inbox,
    async close() {
      await accounts.close();
      await record.close();
    },
  };
}
