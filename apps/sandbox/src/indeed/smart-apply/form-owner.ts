import type { Checks } from "../../checks/check-store.ts";
import type { AccountStore } from "../../job-site/accounts.ts";
import type { SiteClock } from "../../site-clock.ts";
import type { DraftStore } from "../../job-site/drafts.ts";
import type { FaultStore } from "../../job-site/faults.ts";
import type { PortalName, RecordStore } from "../../record.ts";
import type { FormFaults } from "../faults.ts";
import type { FormOwner } from "./form-store.ts";

/** What of a site its forms touch. */
interface OwningSite {
  accounts: AccountStore;
  checks: Checks;
  clock: SiteClock;
  drafts: DraftStore;
  faults: Pick<FaultStore<FormFaults>, "get" | "set">;
  record: RecordStore;
}

/** A site as the one that forms are opened from. */
export function createFormOwner(
  portal: PortalName,
  site: OwningSite,
  paths: Pick<FormOwner, "signInPath" | "jobPath">,
): FormOwner {
  const { accounts, checks, clock, drafts, faults, record } = site;
  return {
    portal,
    accounts,
    checks,
    clock,
    drafts,
    record,
    ...paths,
    faultsOf: (account) => faults.get(account),
    isAlive(token) {
      const account = accounts.findSession(token);
      if (account === undefined) return false;
      const expiry = faults.get(account).session_expiry;
      return typeof expiry !== "number" || accounts.findSession(token, expiry) !== undefined;
    },
    async expireMidForm(account) {
      if (faults.get(account).session_expiry !== "mid_form") return;
      faults.set({ session_expiry: null, scope: { applicant: account } });
      if (faults.get(account).session_expiry === "mid_form") faults.set({ session_expiry: null });
      await accounts.endSessions(account);
    },
    isOverDailyLimit(account) {
      const limit = faults.get(account).daily_limit ?? null;
      return limit !== null && record.countToday(account) >= limit;
    },
  };
}
