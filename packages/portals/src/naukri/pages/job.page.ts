import type { JobLook, JobPages, JobThings } from "../../account-site/job-page.ts";
import { words } from "../../account-site/portal-words.ts";
import { NAUKRI_WORDS } from "../portal-words.ts";
import { OBSTACLES } from "./obstacles.ts";

/** Other jobs, and the second header that is hidden until one scrolls, repeat buttons and marks with the same ids. */
const ELSEWHERE =
  ".hiding-jd-sticky-header,[class*=styles_jh__header--sticky__],[class*=styles_SJB__container__],[class*=styles_simjobs-right-container__],article[data-job-id],.chatbot_Drawer";

const JOB: JobThings = {
  /** "Apply" is how "Apply on company site" begins: the whole words count. */
  easyApply: [
    { id: "header", css: "#job_header #apply-button", text: "^apply$", notIn: ELSEWHERE },
    { id: "class", css: "button.apply-button", text: "^apply$", notIn: ELSEWHERE },
    { id: "words", css: "main button", text: "^apply$", notIn: ELSEWHERE },
  ],
  external: [
    { id: "id", css: "#company-site-button", notIn: ELSEWHERE },
    { id: "class", css: "button.company-site-button", notIn: ELSEWHERE },
    { id: "words", css: "main button", text: "^apply on company site$", notIn: ELSEWHERE },
    // What "I am interested" sends, and whether it asks, is not known: it is never pressed.
    { id: "walk-in", css: "button.walkin-button", notIn: ELSEWHERE },
  ],
  applied: [
    { id: "id", css: "#already-applied", notIn: ELSEWHERE },
    { id: "class", css: "span.already-applied", notIn: ELSEWHERE },
  ],
  /** A guess: no source shows the words of a closed job. */
  closed: [
    {
      id: "words",
      css: "main h1,main h2,main p,main span",
      text: "^(this job (has expired|is (closed|expired|no longer available))|no longer accepting applications)",
      notIn: ELSEWHERE,
      isGuess: true,
    },
  ],
  notFound: [{ id: "heading", css: "h1,h2", text: "page (could not be|not) found|job not found" }],
  ...OBSTACLES,
  title: [
    { id: "class", css: "h1[class*=styles_jd-header-title__]" },
    { id: "header", css: "#job_header h1" },
  ],
  company: [
    { id: "link", css: "[class*=styles_jd-header-comp-name__] > a", notIn: ELSEWHERE },
    { id: "class", css: "[class*=styles_jd-header-comp-name__]", notIn: ELSEWHERE },
  ],
  place: [{ id: "class", css: "[class*=styles_jhc__location__]", notIn: ELSEWHERE }],
  pay: [
    {
      id: "class",
      css: "[class*=styles_jhc__salary__]",
      text: "^(?!not disclosed)\\S",
      notIn: ELSEWHERE,
    },
  ],
  description: [
    // Holds the whole text, also while the page shows only its beginning.
    { id: "text", css: "[class*=styles_JDC__dang-inner-html__]" },
    { id: "section", css: "section[class*=styles_job-desc-container__]" },
  ],
  documentTitle: [{ id: "head", css: "head title", isHiddenToo: true }],
};

/** "Engineer - Pune - Acme - 2 to 5 years of experience": read from its end, for titles have dashes, too. */
function postingOf(look: JobLook) {
  const parts = words(look.documentTitle?.text).split(" - ");
  const named = parts.length < 4 ? [] : parts.slice(0, -1);
  return {
    title: words(look.title?.text) || named.slice(0, -2).join(" - "),
    company: words(look.company?.text) || (named.at(-1) ?? ""),
    location: words(look.place?.text) || (named.at(-2) ?? ""),
  };
}

/** The number at the end of a job's address; null: the address is no job's. */
export function jobIdAt(path: string): string | null {
  return /^\/job-listings-(?:.*-)?(\d{6,})$/.exec(path)?.[1] ?? null;
}

/** The job's address on the portal's own host. Without the words that Naukri puts before the number it is a guess. */
export function jobUrl(baseUrl: string, job: { portalJobId: string; url: string }): string {
  const known = URL.parse(job.url)?.pathname ?? "";
  const path = jobIdAt(known) === job.portalJobId ? known : `/job-listings-${job.portalJobId}`;
  return new URL(path, baseUrl).href;
}

/** The pages about one job. Its address has more than its number, so each job has its own. */
export function naukriPages(job: { portalJobId: string; url: string }): JobPages {
  return {
    words: NAUKRI_WORDS,
    obstacles: OBSTACLES,
    things: JOB,
    list: {
      addresses: ["/myapply/historypage"],
      // Rows often have no link, and never the job's number.
      linkTo: (id) => `a[href*='-${id}']`,
      anyLink: "a[href*='/job-listings-']",
      applied: "^applied\\b",
      none: [
        { id: "words", css: "main p,main h1,main h2", text: "no (applied )?jobs|not applied" },
      ],
    },
    urlOf: (baseUrl) => jobUrl(baseUrl, job),
    idAt: ({ pathname }) => jobIdAt(pathname),
    postingOf,
  };
}
