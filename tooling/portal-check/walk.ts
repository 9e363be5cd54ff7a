import { readQuestions } from "./read-questions.ts";
import type {
  ApplyInput,
  CvFile,
  JobCard,
  JobPosting,
  PortalDriver,
  PortalSession,
  PrepareOutcome,
  SearchCriteria,
} from "@sendoff/portals/driver";

/** A page or two of results show how they are drawn. */
const MOST_CARDS = 50;
/** Jobs that are closed or applied to elsewhere although the list offered them. */
const MOST_JOBS = 8;

/** Told of each page that the walk stands on; waited for where the page may go away next. */
export type OnPage = (name: string) => Promise<void>;

export interface Walk {
  /** How many jobs the list showed. */
  readonly cards: number;
  /** Titles of the form's pages, in their order. */
  readonly formPages: readonly string[];
  /** Questions of the form's first page, where that was only read. */
  readonly questions: readonly string[];
  /** How many questions were answered. */
  readonly answers: number;
  /** What of the form nobody looked at, in sentences. */
  readonly unseen: readonly string[];
  /** What is said of the way's end. */
  readonly end: string;
  /** It went as far as it may go: to the form's first page, up to the last click, or to the click that sends at once. */
  readonly isComplete: boolean;
}

export interface WalkWish {
  readonly criteria: SearchCriteria;
  readonly answer: ApplyInput["answer"];
  readonly cv: CvFile;
  /** Fills the form in; otherwise it is left on its first page. */
  readonly fills: boolean;
  readonly onPage: OnPage;
}

type Stop = { readonly kind: string; readonly locator?: string; readonly message?: string };

const tell = (where: string, { kind, locator, message }: Stop): string =>
  [`The ${where} ended as ${kind}`, locator, message]
    .filter((part) => part !== undefined)
    .join(": ");

/** The form was left on purpose, by ending everything that the driver waits for. */
const LEFT = new Error("The form's first page is as far as it goes");

const FURTHER_PAGES = "The form's pages after its first, and its last button: --fill goes there.";
const NOT_THERE = {
  isComplete: false,
  unseen: ["What comes after the way's end, told above: the form, or the rest of it."],
};

/** Goes through search, a job and its form, and leaves the form. Nothing here can send: `submit` of what is prepared is never called. */
export class PortalWalk {
  readonly #driver: PortalDriver;
  readonly #session: PortalSession;
  readonly #wish: WalkWish;
  readonly #formPages: string[] = [];
  #questions: readonly string[] = [];

  constructor(driver: PortalDriver, session: PortalSession, wish: WalkWish) {
    this.#driver = driver;
    this.#session = session;
    this.#wish = wish;
  }

  async run(): Promise<Walk> {
    const { cards, stop } = await this.#search();
    if (cards.length === 0) {
      const why = stop === undefined || stop.kind === "exhausted" ? "no job was listed" : stop.kind;
      return this.#end(cards, stop === undefined ? why : tell("search", { ...stop, kind: why }));
    }
    const open = cards.filter((card) => card.isEasyApply && !card.isApplied);
    let end = "No listed job can be applied to here: search for another role or place.";
    for (const card of open.slice(0, MOST_JOBS)) {
      const job = await this.#read(card);
      if (typeof job === "string") end = job;
      else {
        const outcome = await this.#prepare(job);
        if (outcome === undefined) return this.#leave(cards);
        if (!isOfJob(outcome)) return this.#conclude(cards, outcome);
        end = tell("form", outcome);
      }
    }
    return this.#end(cards, end);
  }

  async #search(): Promise<{ cards: JobCard[]; stop: Stop | undefined }> {
    const cards: JobCard[] = [];
    const found = this.#driver.search(this.#session, this.#wish.criteria);
    let next = await found.next();
    for (; next.done !== true; next = await found.next()) {
      if (cards.length === 0) await this.#wish.onPage("search");
      cards.push(next.value);
      if (cards.length >= MOST_CARDS) break;
    }
    if (next.done !== true) await found.return({ kind: "exhausted" });
    if (cards.length === 0) await this.#wish.onPage("search");
    return { cards, stop: next.done === true ? next.value : undefined };
  }

  /** The job, or why it is none to go on with. */
  async #read(card: JobCard): Promise<JobPosting | string> {
    const read = await this.#driver.read(this.#session, card);
    await this.#wish.onPage("job");
    return read.kind === "open" ? read.job : tell("job", read);
  }

  /** Fills the form in; undefined where that is not wished: it ends the driver's work on its first page, before it has touched anything. */
  async #prepare(job: JobPosting): Promise<PrepareOutcome | undefined> {
    const pending: Promise<void>[] = [];
    const leaving = new AbortController();
    const hooks = {
      onFormPage: (title: string) => {
        this.#formPages.push(title);
        pending.push(this.#wish.onPage(`form ${title}`));
        if (!this.#wish.fills) leaving.abort(LEFT);
      },
    };
    const { answer, cv } = this.#wish;
    const session = { ...this.#session, signal: leaving.signal };
    try {
      return await this.#driver.prepare(session, { job, cv, answer, hooks });
    } catch (error) {
      if (error === LEFT) return undefined;
      throw error;
    } finally {
      await Promise.allSettled(pending);
    }
  }

  async #leave(cards: readonly JobCard[]): Promise<Walk> {
    this.#questions = await readQuestions(this.#driver.manifest.key, this.#session.page);
    // A page that is left by its address asks nothing and keeps no draft.
    await this.#session.page.goto("about:blank");
    return this.#end(
      cards,
      "The form's first page was read and left as it was. Its further pages are seen with --fill.",
      { isComplete: true, unseen: [FURTHER_PAGES] },
    );
  }

  async #conclude(cards: readonly JobCard[], outcome: PrepareOutcome): Promise<Walk> {
    if (outcome.kind !== "prepared") {
      await this.#wish.onPage("end");
      // What is stuck stays open: another page leaves it.
      await this.#session.page.goto("about:blank");
      return this.#end(cards, this.#whyNot(outcome));
    }
    const { discard, answers, asksAfterClick } = outcome;
    await discard();
    const name = this.#driver.manifest.name;
    const end =
      asksAfterClick === true
        ? `On ${name} the click on Apply sends at once, and questions follow it: stopped before that click. Its questions were not seen.`
        : "The form was filled up to its last button, which was not pressed, and left without a draft.";
    const unseen =
      asksAfterClick === true ? [`${name}'s questions: they follow the click on Apply.`] : [];
    return { ...this.#end(cards, end, { isComplete: true, unseen }), answers: answers.length };
  }

  #whyNot(outcome: Exclude<PrepareOutcome, { kind: "prepared" }>): string {
    if (outcome.kind !== "needs_answer") return tell("form", outcome);
    const questions = outcome.questions.map(({ question }) => `"${question}"`).join(", ");
    return `The form was left at what nothing answers: ${questions}. Give answers with --answers, or search for another job.`;
  }

  #end(
    cards: readonly JobCard[],
    end: string,
    { isComplete, unseen }: Pick<Walk, "isComplete" | "unseen"> = NOT_THERE,
  ): Walk {
    return {
      cards: cards.length,
      formPages: this.#formPages,
      questions: this.#questions,
      answers: 0,
      unseen,
      end,
      isComplete,
    };
  }
}

/** It says something of this job alone: another one may do. */
function isOfJob({ kind }: PrepareOutcome): boolean {
  return kind === "already_applied" || kind === "closed" || kind === "external";
}
