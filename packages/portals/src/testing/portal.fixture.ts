import type { BrowserContext } from "playwright-core";
import type { PortalDriver } from "../portal-driver.ts";

/** A question of a job in the suite's catalogue, in words every replica can draw. */
export interface SuiteQuestion {
  readonly label: string;
  readonly kind:
    | "text"
    | "integer"
    | "textarea"
    | "select"
    | "radio"
    | "checkboxes"
    | "consent"
    | "city"
    | "date"
    | "cv"
    | "photo";
  readonly options?: readonly string[];
  readonly isOptional?: boolean;
}

export interface SuiteJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly state?: "open" | "closed" | "external" | "applied_before";
  readonly pay?: string;
  readonly pages?: readonly {
    readonly title: string;
    readonly questions: readonly SuiteQuestion[];
  }[];
}

/** Something that goes wrong on the portal's side. */
export type Trouble =
  | "daily_limit"
  | "daily_limit_button"
  | "fast_pace"
  | "slow_confirmation"
  | "lost_confirmation_sent"
  | "lost_confirmation_unsent"
  | "session_ends_mid_form"
  | "changed_layout"
  | "safety_reminder"
  | "captcha_at_apply";

/** What the employer got, by the replica's own books. */
export interface Received {
  /** The portal's own id of the job. */
  readonly jobId: string;
  readonly answers: ReadonlyMap<string, string | readonly string[] | boolean>;
  readonly cv: { readonly fileName: string; readonly sha256: string } | undefined;
  readonly otherFiles: number;
  readonly isFollowing: boolean;
}

/** A replica that is running. All settings are for one account, so that tests do not meet. */
export interface RunningPortal {
  readonly baseUrl: string;
  readonly loadJobs: (jobs: readonly SuiteJob[]) => Promise<void>;
  /** Adds jobs in the replica's own words. */
  readonly addJobs: (jobs: readonly object[]) => Promise<void>;
  readonly setVariant: (variant: string) => Promise<void>;
  readonly setTrouble: (account: string, trouble: Trouble) => Promise<void>;
  /** Switches of the replica's own, for one account. */
  readonly setFaults: (account: string, faults: object) => Promise<void>;
  readonly listReceived: (account: string) => Promise<Received[]>;
  /** Hidden buttons and fields that were used; for replicas that have any. */
  readonly listTraps: (account: string) => Promise<unknown[]>;
  /** Signs an account in without the pages for it. Undefined where there are none. */
  readonly enter?: (context: BrowserContext, account: string) => Promise<void>;
  /** The newest code mailed to this address. */
  readonly getCode: (account: string) => Promise<string>;
}

/** A portal as the suite sees it: its driver and how its replica is run. */
export interface PortalFixture {
  readonly driver: PortalDriver;
  /** Every drawing of the site that the driver has to cope with. */
  readonly variants: readonly string[];
  /** One variant for each layout that can change by itself. */
  readonly layouts: readonly string[];
  /** What can go wrong on this portal. */
  readonly troubles: readonly Trouble[];
  /** The portal's own form of a suite job's id. */
  readonly jobId: (suiteId: string) => string;
  readonly password: string;
  /** How the portal writes the pay of the suite's jobs; as they say it themselves where it is left out. */
  readonly payWords?: RegExp;
  /** Its questions follow the click that applies, one after the other; the CV is that of the account's own profile. */
  readonly asksAfterClick?: true;
  /** False where a line of the list does not tell whether one applies on the employer's own site: the job's page does. */
  readonly listTellsElsewhere?: false;
  /** False where the account's list of applications has no links: jobs are known in it by title and company alone. */
  readonly listLinksJobs?: false;
  /** Share of the usual waits; all of it where it is left out. */
  readonly patience?: number;
  /** The page's own call that sends an application; an address that ends in "/submit" where it is left out. */
  readonly applyCall?: RegExp;
  /** Accounts of this name are asked to confirm in the portal's app; `confirmed` switches on that they have. */
  readonly appPrompt?: { readonly name: string; readonly confirmed: object };
  /** Set where the form is another portal's, by the same code, whose suite proves what is asked, refused and attached there. */
  readonly formOf?: string;
  /** The replica as it is when it is new; whoever opened it before has it no longer. */
  readonly open: () => Promise<RunningPortal>;
}
