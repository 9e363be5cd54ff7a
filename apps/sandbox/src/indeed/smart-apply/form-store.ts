import { randomUUID } from "node:crypto";
import type { Checks } from "../../checks/check-store.ts";
import type { AccountStore } from "../../job-site/accounts.ts";
import type { DraftAnswers, DraftStore } from "../../job-site/drafts.ts";
import type { PortalName, RecordStore } from "../../record.ts";
import type { SiteClock } from "../../site-clock.ts";
import type { FormFaults } from "../faults.ts";
import type { Step } from "./form-model.ts";

/** What a form needs to know of the job it is for. */
export interface FormJob {
  id: string;
  title: string;
  company: string;
  location: string;
  steps: readonly Step[];
  has_captcha?: boolean;
}

/** The site a form was opened from: this one, or one that shows it in a frame. */
export interface FormOwner {
  portal: PortalName;
  accounts: AccountStore;
  checks: Checks;
  clock: SiteClock;
  record: RecordStore;
  drafts: DraftStore;
  faultsOf(account: string): FormFaults;
  /** Whether the session that opened the form still holds. */
  isAlive(token: string): boolean;
  /** Ends the account's sessions when a fault says so, once. */
  expireMidForm(account: string): Promise<void>;
  /** Whether the account may not apply any more today. */
  isOverDailyLimit(account: string): boolean;
  /** Where to sign in again; null when the form stands in a frame of a site that sees to it itself. */
  signInPath(back: string): string | null;
  /** Where the form's exit leads; null when it stands in a frame. */
  jobPath(jobId: string): string | null;
}

/** One application being filled in. */
export interface Form {
  id: string;
  owner: FormOwner;
  account: string;
  /** The session that opened it. */
  token: string;
  job: FormJob;
  answers: DraftAnswers;
  /** How many of its pages have been passed. */
  passed: number;
  /** A person has passed the check of its last page. */
  isHuman: boolean;
}

export interface FormStore {
  open(input: Pick<Form, "owner" | "account" | "token" | "job">): Form;
  find(id: string): Form | undefined;
}

const KEPT_FORMS = 20_000;

/** The forms that are open. In memory: after a restart an application is begun again, as after a long break. */
export function createFormStore(): FormStore {
  const forms = new Map<string, Form>();
  return {
    open(input) {
      const draft = input.owner.drafts.find(input.account, input.job.id) ?? {};
      const form = { ...input, id: randomUUID(), answers: { ...draft }, passed: 0, isHuman: false };
      forms.set(form.id, form);
      const oldest = forms.keys().next();
      if (forms.size > KEPT_FORMS && !oldest.done) forms.delete(oldest.value);
      return form;
    },
    find: (id) => forms.get(id),
  };
}
