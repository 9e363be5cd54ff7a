import { randomBytes } from "node:crypto";
import type { CheckBook, Checks } from "../checks/check-store.ts";
import { createFormOwner } from "../indeed/smart-apply/form-owner.ts";
import type { FormOwner } from "../indeed/smart-apply/form-store.ts";
import type { Portal as IndeedPortal } from "../indeed/portal.ts";
import { openAccounts, type AccountStore } from "../job-site/accounts.ts";
import { openCatalogue, type Catalogue } from "../job-site/catalogue-store.ts";
import { createChallengeStore, type ChallengeStore } from "../job-site/challenges.ts";
import { createSiteClock, type SiteClock } from "../site-clock.ts";
import { createDraftStore, type DraftStore } from "../job-site/drafts.ts";
import { createFaultStore, type FaultStore } from "../job-site/faults.ts";
import { openRecord, type RecordStore } from "../record.ts";
import type { Inbox } from "../mail/inbox.ts";
import { generateCatalogue } from "./catalogue/generate.ts";
import { FaultSwitches } from "./faults.ts";
import { Job } from "./job.ts";

/** The site whose accounts and application forms are used here. */
export interface Partner {
  portal: IndeedPortal;
  url: string;
}

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
  indeed: Partner;
  /** As the owner of the forms it shows in a frame. */
  owner: FormOwner;
  record: RecordStore;
  /** Visitors on their way through the partner's sign-in, by the word they come back with. */
  travellers: Travellers;
  close(): Promise<void>;
}

export interface Travellers {
  /** Remembers where somebody wanted to go. */
  leave(next: string): string;
  /** Where to; undefined for a word that was never given or was used. */
  comeBack(state: string): string | undefined;
}

function createTravellers(): Travellers {
  const waiting = new Map<string, string>();
  return {
    leave(next) {
      const state = randomBytes(12).toString("base64url");
      waiting.set(state, next);
      return state;
    },
    comeBack(state) {
      const next = waiting.get(state);
      waiting.delete(state);
      return next;
    },
  };
}

export async function createPortal(options: {
  dataDir: string;
  inbox: Inbox;
  book: CheckBook;
  indeed: Partner;
}): Promise<Portal> {
  const { dataDir, inbox, indeed, book } = options;
  const clock = createSiteClock();
  const accounts = await openAccounts(dataDir, "glassdoor", clock);
  const record = await openRecord(dataDir, "glassdoor", clock);
  const catalogue = await openCatalogue({
    dataDir,
    site: "glassdoor",
    schema: Job,
    generate: generateCatalogue,
  });
  const drafts = createDraftStore();
  const faults = createFaultStore(FaultSwitches);
  const checks = book.open("glassdoor", clock);
  const owned = { accounts, checks, clock, drafts, faults, record };
  return {
    ...owned,
    catalogue,
    challenges: createChallengeStore(clock),
    inbox,
    indeed,
    owner: createFormOwner("glassdoor", owned, { signInPath: () => null, jobPath: () => null }),
    travellers: createTravellers(),
    async close() {
      await accounts.close();
      await record.close();
    },
  };
}
