import { goAway } from "../account-site/open-page.ts";
import { pageChanged } from "../account-site/portal-words.ts";
import { fillStep } from "../form/fill-step.ts";
import { GivenAnswers, MOST_CORRECTIONS } from "../form/given-answers.ts";
import { openEntries } from "../form/open-entries.ts";
import { scan } from "../page-scan.ts";
import { openQuestion } from "../portal-driver.ts";
import type { ApplyInput, PrepareOutcome } from "../portal-driver.ts";
import type { BoardSession } from "./board-session.ts";
import { addEntry, answerEntries } from "./entries.ts";
import { ListOptions } from "./list-options.ts";
import { readBoardForm } from "./read-board-form.ts";
import { readJob } from "./read-job.ts";
import { submitOnce } from "./submit.ts";

const STEP = "Application";
/** A board's form is one page. */
const ONLY_PAGE = 1;

/** Opens the job's form and fills it up to its submit button. */
export async function prepare(board: BoardSession, input: ApplyInput): Promise<PrepareOutcome> {
  return new BoardApplication(board, input).run();
}

class BoardApplication {
  readonly #board: BoardSession;
  readonly #input: ApplyInput;
  readonly #given = new GivenAnswers();
  readonly #lists: ListOptions;
  #isCvAttached = false;

  constructor(board: BoardSession, input: ApplyInput) {
    this.#board = board;
    this.#input = { ...input, answer: answerEntries(input.answer) };
    this.#lists = new ListOptions(board.session);
  }

  async run(): Promise<PrepareOutcome> {
    const stopped = await this.#open();
    if (stopped !== undefined) return stopped;
    this.#input.hooks?.onFormPage?.(STEP);
    await openEntries(this.#input.entries, async (entries) =>
      addEntry(this.#board, await readBoardForm(this.#board), entries),
    );
    for (let correction = 0; correction <= MOST_CORRECTIONS; correction += 1) {
      const given = this.#given.fingerprint();
      const problem = await this.#fill();
      if (problem !== undefined) return problem;
      // The same answers again bring the same complaint.
      if (correction > 0 && this.#given.fingerprint() === given) break;
      if ((await this.#refused()).length === 0) return this.#prepared();
    }
    const refused = await this.#refused();
    return this.#unanswered(refused.map(({ field }) => openQuestion(field, STEP, field.error)));
  }

  /** Answers why there is no form to fill. */
  async #open(): Promise<PrepareOutcome | undefined> {
    const { job } = this.#input;
    const read = await readJob(this.#board, job);
    if (read.kind === "not_found") return { kind: "closed" };
    if (read.kind === "already_applied" || read.kind === "closed" || read.kind === "external") {
      return { kind: read.kind };
    }
    if (read.kind !== "open") return read;
    const url = this.#board.urlOf(this.#board.pages.formPath(job.portalJobId));
    if (url !== read.job.url) {
      const status = await this.#board.open(url);
      if (typeof status !== "number") return status;
      if (status === 404 || status === 410) return { kind: "closed" };
    }
    const wish = { page: "apply", until: ["submit"], timeoutMs: this.#board.lookTimeoutMs };
    const look = await scan(this.#board.session, this.#board.pages.form, wish);
    if (look["captcha"] !== undefined) return this.#board.challenge();
    return look["submit"] === undefined
      ? pageChanged(this.#board.session, "apply.submit")
      : undefined;
  }

  async #fill(): Promise<PrepareOutcome | undefined> {
    const outcome = await fillStep(
      { title: STEP, read: () => this.#read(), isCvAttached: this.#isCvAttached },
      this.#input,
    );
    this.#given.keep(ONLY_PAGE, outcome, this.#input.hooks);
    if (outcome.kind === "needs_answer") return this.#unanswered(outcome.questions);
    if (outcome.kind === "stuck") {
      return { kind: "stuck", step: STEP, message: outcome.message, answers: this.#given.list() };
    }
    this.#isCvAttached = outcome.isCvAttached;
    // A box is checked when it is left: the last one has to be left, too.
    await this.#board.session.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    return undefined;
  }

  async #read() {
    return this.#lists.fill(await readBoardForm(this.#board));
  }

  async #refused() {
    const controls = await readBoardForm(this.#board);
    return controls.filter(({ field }) => field.error !== "");
  }

  async #unanswered(
    questions: Extract<PrepareOutcome, { kind: "needs_answer" }>["questions"],
  ): Promise<PrepareOutcome> {
    await this.#input.hooks?.onOpenQuestions?.();
    await this.#leave();
    return { kind: "needs_answer", questions, answers: this.#given.list() };
  }

  #prepared(): PrepareOutcome {
    return {
      kind: "prepared",
      answers: this.#given.list(),
      cvAttached: this.#isCvAttached,
      submit: (options) => submitOnce(this.#board, options),
      discard: () => this.#leave(),
    };
  }

  /** A board keeps no drafts: leaving the page is leaving the form. */
  async #leave(): Promise<void> {
    await goAway(this.#board.session, this.#board.urlOf(""));
  }
}
