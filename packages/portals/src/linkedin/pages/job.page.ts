import { scan, hitLocator } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { LOOK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from "./login.page.ts";

/** Lists of other jobs on the page carry marks and buttons of their own. */
const OTHER_JOBS =
  "aside,li,[role=list],[data-job-id],[componentkey^=job-card-component-ref],[role=search],nav,header,[role=dialog]";
const NOT_FILTER = "^(?!.*(filter|company website))";

const JOB = {
  easyApply: [
    { id: "sdui-label", css: "a[aria-label*='Easy Apply'][href*='/apply']", notIn: OTHER_JOBS },
    { id: "sdui-address", css: "a[href*=openSDUIApplyFlow]", notIn: OTHER_JOBS },
    {
      id: "top-card",
      css: ".jobs-apply-button--top-card button.jobs-apply-button",
      text: `${NOT_FILTER}.*easy apply`,
    },
    { id: "class", css: "button.jobs-apply-button[aria-label*='Easy Apply']", text: NOT_FILTER },
    { id: "live-test", css: "button[data-live-test-job-apply-button]", text: NOT_FILTER },
    { id: "new-words", css: "button[aria-label*='LinkedIn Apply']", text: NOT_FILTER },
    { id: "bare-apply", css: "button.jobs-apply-button:not([role=link])", text: NOT_FILTER },
  ],
  external: [
    { id: "label", css: "button[aria-label*='company website'],a[aria-label*='company website']" },
    { id: "link-role", css: "button.jobs-apply-button[role=link]" },
  ],
  applied: [
    {
      id: "feedback",
      css: ".artdeco-inline-feedback--success .artdeco-inline-feedback__message",
      text: "applied|application (sent|submitted)",
    },
    { id: "see-application", css: "a#jobs-apply-see-application-link" },
    {
      id: "tracker-link",
      css: "a[href*='jobs-tracker'],a",
      text: "^see application$",
      notIn: OTHER_JOBS,
    },
    {
      id: "words",
      css: "main p,main span",
      text: "^(applied \\d+ .{1,20} ago|applied on .{3,20}|application (submitted|sent)( .{1,30})?)$",
      notIn: OTHER_JOBS,
    },
  ],
  closed: [
    {
      id: "feedback",
      css: ".artdeco-inline-feedback__message",
      text: "no longer accepting applications",
    },
    {
      id: "words",
      css: "main p,main span,main div[role=status]",
      text: "^no longer accepting applications",
      notIn: OTHER_JOBS,
    },
  ],
  notFound: [
    {
      id: "heading",
      css: "h1,h2",
      text: "page not found|job (was )?not found|page (doesn.t|does not) exist",
    },
  ],
  signedOut: [
    { id: "path", css: "html", path: "^/(login|authwall|uas)" },
    { id: "guest-button", css: "[data-tracking-control-name^=public_jobs_apply-link]" },
  ],
  checkpoint: [
    { id: "path", css: "html", path: "^/(checkpoint|challenge)" },
    { id: "captcha", css: "#captcha-internal", isHiddenToo: true },
  ],
  slowDown: [
    { id: "heading", css: "h1,h2,[role=alert]", text: "too many requests|rate limit|slow down" },
  ],
  title: [
    { id: "top-card", css: ".job-details-jobs-unified-top-card__job-title" },
    { id: "heading", css: "main h1" },
    { id: "any-heading", css: "h1" },
  ],
  company: [
    { id: "top-card", css: ".job-details-jobs-unified-top-card__company-name" },
    { id: "company-link", css: "main a[href*='/company/']", text: "\\S", notIn: OTHER_JOBS },
  ],
  place: [
    {
      id: "top-card",
      css: ".job-details-jobs-unified-top-card__primary-description-container .tvm__text,.job-details-jobs-unified-top-card__bullet,.job-details-jobs-unified-top-card__primary-description-container",
    },
  ],
  placeLine: [
    { id: "sdui-line", css: "main p", text: "^[^·]{3,90} · [^·]{0,40}ago", notIn: OTHER_JOBS },
  ],
  description: [
    { id: "id", css: "#job-details" },
    { id: "class", css: ".jobs-description__content" },
    { id: "box", css: ".jobs-box__html-content" },
    { id: "sdui", css: "span[data-testid=expandable-text-box]" },
  ],
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
  "checkpoint",
  "slowDown",
] as const;

/** A job's own page in both skins. */
export class JobPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the page and answers the HTTP status (0 when there was none). */
  async open(url: string): Promise<number> {
    const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
    const response = await this.#session.page.goto(url, options);
    return response?.status() ?? 0;
  }

  /** What the page shows once it says whether one can apply. */
  async look(): Promise<JobLook> {
    return scan(this.#session, JOB, { page: "job", until: DECISIVE, timeoutMs: LOOK_TIMEOUT_MS });
  }

  async lookNow(): Promise<JobLook> {
    return scan(this.#session, JOB, { page: "job", until: [], timeoutMs: PAGE_TIMEOUT_MS });
  }

  async startApplying(button: Hit): Promise<void> {
    await hitLocator(this.#session, button).click({ timeout: 5_000 });
  }
}
