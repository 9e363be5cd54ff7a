import type { JobLook, JobPages, JobThings } from "../../account-site/job-page.ts";
import { PAY_WORDS } from "../../account-site/pay-words.ts";
import { words } from "../../account-site/portal-words.ts";
import { INDEED_WORDS } from "../portal-words.ts";
import { OBSTACLES } from "./obstacles.ts";

/** Lists of other jobs on the page carry marks and buttons of their own. */
const OTHER_JOBS = "aside,li,[role=list],nav,header,.job_seen_beacon,[role=dialog]";

const JOB: JobThings = {
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
    {
      id: "button",
      css: "button:disabled",
      text: "^applied( applied)?$",
      notIn: OTHER_JOBS,
    },
  ],
  closed: [
    { id: "class", css: ".jobsearch-ExpiredJob", isGuess: true },
    {
      id: "words",
      css: "main p,main b,main h2,main [role=alert]",
      text: "^(this job has expired|no longer accepting applications)",
      notIn: OTHER_JOBS,
      isGuess: true,
    },
  ],
  notFound: [
    {
      id: "heading",
      css: "h1,h2",
      text: "page not found|can.t find this page|job (was )?not found",
      isGuess: true,
    },
  ],
  ...OBSTACLES,
  title: [
    { id: "test-id", css: "[data-testid=jobsearch-JobInfoHeader-title]" },
    { id: "class", css: ".jobsearch-JobInfoHeader-title", isGuess: true },
    { id: "heading", css: "main h1" },
  ],
  company: [
    { id: "link", css: "[data-testid=inlineHeader-companyName] a", text: "\\S", isGuess: true },
    {
      id: "test-id",
      css: "[data-testid=inlineHeader-companyName] > span:first-child",
      isGuess: true,
    },
    { id: "attribute", css: "[data-company-name]", text: "\\S", isGuess: true },
  ],
  place: [
    { id: "test-id", css: "[data-testid=inlineHeader-companyLocation]" },
    { id: "other-test-id", css: "[data-testid=job-location]", isGuess: true },
  ],
  /** Pay and kind of job share their line, each in its own element. */
  pay: [{ id: "id", css: "#salaryInfoAndJobType *", text: PAY_WORDS }],
  description: [{ id: "id", css: "#jobDescriptionText" }],
  documentTitle: [{ id: "head", css: "head title", isHiddenToo: true }],
};

function postingOf(look: JobLook) {
  // "Title - Company - Place | Indeed": there on pages whose header is drawn differently.
  const [title = "", company = ""] =
    words(look.documentTitle?.text).split(" | ")[0]?.split(" - ") ?? [];
  return {
    title: words(look.title?.text).replace(/ - job post$/i, "") || title,
    company: words(look.company?.text) || company,
    location: words(look.place?.text),
  };
}

export function jobUrl(baseUrl: string, portalJobId: string): string {
  return new URL(`/viewjob?jk=${encodeURIComponent(portalJobId)}`, baseUrl).href;
}

/** A job's own page, and the account's list of applications. */
export const INDEED_PAGES: JobPages = {
  words: INDEED_WORDS,
  obstacles: OBSTACLES,
  things: JOB,
  list: {
    addresses: ["/myjobs?tab=applied"],
    linkTo: (id) => `a[href*='jk=${id}']`,
    anyLink: "a[href*='jk=']",
    applied: "^applied (on \\S.{0,20}|\\d+ ?[a-z]* ago|today|yesterday)$",
    none: [
      {
        id: "words",
        css: "main p,main h2",
        text: "nothing here yet|no (applied )?jobs",
        isGuess: true,
      },
    ],
  },
  urlOf: jobUrl,
  idAt: ({ pathname, searchParams }) => (pathname === "/viewjob" ? searchParams.get("jk") : null),
  postingOf,
};
