import type { JobLook, JobPages, JobThings } from "../../account-site/job-page.ts";
import { PAY_WORDS } from "../../account-site/pay-words.ts";
import { words } from "../../account-site/portal-words.ts";
import { GLASSDOOR_WORDS } from "../portal-words.ts";
import { OBSTACLES } from "./obstacles.ts";

/** Lists of other jobs on the page carry marks and buttons of their own. */
const OTHER_JOBS =
  "aside,li,[role=list],nav,header:not([data-test=job-details-header]),[data-test=jobListing],[role=dialog]";

const JOB: JobThings = {
  easyApply: [
    { id: "test", css: "button[data-test=easyApply]", notIn: OTHER_JOBS },
    {
      id: "class",
      css: "button[class*=EasyApplyButton],[class*=EasyApplyButton] button",
      text: "easy apply",
      notIn: OTHER_JOBS,
    },
    { id: "words", css: "main button", text: "^easy apply( easy apply)?$", notIn: OTHER_JOBS },
  ],
  external: [
    { id: "test", css: "button[data-test=applyButton],a[data-test=applyButton]" },
    {
      id: "words",
      css: "main button,main a",
      text: "^apply on (the )?(company|employer).{0,3} ?(web)?site",
      notIn: OTHER_JOBS,
      isGuess: true,
    },
  ],
  /** The sentence first: the button only says "Applied". */
  applied: [
    {
      id: "sentence",
      css: "main p,main span,main div",
      text: "^you applied (on \\S.{3,20}|today|yesterday|\\d.{1,20} ago)(\\.|$)",
      notIn: OTHER_JOBS,
      isGuess: true,
    },
    { id: "test", css: "[data-test=applied-status]", isGuess: true },
    {
      id: "button",
      css: "main button:disabled",
      text: "^applied( applied)?$",
      notIn: OTHER_JOBS,
      isGuess: true,
    },
  ],
  closed: [
    { id: "test", css: "[data-test=job-closed]", isGuess: true },
    {
      id: "words",
      css: "main p,main h2,main [role=alert]",
      text: "^(this job (is|has) (no longer accepting|expired)|no longer accepting applications)",
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
    { id: "id", css: "h1[id^=jd-job-title]" },
    { id: "test", css: "[data-test=job-details-header] h1" },
    { id: "heading", css: "main h1" },
  ],
  company: [
    { id: "test", css: "[data-test=job-details-header] h4" },
    { id: "heading", css: "main header h4" },
  ],
  place: [{ id: "test", css: "[data-test=job-details-header] [data-test=location]" }],
  pay: [{ id: "test", css: "[data-test=detailSalary]", text: PAY_WORDS, notIn: OTHER_JOBS }],
  description: [
    { id: "class", css: "[class*=JobDetails_jobDescription]" },
    { id: "test", css: "[data-test=jobDescriptionContent]" },
  ],
  documentTitle: [{ id: "head", css: "head title", isHiddenToo: true }],
};

/** What is left of "Acme Data Engineer Job in Pune | Glassdoor", where the company cannot be told from the title. */
function titleIn(documentTitle: string): string {
  return documentTitle.split(" | ")[0]?.replace(/ job in .*$/i, "") ?? "";
}

function postingOf(look: JobLook) {
  return {
    title: words(look.title?.text) || titleIn(words(look.documentTitle?.text)),
    // A rating may stand beside the name.
    company: words(look.company?.text).replace(/ \d\.\d( ?★)?$/, ""),
    location: words(look.place?.text),
  };
}

/** The number alone finds the job: the words before it are for people. */
export function jobUrl(baseUrl: string, portalJobId: string): string {
  return new URL(`/job-listing/j?jl=${encodeURIComponent(portalJobId)}`, baseUrl).href;
}

/** A job's own page, and the account's list of applications. */
export const GLASSDOOR_PAGES: JobPages = {
  words: GLASSDOOR_WORDS,
  obstacles: OBSTACLES,
  things: JOB,
  list: {
    addresses: ["/member/profile/applied.htm"],
    // Numbers differ in length: one may begin like another.
    linkTo: (id) => `:is(a[href$='jl=${id}'],a[href*='jl=${id}&'])`,
    anyLink: "a[href*='jl=']",
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
  idAt: ({ pathname, searchParams }) =>
    pathname.startsWith("/job-listing/") ? searchParams.get("jl") : null,
  postingOf,
};
