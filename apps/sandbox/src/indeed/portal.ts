import type { CheckBook, Checks } from "../checks/check-store.ts";
import { openAccounts, type AccountStore } from "../job-site/accounts.ts";
import { openCatalogue, type Catalogue } from "../job-site/catalogue-store.ts";
import { createChallengeStore, type ChallengeStore } from "../job-site/challenges.ts";
import { createSiteClock, type SiteClock } from "../site-clock.ts";
import { createDraftStore, type DraftStore } from "../job-site/drafts.ts";
import { createFaultStore, type FaultStore } from "../job-site/faults.ts";
import { openRecord, type RecordStore } from "../record.ts";
import { createTrapLog, type TrapLog } from "../job-site/traps.ts";
import type { Inbox } from "../mail/inbox.ts";
import { generateCatalogue } from "./catalogue/generate.ts";
import { FaultSwitches } from "./faults.ts";
import { Job } from "./job.ts";
import { createPartnerCodes, type PartnerCodes } from "./partner-codes.ts";
import { createFormStore, type FormStore } from "./smart-apply/form-store.ts";

/** Everything the portal remembers, passed to its routes. */
export interface Portal {
  accounts: AccountStore;
  catalogue: Catalogue<Job>;
  challenges: ChallengeStore;
  checks: Checks;
  clock: SiteClock;
  drafts: DraftStore;
  faults: FaultStore<FaultSwitches>;
  forms: FormStore;
  inbox: Inbox;
  /** For the site where people sign in with their account of this one. */
  partners: PartnerCodes;
  record: RecordStore;
  traps: TrapLog;
  close(): Promise<void>;
}

export async function createPortal(options: {
  dataDir: string;
  inbox: Inbox;
  book: CheckBook;
}): Promise<Portal> {
  const { dataDir } = options;
  const clock = createSiteClock();
  const accounts = await openAccounts(dataDir, "indeed", clock);
  const record = await openRecord(dataDir, "indeed", clock);
  const catalogue = await openCatalogue({
    dataDir,
    site: "indeed",
    schema: Job,
    generate: generateCatalogue,
  });
  return {
    accounts,
    catalogue,
    challenges: createChallengeStore(clock),
    checks: options.book.open("indeed", clock),
    clock,
    drafts: createDraftStore(),
    faults: createFaultStore(FaultSwitches),
    forms: createFormStore(),
    inbox: options.inbox,
    partners: createPartnerCodes(),
    record,
    traps: createTrapLog(clock),
    async close() {
      await accounts.close();
      await record.close();
    },
  };
}
