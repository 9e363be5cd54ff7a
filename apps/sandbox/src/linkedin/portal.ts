import type { Inbox } from "../mail/inbox.ts";
import { openAccounts, type AccountStore } from "./accounts.ts";
import { openCatalogue, type Catalogue } from "./catalogue.ts";
import { createChallengeStore, type ChallengeStore } from "./challenges.ts";
import { createDraftStore, type DraftStore } from "./drafts.ts";
import { createFaultStore, type FaultStore } from "./faults.ts";
import { openRecord, type RecordStore } from "./record.ts";

/** Everything the portal remembers, passed to its routes. */
export interface Portal {
  accounts: AccountStore;
  catalogue: Catalogue;
  challenges: ChallengeStore;
  drafts: DraftStore;
  faults: FaultStore;
  record: RecordStore;
  inbox: Inbox;
  close(): Promise<void>;
}

export async function createPortal(options: { dataDir: string; inbox: Inbox }): Promise<Portal> {
  const accounts = await openAccounts(options.dataDir);
  const record = await openRecord(options.dataDir);
  const catalogue = await openCatalogue(options.dataDir);
  return {
    accounts,
    record,
    catalogue,
    challenges: createChallengeStore(),
    drafts: createDraftStore(),
    faults: createFaultStore(),
    inbox: options.inbox,
    async close() {
      await accounts.close();
      await record.close();
    },
  };
}
