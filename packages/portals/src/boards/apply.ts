import { goAway } from "../account-site/open-page.ts";
import { pageChanged } from "../account-site/portal-words.ts";
import { fillStep } from "../form/fill-step.ts";
import { press } from "../form/hand.ts";
import { GivenAnswers, MOST_CORRECTIONS } from "../form/given-answers.ts";
import { openEntries } from "../form/open-entries.ts";
import type { FormControl } from "../form/control.ts";
import { scan } from "../page-scan.ts";
import { COMMON_BUNDLE } from "../page-script.ts";
import { openQuestion } from "../portal-driver.ts";
import type {
  ApplyInput,
  ChallengeOutcome,
  PreparedApplication,
  PrepareOutcome,
} from "../portal-driver.ts";
import { ACTION_TIMEOUT_MS } from "../form/write-control.ts";
import { callPage, untilAborted } from "../session-waits.ts";
import type { BoardSession } from "./board-session.ts";
import { BoardSteps, leadingButton } from "./board-steps.ts";
import type { BoardStep } from "./board-steps.ts";
import { chooseCv } from "./choose-cv.ts";
import { addEntry, answerEntries } from "./entries.ts";
import { ListOptions } from "./list-options.ts";
import { isFormOpen, openForm } from "./open-form.ts";
import { readBoardForm } from "./read-board-form.ts";
import { submitOnce } from "./submit.ts";

const STEP = "Application";
/** The longest forms seen have fourteen steps; more is a form that leads in circles. */
const MOST_STEPS = 25;

/** Opens the job's form and fills it up to its submit button. */
export async function prepare(board: BoardSession, input: ApplyInput): Promise<PrepareOutcome> {
  return new BoardApplication(board, input).run();
}

class BoardApplication {
  readonly #board: BoardSession;
  readonly #input: ApplyInput;
  readonly #given = new GivenAnswers();
  readonly #lists: ListOptions;
  readonly #steps: BoardSteps | undefined;
  #step = STEP;
  #page = 1;
  #isCvAttached = false;
  #hasQuestions = false;
  /** The form as it was read last, for whoever knows that nothing was done in it since. */
  #latest: readonly FormControl[] | undefined;

  constructor(board: BoardSession, input: ApplyInput) {
    this.#board = board;
    this.#input = { ...input, answer: answerEntries(input.answer) };
    this.#lists = new ListOptions(board.session);
    const { general } = board.pages;
    this.#steps = general === undefined ? undefined : new BoardSteps(board, general);
  }

  async run(): Promise<PrepareOutcome> {
    const stopped = await this.#open();
    if (stopped !== undefined) return stopped;
    for (; this.#page <= MOST_STEPS; this.#page += 1) {
      const done = (await this.#fillPage()) ?? (await this.#goOn());
      if (done !== undefined) return done;
    }
    return this.#stuck("The form has no end");
  }

  /** A check in the form is its owner's once the form is filled in; one in its place is theirs before. */
  async #open(): Promise<PrepareOutcome | undefined> {
    const { job } = this.#input;
    const stopped = await openForm(this.#board, job, this.#steps);
    if (!isFormCheck(stopped) || this.#input.hooks?.onCheck === undefined) return stopped;
    if (await isFormOpen(this.#board, this.#steps)) return undefined;
    return (await this.#isPassed(stopped)) ? openForm(this.#board, job, this.#steps) : stopped;
  }

  async #isPassed(check: ChallengeOutcome): Promise<boolean> {
    const onCheck = this.#input.hooks?.onCheck;
    return (await onCheck?.(check, async () => !(await this.#board.isAtCheck()))) ?? false;
  }

  /** Fills the page that is open, with one correction of what it complains of; answers why it cannot be. */
  async #fillPage(): Promise<PrepareOutcome | undefined> {
    const step = await this.#steps?.look();
    // A form of one page has headings for its parts only.
    const isOnlyPage = this.#page === 1 && (step?.next ?? null) === null;
    this.#step = (isOnlyPage ? "" : step?.heading) || STEP;
    this.#input.hooks?.onFormPage?.(this.#step);
    this.#latest = undefined;
    await openEntries(this.#input.entries, async (entries) =>
      addEntry(this.#board, await this.#readAnew(), entries),
    );
    const problem = await this.#chooseCv();
    if (problem !== undefined) return problem;
    for (let correction = 0; correction <= MOST_CORRECTIONS; correction += 1) {
      const given = this.#given.fingerprint();
      const outcome = await this.#fill();
      if (outcome !== undefined) return outcome;
      // The same answers again bring the same complaint.
      if (correction > 0 && this.#given.fingerprint() === given) break;
      if ((await this.#refused(true)).length === 0) return undefined;
      // What it complains of may be drawn a moment later: it is corrected from a reading of its own.
      this.#latest = undefined;
    }
    return this.#complained();
  }

  /** Goes on to the next step; the last one is left with its submit button enabled. */
  async #goOn(): Promise<PrepareOutcome | undefined> {
    if (this.#steps === undefined) return this.#ready();
    const ready = await this.#steps.awaitEnabled();
    const leading = leadingButton(ready);
    if (leading === undefined) return pageChanged(this.#board.session, "apply.submit");
    if (leading.button.isDisabled) return this.#switchedOff(leading.button.text);
    if (leading.sends) return this.#ready();
    await untilAborted(
      this.#board.session,
      press(this.#board.session.page, leading.button.selector, ACTION_TIMEOUT_MS),
    );
    const after = await this.#steps.awaitStep(ready);
    if (after.root !== "" && after.fingerprint !== ready.fingerprint) return undefined;
    if ((await this.#refused()).length > 0) return this.#correct(ready);
    // The step is gone, and what follows has no button that is known.
    if (after.root === "") return pageChanged(this.#board.session, "apply.submit");
    return this.#stuck(after.errors[0] ?? "The page did not move on");
  }

  /** The step complains only once it is to be left: what it complains of is answered again, and it is left once more. */
  async #correct(before: BoardStep): Promise<PrepareOutcome | undefined> {
    const given = this.#given.fingerprint();
    this.#latest = undefined;
    const problem = await this.#fill();
    if (problem !== undefined) return problem;
    const leading = leadingButton(before);
    if (leading === undefined || this.#given.fingerprint() === given) return this.#complained();
    const { page } = this.#board.session;
    const errors = (await this.#steps?.look())?.errors ?? [];
    await untilAborted(
      this.#board.session,
      press(page, leading.button.selector, ACTION_TIMEOUT_MS),
    );
    const after = await this.#steps?.awaitStep({ ...before, errors });
    const isOther = after?.root !== "" && after?.fingerprint !== before.fingerprint;
    return isOther ? undefined : this.#complained();
  }

  async #switchedOff(words: string): Promise<PrepareOutcome> {
    const wish = { page: "apply", until: [], timeoutMs: this.#board.lookTimeoutMs };
    const look = await scan(this.#board.session, this.#board.pages.form, wish);
    if (look["captcha"] === undefined) return this.#stuck(`"${words}" stays switched off`);
    const check = this.#board.challenge();
    return (await this.#isPassed(check)) ? this.#ready() : check;
  }

  /** The filled form, once its check is passed: it is read and filled once more then, for its owner's hand was in it. */
  async #ready(): Promise<PrepareOutcome> {
    if (this.#input.hooks?.onCheck === undefined) return this.#prepared();
    if (await this.#board.isAtCheck()) {
      const check = this.#board.challenge();
      if (!(await this.#isPassed(check))) return check;
      this.#latest = undefined;
      const problem = await this.#fill();
      if (problem !== undefined) return problem;
    }
    return this.#prepared();
  }

  /** What fills a form from a CV may be its only place for one: the form goes without it then, and its receipt says so. */
  async #tellAutofill(): Promise<void> {
    const { autofill = [] } = this.#board.pages;
    if (this.#isCvAttached || autofill.length === 0) return;
    const { session, oddities } = this.#board;
    const box = session.page.locator(autofill.join()).filter({ visible: true }).first();
    if ((await untilAborted(session, box.count())) === 0) return;
    oddities.note({ what: "CV", where: "input: it only fills the form in, and sends no file" });
  }

  async #chooseCv(): Promise<PrepareOutcome | undefined> {
    if (this.#isCvAttached) return undefined;
    const chosen = await chooseCv(this.#board, this.#input.cv);
    if (chosen === undefined) return undefined;
    // A form may fill itself in from it.
    this.#latest = undefined;
    if (chosen === "not_taken") return this.#stuck("The form did not take the CV");
    this.#isCvAttached = true;
    this.#given.keepChosen(this.#page, { step: this.#step, ...chosen });
    return undefined;
  }

  async #fill(): Promise<PrepareOutcome | undefined> {
    let rounds = 0;
    const outcome = await fillStep(
      {
        title: this.#step,
        read: () => this.#read((rounds += 1)),
        isCvAttached: this.#isCvAttached,
        onGuess: (guess) => this.#board.session.onGuess?.("common", guess),
        onOddity: this.#board.oddities.note,
      },
      this.#input,
    );
    this.#given.keep(this.#page, outcome, this.#input.hooks);
    if (outcome.kind === "needs_answer") return this.#unanswered(outcome.questions);
    if (outcome.kind === "stuck") return this.#stuck(outcome.message);
    this.#isCvAttached = outcome.isCvAttached;
    return undefined;
  }

  async #read(round: number) {
    const known = round === 1 ? this.#latest : undefined;
    // A box is checked when it is left: the last one has to be left, too, and what it then holds is what is sent.
    if (round > 1) await this.#leaveBox();
    const controls = known ?? (await this.#readAnew());
    this.#hasQuestions ||= controls.length > 0;
    return this.#lists.fill(controls);
  }

  async #leaveBox(): Promise<void> {
    const { session, lookTimeoutMs } = this.#board;
    const call = { bundle: COMMON_BUNDLE, entry: "leaveBox" };
    await callPage(session, call, () => null, lookTimeoutMs);
  }

  async #readAnew(): Promise<readonly FormControl[]> {
    this.#latest = await readBoardForm(this.#board);
    return this.#latest;
  }

  /** What the form complains of. After it was filled that is what the last round of that has read: nothing was written after it. */
  async #refused(isFilled = false) {
    const known = isFilled ? this.#latest : undefined;
    const controls = known ?? (await this.#readAnew());
    return controls.filter(({ field }) => field.error !== "");
  }

  async #complained(): Promise<PrepareOutcome> {
    const refused = await this.#refused();
    return this.#unanswered(
      refused.map(({ field }) => openQuestion(field, this.#step, field.error)),
    );
  }

  #stuck(message: string): PrepareOutcome {
    return { kind: "stuck", step: this.#step, message, ...this.#record() };
  }

  async #unanswered(
    questions: Extract<PrepareOutcome, { kind: "needs_answer" }>["questions"],
  ): Promise<PrepareOutcome> {
    await this.#input.hooks?.onOpenQuestions?.();
    await this.#leave();
    return { kind: "needs_answer", questions, ...this.#record() };
  }

  async #prepared(): Promise<PrepareOutcome> {
    await this.#tellAutofill();
    if (!this.#hasQuestions && !this.#isCvAttached) {
      // A board knows nobody: what is sent without an answer is sent for no one.
      this.#board.oddities.note({ what: "", where: "form: no question was found in it" });
      return this.#stuck("It shows no question and no place for a CV");
    }
    return {
      kind: "prepared",
      ...this.#record(),
      cvAttached: this.#isCvAttached,
      submit: (options) => submitOnce(this.#board, options, this.#steps),
      discard: () => this.#leave(),
    };
  }

  #record(): Pick<PreparedApplication, "answers" | "oddities"> {
    this.#lists.tellEmpty(this.#board.oddities);
    const oddities = this.#board.oddities.list();
    return { answers: this.#given.list(), ...(oddities.length === 0 ? {} : { oddities }) };
  }

  /** A board keeps no drafts: leaving the page is leaving the form. */
  async #leave(): Promise<void> {
    await goAway(this.#board.session, this.#board.urlOf(""));
  }
}

const isFormCheck = (outcome: PrepareOutcome | undefined): outcome is ChallengeOutcome =>
  outcome?.kind === "challenge" && outcome.isInForm === true;
