import type { JobLook, JobPages, JobThings, Obstacles } from "../../account-site/job-page.ts";
import { PAY_WITH_PERIOD, PAY_WORDS } from "../../account-site/pay-words.ts";
import { words } from "../../account-site/portal-words.ts";
import { LINKEDIN_WORDS } from "../portal-words.ts";

/** What may stand in the place of any page. */
export const OBSTACLES: Obstacles = {
  checkpoint: [
    { id: "path", css: "html", path: "^/(checkpoint|challenge)" },
    { id: "captcha", css: "#captcha-internal", isHiddenToo: true },
  ],
  browserCheck: [],
  signedOut: [
    { id: "path", css: "html", path: "^/(login|authwall|uas)" },
    { id: "guest-button", css: "[data-tracking-control-name^=public_jobs_apply-link]" },
    { id: "guest-list", css: "ul.jobs-search__results-list", isGuess: true },
  ],
  slowDown: [
    {
      id: "heading",
      css: "h1,h2,[role=alert]",
      text: "too many requests|rate limit|slow down",
      notIn: "#msg-overlay,[class*=msg-overlay]",
    },
  ],
};

/** Lists of other jobs on the page carry marks and buttons of their own. */
const OTHER_JOBS =
  "aside,li,[role=list],[data-job-id],[componentkey^=job-card-component-ref],[role=search],nav,header,[role=dialog]";
/** The older skin's panel about one job: a half-drawn one shows its template's buttons (portal facts, captured 1.3). */
const PANEL = ".jobs-search__job-details--container,.jobs-details__main-content";
const SDUI_COMPANY = "sdui-label";
const COMPANY_LINK = "company-link";
const NOT_FILTER = "^(?!.*(filter|company website))";

const JOB: JobThings = {
  easyApply: [
    { id: "sdui-label", css: "a[aria-label*='Easy Apply'][href*='/apply']", notIn: OTHER_JOBS },
    // A link that may not be pressed is drawn as a button.
    {
      id: "sdui-button",
      css: "button[aria-label*='Easy Apply'],button[data-view-name=job-apply-button]",
      text: `${NOT_FILTER}.*easy apply`,
      notIn: OTHER_JOBS,
    },
    { id: "sdui-address", css: "a[href*=openSDUIApplyFlow]", notIn: OTHER_JOBS },
    {
      id: "top-card",
      css: ".jobs-apply-button--top-card button.jobs-apply-button",
      text: `${NOT_FILTER}.*easy apply`,
      settledIn: PANEL,
    },
    {
      id: "class",
      css: "button.jobs-apply-button[aria-label*='Easy Apply']",
      text: NOT_FILTER,
      settledIn: PANEL,
    },
    {
      id: "live-test",
      css: "button[data-live-test-job-apply-button]",
      text: NOT_FILTER,
      settledIn: PANEL,
    },
    { id: "new-words", css: "button[aria-label*='LinkedIn Apply']", text: NOT_FILTER },
    { id: "bare-apply", css: "button.jobs-apply-button:not([role=link])", text: NOT_FILTER },
  ],
  external: [
    {
      id: "label",
      css: "button[aria-label*='company website'],a[aria-label*='company website']",
      settledIn: PANEL,
    },
    { id: "link-role", css: "button.jobs-apply-button[role=link]", settledIn: PANEL },
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
      isGuess: true,
    },
  ],
  ...OBSTACLES,
  title: [
    // Beside the title a button may tell that the hirer is verified.
    { id: "top-card-heading", css: ".job-details-jobs-unified-top-card__job-title h1" },
    { id: "top-card", css: ".job-details-jobs-unified-top-card__job-title" },
    { id: "heading", css: "main h1" },
    { id: "any-heading", css: "h1" },
  ],
  company: [
    { id: "top-card", css: ".job-details-jobs-unified-top-card__company-name" },
    { id: SDUI_COMPANY, css: "main [aria-label^='Company, ']", notIn: OTHER_JOBS },
    { id: COMPANY_LINK, css: "main a[href*='/company/']", text: "\\S", notIn: OTHER_JOBS },
  ],
  place: [
    {
      id: "top-card",
      css: ".job-details-jobs-unified-top-card__primary-description-container .tvm__text,.job-details-jobs-unified-top-card__bullet,.job-details-jobs-unified-top-card__primary-description-container",
    },
    { id: "sdui-line", css: "main p", text: "^[^·]{3,90} · [^·]{0,40}ago", notIn: OTHER_JOBS },
  ],
  pay: [
    { id: "pill", css: ".job-details-fit-level-preferences *", text: PAY_WORDS },
    {
      id: "sdui-pill",
      css: "main span,main button,main a",
      text: PAY_WITH_PERIOD,
      notIn: `${OTHER_JOBS},#job-details,[data-testid=expandable-text-box]`,
    },
  ],
  description: [
    { id: "id", css: "#job-details" },
    { id: "class", css: ".jobs-description__content" },
    { id: "box", css: ".jobs-box__html-content" },
    { id: "sdui", css: "span[data-testid=expandable-text-box]" },
  ],
  documentTitle: [{ id: "head", css: "head title", isHiddenToo: true }],
};

/** "(3) Title | Company | LinkedIn": the newer skin's classes are random, the page's title is not. */
function fromDocumentTitle(text: string): { title: string; company: string } {
  const [title = "", company = ""] = text.replace(/^\(\d+\+?\)\s*/, "").split(" | ");
  return { title: words(title), company: words(company) };
}

/** The newer skin draws the company's logo as a link of its own; the box around both links says the name. */
function companyOf({ company }: JobLook): string {
  if (company?.variant !== SDUI_COMPANY) return words(company?.text);
  return company.label.replace(/^Company, /, "").replace(/\.$/, "");
}

function postingOf(look: JobLook) {
  const named = fromDocumentTitle(look.documentTitle?.text ?? "");
  return {
    title: words(look.title?.text) || named.title,
    // Of the links to the company the first is its logo, which says its initials where it has no picture.
    company:
      (look.company?.variant === COMPANY_LINK ? named.company : "") ||
      companyOf(look) ||
      named.company,
    location: words(look.place?.text).split(" · ")[0] ?? "",
  };
}

export function jobUrl(baseUrl: string, portalJobId: string): string {
  return new URL(`/jobs/view/${portalJobId}/`, baseUrl).href;
}

/** A job's own page in both skins, and the account's list of applications. */
export const LINKEDIN_PAGES: JobPages = {
  words: LINKEDIN_WORDS,
  obstacles: OBSTACLES,
  things: JOB,
  list: {
    addresses: ["/jobs-tracker?stage=applied", "/my-items/saved-jobs/?cardType=APPLIED"],
    linkTo: (id) => `a[href*='/jobs/view/${id}/']`,
    anyLink: "a[href*='/jobs/view/']",
    applied:
      "^(applied (\\d+ ?[a-z]* ago|on \\S.{0,20}|(a|an|one) [a-z]+ ago|just now|today|yesterday)|application (sent|submitted)( .{1,30})?)$",
    none: [
      {
        id: "words",
        css: "main h1,main h2,main h3,main p",
        text: "nothing here yet|no (applied )?jobs|haven.t applied",
        isGuess: true,
      },
    ],
  },
  urlOf: jobUrl,
  idAt: ({ pathname }) => /^\/jobs\/view\/(\d+)\/$/.exec(pathname)?.[1] ?? null,
  postingOf,
};
