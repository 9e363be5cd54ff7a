import { createHash } from "node:crypto";
import type { GivenAnswer } from "@sendoff/contract/form";
import { openTab, type TestTab } from "@sendoff/testkit/browser";
import { afterEach, beforeAll } from "vitest";
import type {
  ApplyInput,
  CvFile,
  JobCard,
  PortalDriver,
  PortalSession,
  PreparedApplication,
  PrepareOutcome,
  SubmitOutcome,
} from "../portal-driver.ts";
import type { PortalFixture, RunningPortal, SuiteJob, Trouble } from "../testing/portal.fixture.ts";
import { PLAIN_JOB, SUITE_ANSWERS, SUITE_JOBS } from "../testing/suite-jobs.fixture.ts";

/** A CV of this content, under the name that all versions of it have. */
export function cvOf(content: string): CvFile {
  const bytes = new TextEncoder().encode(`%PDF-1.4 ${content}`);
  return {
    fileName: "asha-cv.pdf",
    mimeType: "application/pdf",
    bytes,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** The CV that applications of the suite send. */
export const CV = cvOf("the CV of Asha");

/** Answers what the person of the suite knows. */
export const answerAll: ApplyInput["answer"] = (field) => {
  const known = SUITE_ANSWERS[field.question];
  // A portal's list may leave out the country.
  const offered = field.options.find(
    (option) => typeof known === "string" && known.startsWith(`${option},`),
  );
  const value = field.kind === "typeahead" ? (offered ?? known) : known;
  if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
  return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
};

/** The patience of a session whose page never shows what is waited for: a tenth of the usual time. */
export const HASTY = 0.1;

/** Of one that goes over pages that come before it meets what never does: they may take their time on a busy machine. */
export const IMPATIENT = 0.25;

/** All tests of this process share its sandbox: no two stages open accounts of one name. */
let accounts = 0;

/** A browser, a running replica and a driver, with accounts that tests do not share. */
export class Stage {
  readonly driver: PortalDriver;
  readonly password: string;
  readonly appPrompt: PortalFixture["appPrompt"];
  /** How the portal writes the plain job's pay. */
  readonly payWords: RegExp;
  readonly firstVariant: string;
  readonly asksAfterClick: boolean;
  readonly listTellsElsewhere: boolean;
  readonly listLinksJobs: boolean;
  readonly applyCall: RegExp;
  /** Its form is another portal's, by the same code, whose suite proves what a form does. */
  readonly hasOthersForm: boolean;
  #portal: RunningPortal | undefined;
  #tabs: TestTab[] = [];
  readonly #fixture: PortalFixture;

  readonly #wrap: (session: PortalSession) => PortalSession;

  /** `wrap` may listen to every session that is opened. */
  constructor(fixture: PortalFixture, wrap = (session: PortalSession): PortalSession => session) {
    this.#fixture = fixture;
    this.#wrap = wrap;
    this.driver = fixture.driver;
    this.password = fixture.password;
    this.appPrompt = fixture.appPrompt;
    this.payWords = fixture.payWords ?? new RegExp(RegExp.escape(PLAIN_JOB.pay ?? "no pay"));
    this.firstVariant = fixture.variants[0] ?? "";
    this.hasOthersForm = fixture.formOf !== undefined;
    this.asksAfterClick = fixture.asksAfterClick === true;
    this.listTellsElsewhere = fixture.listTellsElsewhere !== false;
    this.listLinksJobs = fixture.listLinksJobs !== false;
    this.applyCall = fixture.applyCall ?? /\/submit(\?|$)/;
  }

  get portal(): RunningPortal {
    if (this.#portal === undefined) throw new Error("The replica has not been started");
    return this.#portal;
  }

  /** The portal's own id of a job of the suite. */
  idOf(job: Pick<SuiteJob, "id">): string {
    return this.#fixture.jobId(job.id);
  }

  cardOf(job: Pick<SuiteJob, "id">): Pick<JobCard, "portalJobId" | "url"> {
    return { portalJobId: this.idOf(job), url: "" };
  }

  /** Whether this can go wrong on the portal at all. */
  knows(trouble: Trouble): boolean {
    return this.#fixture.troubles.includes(trouble);
  }

  async start(): Promise<void> {
    this.#portal = await this.#fixture.open();
    await this.#portal.loadJobs(SUITE_JOBS);
    await this.#portal.setVariant(this.firstVariant);
  }

  async closeSessions(): Promise<void> {
    const tabs = this.#tabs;
    this.#tabs = [];
    await Promise.all(tabs.map((tab) => tab.release()));
  }

  newAccount(prefix = "asha"): string {
    accounts += 1;
    return `${prefix}.${accounts}@example.test`;
  }

  async openSession(): Promise<PortalSession> {
    const tab = await openTab();
    this.#tabs.push(tab);
    const { context, page } = tab;
    const { baseUrl } = this.portal;
    const { patience = 3 } = this.#fixture;
    const { signal } = new AbortController();
    return this.#wrap({ context, page, baseUrl, signal, patience });
  }

  /** A session of an account of its own. The way over the sign-in pages is proven by the sign-in suite alone. */
  async signedIn(): Promise<{ session: PortalSession; account: string }> {
    const account = this.newAccount();
    const session = await this.openSession();
    if (this.portal.enter === undefined) await this.signIn(session, account);
    else await this.portal.enter(session.context, account);
    return { session, account };
  }

  /** Signs in over the portal's own pages. */
  async signIn(session: PortalSession, account: string): Promise<void> {
    const outcome = await this.driver.signIn(session, { email: account, password: this.password });
    if (outcome.kind !== "signed_in") throw new Error(`Sign-in: ${JSON.stringify(outcome)}`);
  }

  async prepare(
    session: PortalSession,
    job: SuiteJob,
    answer: ApplyInput["answer"] = answerAll,
    cv: CvFile = CV,
  ): Promise<PrepareOutcome> {
    const read = await this.driver.read(session, this.cardOf(job));
    if (read.kind !== "open") throw new Error(`The job is ${read.kind}`);
    return this.driver.prepare(session, { job: read.job, cv, answer });
  }

  async prepared(
    session: PortalSession,
    job: SuiteJob,
    answer: ApplyInput["answer"] = answerAll,
    cv: CvFile = CV,
  ): Promise<PreparedApplication> {
    const outcome = await this.prepare(session, job, answer, cv);
    if (outcome.kind !== "prepared") throw new Error(`Not prepared: ${JSON.stringify(outcome)}`);
    return outcome;
  }
}

/** What was answered before the click and after it. */
export function answersOf(
  application: PreparedApplication,
  outcome: SubmitOutcome,
): readonly GivenAnswer[] {
  const given = "answers" in outcome ? (outcome.answers ?? []) : [];
  return [...application.answers, ...given];
}

/** Opens the replica for the tests around it, and closes what each of them opened in the browser. `wrap` as in Stage. */
export function useStage(
  fixture: PortalFixture,
  wrap?: (session: PortalSession) => PortalSession,
): Stage {
  const stage = new Stage(fixture, wrap);
  beforeAll(() => stage.start());
  afterEach(() => stage.closeSessions());
  return stage;
}

/** Whether a miss is about a part of a posting that one can apply without. */
export const isPostingPart = (locator: string): boolean =>
  /^job\.(title|company|place|description)$/.test(locator);
