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
import { openRefusals, type RefusalStore } from "./refusals.ts";
import { createTalkStore, type TalkStore } from "./talk/talk-store.ts";

/** Everything the portal remembers, passed to its routes. */
export interface Portal {
  accounts: AccountStore;
  catalogue: Catalogue<Job>;
  challenges: ChallengeStore;
  checks: Checks;
  clock: SiteClock;
  drafts: DraftStore;
  faults: FaultStore<FaultSwitches>;
  inbox: Inbox;
  record: RecordStore;
  /** What did not become an application: refused, failed, or left to the company's own site. */
  refusals: RefusalStore;
  /** Drawers that are open. */
  talks: TalkStore;
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
  const accounts = await openAccounts(dataDir, "naukri", clock);
  const record = await openRecord(dataDir, "naukri", clock);
  const refusals = await openRefusals(dataDir);
  const catalogue = await openCatalogue({
    dataDir,
    site: "naukri",
    schema: Job,
    generate: generateCatalogue,
  });
  return {
    accounts,
    catalogue,
    challenges: createChallengeStore(clock),
    checks: options.book.open("naukri", clock),
    clock,
    drafts: createDraftStore(),
    faults: createFaultStore(FaultSwitches),
    inbox: options.inbox,
    record,
    refusals,
    talks: createTalkStore(),
    traps: createTrapLog(clock),
    async close() {
      await accounts.close();
      await record.close();
      await refusals.close();
    },
  };
}
