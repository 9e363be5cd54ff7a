import { openTab, type TestTab } from "@sendoff/testkit/browser";
import type { JobCard, PortalDriver, PortalSession, PrepareOutcome } from "@sendoff/portals/driver";
import type {
  PortalFixture,
  RunningPortal,
} from "../../../packages/portals/src/testing/portal.fixture.ts";
import {
  APPLIED_JOB,
  CLOSED_JOB,
  EXTERNAL_JOB,
  FULL_JOB,
} from "../../../packages/portals/src/testing/suite-jobs.fixture.ts";
import { answersOf, CV } from "./answers.ts";
import { cleaned } from "./mark.ts";
import type { SeenKeys } from "./seen-keys.ts";

/** Ways through a portal, each of which has keys of its own. */
export const FLOWS = ["sign-in", "refusal", "search", "none", "read", "apply", "others"] as const;
export type Flow = (typeof FLOWS)[number];
const OPENS_JOBS: ReadonlySet<Flow> = new Set<Flow>(["read", "apply", "others"]);

/** Something that the driver told of while it went on. */
export interface Report {
  /** A thing that was missed, such as `search.company`, or a question in the page's words; else what was tried. */
  readonly name: string;
  readonly where: string;
}

/** What a flow came to, and what the driver told of what it did not find. */
export interface FlowResult {
  /** In the words of the pages as they were before a key was renamed. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly reported: readonly Report[];
  /** Lines of a list that could not be read. */
  readonly unreadable: number;
  /** What scripts of the page threw. */
  readonly thrown: readonly string[];
}

/** Pages of the sandbox are there at once; what is not there is waited for no longer than this share of the usual time. */
const PATIENCE = 0.3;
const CONFIRM_TIMEOUT_MS = 3_000;
const CRITERIA = { roles: ["Engineer"], locations: ["Pune"] };
const NOBODYS = { roles: ["Zzyzx Keeper"], locations: ["Pune"] };

let accounts = 0;

function nextAccount(): string {
  accounts += 1;
  return `breaker.${accounts}@example.test`;
}

/** A portal behind a proxy, with jobs, and people who go over it. */
export class Ground {
  readonly #fixture: PortalFixture;
  readonly #portal: RunningPortal;
  /** Where the portal is reached. */
  readonly #origin: string;
  /** How many times as long as on an idle machine is waited for what may not come. */
  readonly #slowness: number;
  #cards: readonly JobCard[] | undefined;

  constructor(
    { fixture, slowness }: { fixture: PortalFixture; slowness: number },
    portal: RunningPortal,
    origin: string,
  ) {
    this.#fixture = fixture;
    this.#slowness = slowness;
    this.#portal = portal;
    this.#origin = origin;
  }

  get #driver(): PortalDriver {
    return this.#fixture.driver;
  }

  /** Whether the portal has this way at all. */
  has(flow: Flow): boolean {
    return this.#portal.enter !== undefined || (flow !== "sign-in" && flow !== "refusal");
  }

  /** Keeps the jobs that the portal lists, where the way opens some: their pages are opened as the list leads there. */
  async getReady(flow: Flow): Promise<void> {
    if (!OPENS_JOBS.has(flow) || this.#cards !== undefined) return;
    const account = nextAccount();
    const tab = await openTab();
    try {
      await this.#portal.enter?.(tab.context, account);
      this.#cards = (await this.#search(this.#sessionOf(tab, {}), CRITERIA)).found;
    } finally {
      await tab.release();
    }
  }

  /** Goes the way once, as a new person; `seen` is told what stands on its pages. Throws only what a driver throws. */
  async run(flow: Flow, seen?: SeenKeys): Promise<FlowResult> {
    const account = nextAccount();
    const tab = await openTab();
    if (seen !== undefined) {
      await seen.watch(tab.context);
      tab.discard();
    }
    const reported: Report[] = [];
    let unreadable = 0;
    const session = this.#sessionOf(tab, {
      onVariantMiss: (name) => void reported.push({ name, where: "" }),
      onOddity: ({ what, where }) => void reported.push({ name: what, where }),
      onDropped: ({ reason }) => {
        if (reason === "unreadable") unreadable += 1;
      },
    });
    try {
      if (flow !== "sign-in" && flow !== "refusal")
        await this.#portal.enter?.(tab.context, account);
      const facts = cleaned(await this.#factsOf(flow, session, account), account);
      return {
        facts,
        reported: cleaned(reported, account),
        unreadable,
        thrown: [...tab.thrown],
      };
    } finally {
      await tab.release();
    }
  }

  #sessionOf({ context, page }: TestTab, hooks: Partial<PortalSession>): PortalSession {
    const own = new URL(this.#portal.baseUrl);
    const baseUrl = this.#portal.baseUrl.replace(own.origin, this.#origin);
    const { signal } = new AbortController();
    return { context, page, baseUrl, signal, patience: PATIENCE * this.#slowness, ...hooks };
  }

  async #factsOf(
    flow: Flow,
    session: PortalSession,
    account: string,
  ): Promise<FlowResult["facts"]> {
    switch (flow) {
      case "sign-in":
        return this.#signIn(session, account, this.#fixture.password);
      case "refusal":
        return this.#signIn(session, account, "wrong");
      case "search":
      case "none": {
        const { found, end } = await this.#search(session, flow === "none" ? NOBODYS : CRITERIA);
        return { end, cards: found.map(withoutAddress) };
      }
      case "read":
        return (await this.#read(session)).facts;
      case "apply":
        return this.#apply(session, account);
      case "others":
        return this.#others(session);
    }
  }

  async #signIn(session: PortalSession, email: string, password: string) {
    let outcome: { kind: string; locator?: string } = await this.#driver.signIn(session, {
      email,
      password,
    });
    if (outcome.kind === "code_required") {
      outcome = await this.#driver.submitCode(session, await this.#portal.getCode(email));
    }
    const isIn = outcome.kind === "signed_in" ? await this.#driver.isSignedIn(session) : undefined;
    return { end: endOf(outcome), isIn };
  }

  async #search(session: PortalSession, criteria: typeof CRITERIA) {
    const cards: JobCard[] = [];
    const found = this.#driver.search(session, criteria);
    let next = await found.next();
    for (; next.done !== true; next = await found.next()) cards.push(next.value);
    return { found: cards, end: endOf(next.value) };
  }

  /** A job by its id, as the list had it when nothing was renamed. */
  #cardOf(suiteId: string): Pick<JobCard, "portalJobId" | "url"> {
    const portalJobId = this.#fixture.jobId(suiteId);
    return (
      this.#cards?.find((card) => card.portalJobId === portalJobId) ?? { portalJobId, url: "" }
    );
  }

  /** The page of the job that has one of each control, with its posting where it is open. */
  async #read(session: PortalSession) {
    const card =
      this.#cards?.find(({ title }) => title === FULL_JOB.title) ?? this.#cardOf(FULL_JOB.id);
    const read = await this.#driver.read(session, card);
    if (read.kind !== "open") return { posting: undefined, facts: { end: endOf(read) } };
    const { portalJobId: _id, ...job } = withoutAddress(read.job);
    return { posting: read.job, facts: { end: endOf(read), job } };
  }

  async #apply(session: PortalSession, account: string) {
    const { posting, facts } = await this.#read(session);
    if (posting === undefined) return facts;
    await this.#fixture.driver
      .signIn(session, { email: account, password: "" })
      .catch(() => undefined);
    const prepared = await this.#driver.prepare(session, {
      job: posting,
      cv: CV,
      answer: answersOf(account),
    });
    if (prepared.kind !== "prepared") {
      return { ...facts, end: endOf(prepared), received: await this.#portal.listReceived(account) };
    }
    const early = await this.#portal.listReceived(account);
    const sent = await prepared.submit({
      confirmTimeoutMs: CONFIRM_TIMEOUT_MS * this.#slowness,
    });
    const received = await this.#portal.listReceived(account);
    return {
      ...facts,
      end: endOf(sent),
      cvAttached: prepared.cvAttached,
      answers: answersIn(prepared, sent),
      early: early.length,
      received: received.map(({ answers, cv, otherFiles, isFollowing }) => ({
        answers: Object.fromEntries(answers),
        cv,
        otherFiles,
        isFollowing,
      })),
      traps: (await this.#portal.listTraps(account).catch(() => [])).length,
    };
  }

  /** Jobs that cannot be applied to here, and what the portal says of one that was applied to. */
  async #others(session: PortalSession) {
    const facts: Record<string, unknown> = {};
    const jobs = { closed: CLOSED_JOB, external: EXTERNAL_JOB, applied: APPLIED_JOB };
    for (const [name, { id }] of Object.entries(jobs)) {
      const card = this.#cardOf(id);
      const read = await this.#driver.read(session, card);
      facts[name] = endOf(read);
      if (read.kind !== "open") continue;
      const outcome = await this.#driver.prepare(session, {
        job: read.job,
        cv: CV,
        answer: answersOf(""),
      });
      facts[name] = endOf(outcome);
      if (outcome.kind === "prepared") await outcome.discard();
    }
    facts["look"] = endOf(
      await this.#driver.verifySubmission(session, this.#cardOf(APPLIED_JOB.id)),
    );
    return facts;
  }
}

/** Addresses name the proxy, whose port differs. */
function withoutAddress<Thing extends { readonly url: string }>(thing: Thing): Omit<Thing, "url"> {
  const { url: _url, ...rest } = thing;
  return rest;
}

function answersIn(
  prepared: Extract<PrepareOutcome, { kind: "prepared" }>,
  sent: object,
): Record<string, unknown> {
  const later = "answers" in sent && Array.isArray(sent.answers) ? sent.answers : [];
  const all = [...prepared.answers, ...later];
  return Object.fromEntries(all.map(({ question, value }) => [question, value]));
}

/** How a driver's outcome is named: with the thing that it did not find, where it says that. */
function endOf(outcome: { kind: string; locator?: string; message?: string; step?: string }) {
  const questions =
    "questions" in outcome && Array.isArray(outcome.questions) ? outcome.questions : [];
  const about = [
    outcome.locator,
    outcome.step,
    outcome.message,
    ...questions.map(({ question }) => question),
  ];
  return { kind: outcome.kind, about: about.filter(Boolean).join("; ") };
}
