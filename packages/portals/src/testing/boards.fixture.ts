import type { BoardMaker } from "@sendoff/contract/board-makers";
import type { Page } from "playwright-core";
import { BoardDriver } from "../boards/board.driver.ts";
import { boardsBaseUrl, recogniseBoard } from "../boards/recognise-board.ts";
import type {
  ApplyInput,
  PortalCredentials,
  PortalSession,
  PrepareOutcome,
  SignInOutcome,
} from "../portal-driver.ts";
import type { PortalFixture, SuiteJob, SuiteQuestion, Trouble } from "./portal.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";
import { SUITE_JOBS } from "./suite-jobs.fixture.ts";

/** Boards know nobody before a form is sent: what goes wrong earlier goes wrong for all, until the next setting. */
const USUAL = { captcha: null, changed_layout: false, feed: "usual", scope: undefined };
const USUAL_PAGES = { "usual pages": USUAL };
const VARIANTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  greenhouse: {
    "current pages": { ...USUAL, skin: "current" },
    "older pages": { ...USUAL, skin: "older" },
  },
};

const TROUBLES: Readonly<Partial<Record<Trouble, object>>> = {
  daily_limit: { daily_limit: 0 },
  slow_confirmation: { slow_confirmation_ms: 1_200 },
  lost_confirmation_sent: { lost_confirmation: "marked_applied" },
  lost_confirmation_unsent: { lost_confirmation: "not_recorded" },
  changed_layout: { changed_layout: true, scope: undefined },
  captcha_at_apply: { captcha: "apply", scope: undefined },
};

const KINDS: Readonly<Record<SuiteQuestion["kind"], object>> = {
  text: { kind: "text" },
  integer: { kind: "numeric", min: 0, max: 99 },
  textarea: { kind: "textarea" },
  select: { kind: "select" },
  radio: { kind: "radio" },
  checkboxes: { kind: "checkboxes" },
  consent: { kind: "consent", options: [] },
  city: { kind: "location" },
  date: { kind: "date" },
  cv: {},
  photo: { kind: "file", purpose: "photo" },
};

const ADDRESSES: Readonly<Record<BoardMaker, string>> = {
  greenhouse: "https://boards.greenhouse.io/probe-sons",
  lever: "https://jobs.lever.co/probe-sons",
  ashby: "https://jobs.ashbyhq.com/probe-sons/",
  workable: "https://apply.workable.com/probe-sons/",
  personio: "https://probe-sons.jobs.personio.de/",
  teamtailor: "https://probe-sons.teamtailor.com/jobs",
  smartrecruiters: "https://careers.smartrecruiters.com/probe-sons",
  recruitee: "https://probe-sons.recruitee.com/",
  rippling: "https://ats.rippling.com/probe-sons/jobs",
  breezy: "https://probe-sons.breezy.hr/",
};

const uuidOf = (suiteId: string): string => `00000000-0000-4000-8000-${suiteId.padStart(12, "0")}`;
const slugged = (suiteId: string): string => {
  const title = SUITE_JOBS.find(({ id }) => id === suiteId)?.title ?? "";
  return `${suiteId}-${title.toLowerCase().replaceAll(" ", "-")}`;
};
/** A suite job's id as the makers write theirs; a number where nothing is said. */
const JOB_IDS: Readonly<Partial<Record<BoardMaker, (suiteId: string) => string>>> = {
  lever: uuidOf,
  ashby: uuidOf,
  rippling: uuidOf,
};
/** The same in an address, where that has more than the id. */
const ADDRESS_IDS: Readonly<Partial<Record<BoardMaker, (suiteId: string) => string>>> = {
  teamtailor: slugged,
  breezy: slugged,
  recruitee: (suiteId) => `${slugged(suiteId).slice(suiteId.length + 1)}-${suiteId.slice(-4)}`,
};

/** Where nobody signs in, "signing in" only says who fills in the form. */
class PersonAtBoard extends BoardDriver {
  readonly #people = new WeakMap<Page, string>();

  override signIn(
    session?: PortalSession,
    credentials?: PortalCredentials,
  ): Promise<SignInOutcome> {
    if (session !== undefined) this.#people.set(session.page, credentials?.email ?? "");
    return super.signIn();
  }

  override prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
    const standard: Readonly<Record<string, string | undefined>> = {
      "first name": "Asha",
      "last name": "Kumar",
      "full name": "Asha Kumar",
      name: "Asha Kumar",
      email: this.#people.get(session.page),
      "email address": this.#people.get(session.page),
      "confirm your email": this.#people.get(session.page),
    };
    const answer: ApplyInput["answer"] = (field, page) => {
      const value = standard[field.question.toLowerCase()];
      if (value === undefined) return input.answer(field, page);
      return {
        kind: "answer",
        answer: { value, source: "profile", confidence: 1, why: "said so" },
      };
    };
    return super.prepare(session, { ...input, answer });
  }
}

/** A page that lacks what is looked for is not waited for as long as a slow one. */

/** A maker's boards in the sandbox, with the suite's jobs on one company's board. */
export function boardsFixture(maker: BoardMaker): PortalFixture {
  const found = recogniseBoard(ADDRESSES[maker]);
  if (found.kind !== "board") throw new Error(`${ADDRESSES[maker]} is no board`);
  const { board } = found;
  const jobId = JOB_IDS[maker] ?? ((suiteId: string): string => suiteId);
  const addressId = ADDRESS_IDS[maker] ?? jobId;
  const jobBody = (job: SuiteJob): object => ({
    id: jobId(job.id),
    vendor: maker,
    title: job.title,
    company: job.company,
    salary: job.pay ?? null,
    location: "Pune, Maharashtra, India",
    state: job.state === undefined ? "open" : "closed",
    questions: (job.pages ?? [])
      .flatMap((page) => page.questions)
      .filter((question) => question.kind !== "cv")
      .map(({ label, isOptional, options = [], kind }) => ({
        label,
        required: isOptional !== true,
        options,
        ...KINDS[kind],
      })),
  });
  const variants = VARIANTS[maker] ?? USUAL_PAGES;
  const baseUrl = (portalUrl: string): string => boardsBaseUrl(board, portalUrl);
  const platform = { id: 1001, name: "Probe & Sons", board };
  return {
    driver: new PersonAtBoard(platform),
    variants: Object.keys(variants),
    layouts: Object.keys(variants),
    troubles: Object.keys(TROUBLES).filter((key): key is Trouble => key in TROUBLES),
    jobId: addressId,
    password: "",
    open: async () => {
      const words = { portal: "boards", baseUrl, jobBody, variants, troubles: TROUBLES } as const;
      const replica = await openReplica(words);
      const known = new Map(SUITE_JOBS.map(({ id }) => [jobId(id), addressId(id)]));
      return {
        ...replica,
        listReceived: async (account) =>
          (await replica.listReceived(account)).map((each) => ({
            ...each,
            jobId: known.get(each.jobId) ?? each.jobId,
          })),
      };
    },
  };
}
