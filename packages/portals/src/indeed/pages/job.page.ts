import { hitLocator, scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import {
  ACTION_TIMEOUT_MS,
  LOOK_TIMEOUT_MS,
  OBSTACLES,
  openAddress,
  PAGE_TIMEOUT_MS,
} from "./common.ts";

/** Lists of other jobs on the page carry marks and buttons of their own. */
const OTHER_JOBS = "aside,li,[role=list],nav,header,.job_seen_beacon,[role=dialog]";

const JOB = {
  easyApply: [
    { id: "test-id", css: "button[data-testid='indeedApplyButton-test']" },
    { id: "id", css: "#indeedApplyButton" },
    { id: "label", css: "button[aria-label*='Apply with Indeed']", notIn: OTHER_JOBS },
    {
      id: "words",
      css: "button",
      text: "^(apply now|easily apply|apply with indeed)$",
      notIn: OTHER_JOBS,
    },
  ],
  external: [
    {
      id: "words",
      css: "button,a",
      text: "apply on (the )?(company|employer).{0,3} ?(web)?site",
      notIn: OTHER_JOBS,
    },
  ],
  /** The sentence first: the button only says "Applied". */
  applied: [
    { id: "sentence", css: "main p,main span,main div", text: "^you applied on \\S.{3,20}(\\.|$)" },
    { id: "class", css: ".indeed-apply-status-applied" },
    { id: "button", css: "button:disabled", text: "^applied( applied)?$", notIn: OTHER_JOBS },
  ],
  closed: [
    { id: "class", css: ".jobsearch-ExpiredJob" },
    {
      id: "words",
      css: "main p,main b,main h2,main [role=alert]",
      text: "^(this job has expired|no longer accepting applications)",
      notIn: OTHER_JOBS,
    },
  ],
  notFound: [
    {
      id: "heading",
      css: "h1,h2",
      text: "page not found|can.t find this page|job (was )?not found",
    },
  ],
  ...OBSTACLES,
  title: [
    { id: "test-id", css: "[data-testid=jobsearch-JobInfoHeader-title]" },
    { id: "class", css: ".jobsearch-JobInfoHeader-title" },
    { id: "heading", css: "main h1" },
  ],
  company: [
    { id: "link", css: "[data-testid=inlineHeader-companyName] a", text: "\\S" },
    { id: "test-id", css: "[data-testid=inlineHeader-companyName] > span:first-child" },
    { id: "attribute", css: "[data-company-name]", text: "\\S" },
  ],
  place: [
    { id: "test-id", css: "[data-testid=inlineHeader-companyLocation]" },
    { id: "other-test-id", css: "[data-testid=job-location]" },
  ],
  description: [{ id: "id", css: "#jobDescriptionText" }],
  documentTitle: [{ id: "head", css: "head title", isHiddenToo: true }],
} satisfies PageThings;

export type JobLook = Partial<Record<keyof typeof JOB, Hit>>;

const DECISIVE = [
  "easyApply",
  "external",
  "applied",
  "closed",
  "notFound",
  "signedOut",
  "captcha",
  "slowDown",
] as const;

/** A job's own page. */
export class JobPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the page and answers the HTTP status. */
  open(url: string): Promise<number> {
    return openAddress(this.#session, url);
  }

  /** What the page shows once it says whether one can apply. */
  look(): Promise<JobLook> {
    return scan(this.#session, JOB, { page: "job", until: DECISIVE, timeoutMs: LOOK_TIMEOUT_MS });
  }

  lookNow(): Promise<JobLook> {
    return scan(this.#session, JOB, { page: "job", until: [], timeoutMs: PAGE_TIMEOUT_MS });
  }

  async startApplying(button: Hit): Promise<void> {
    await hitLocator(this.#session, button).click({ timeout: ACTION_TIMEOUT_MS });
  }
}
