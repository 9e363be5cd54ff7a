import type { FormField } from "@sendoff/contract/form";
import { openQuestion } from "../portal-driver.ts";
import type {
  AnswerDecision,
  EntryCounts,
  ApplyInput,
  OpenQuestion,
  PageChangedOutcome,
  PreparedApplication,
  PrepareOutcome,
} from "../portal-driver.ts";
import type { FormControl } from "./control.ts";
import { fillStep } from "./fill-step.ts";
import { GivenAnswers, MOST_CORRECTIONS } from "./given-answers.ts";
import type { OddityLog } from "./oddity-log.ts";
import { openEntries } from "./open-entries.ts";

/** A step follows the last within a second or two; a slow portal gets ten times that before the form counts as stuck. */
export const STEP_TIMEOUT_MS = 20_000;
/** A CV of some megabytes over a slow line. */
export const ENABLE_TIMEOUT_MS = 15_000;
/** The longest forms seen have fourteen steps; more is a form that leads in circles. */
const MOST_STEPS = 25;

/** One look at a page while a form is, or should be, open. `form` is null when none is. */
export interface WalkStep {
  readonly form: {
    /** The step's title, kept with each answer. */
    readonly heading: string;
    /** The same for the same step, another for another one; what is answered on it does not change it. */
    readonly fingerprint: string;
    /** The page's complaints about the answers. */
    readonly errors: readonly string[];
    readonly primary: {
      readonly text: string;
      readonly selector: string;
      readonly action: "next" | "review" | "submit";
      readonly isDisabled: boolean;
    } | null;
  } | null;
}

/** A form in steps, as a portal's own page object shows it. */
export interface WalkedForm<Step extends WalkStep> {
  readonly look: () => Promise<Step>;
  /** Waits until something differs from `before`; the last look when time is up. */
  readonly watch: (
    before: Step,
    wish: { readonly timeoutMs: number; readonly awaited: "step" | "enabled" },
  ) => Promise<Step>;
  readonly readFields: () => Promise<readonly FormControl[]>;
  /** What of the form could not be read so far. */
  readonly oddities: OddityLog;
  /** Told of each guess that options of a list were found by. Must not throw. */
  readonly onGuess: (guess: string) => void;
  /**
   * Opens one more place for a job or a school, where the step repeats them and has fewer than these; false when it has enough or
   * offers no more. Counts what the page shows, so that a step that comes again gets no second set.
   */
  readonly addEntry?: (entries: EntryCounts) => Promise<boolean>;
  readonly click: (button: { readonly selector: string }) => Promise<void>;
  /** Passes what stands over the form; answers why not, when it stops the application. */
  readonly settle: (step: Step) => Promise<PrepareOutcome | Step>;
  /** Why what is shown stops the application; undefined when nothing does. */
  readonly interruption: (step: Step) => PrepareOutcome | undefined;
  /** What a main button that stays switched off means; undefined: nothing that is known. */
  readonly switchedOff: (step: Step) => PrepareOutcome | undefined;
  /** Whether a check that only a person passes stands in the form, or in its place, now. Left out: it has none of its own. */
  readonly isAtCheck?: () => Promise<boolean>;
  /** Gives the CV by a chooser of the portal's own. Undefined: the step has none. */
  readonly chooseCv: (step: Step) => Promise<CvChoice | undefined>;
  /** The portal's own answer to a field that is none of the user's; undefined: ask. */
  readonly ownAnswer: (field: FormField) => AnswerDecision | undefined;
  readonly pageChanged: (locator: string) => PageChangedOutcome;
  readonly actions: Pick<PreparedApplication, "submit" | "discard">;
}

/** What came of giving the CV by a chooser. */
export type CvChoice =
  | {
      readonly kind: "chosen";
      readonly fileName: string;
      readonly options: readonly string[];
      readonly why: string;
    }
  | { readonly kind: "stuck"; readonly message: string };

/**
 * Fills a form step by step up to its enabled submit button, from the step that is open. Sends nothing and leaves nothing:
 * what ends a form otherwise, the portal's driver leaves in its own way.
 */
export async function walkForm<Step extends WalkStep>(
  form: WalkedForm<Step>,
  input: ApplyInput,
  first: Step,
): Promise<PrepareOutcome> {
  return new FormWalk(form, input).run(first);
}

class FormWalk<Step extends WalkStep> {
  readonly #form: WalkedForm<Step>;
  readonly #input: ApplyInput;
  readonly #given = new GivenAnswers();
  readonly #visited = new Set<string>();
  /** The steps by number, as answers are kept by it: one that comes again after a check keeps its own. */
  readonly #numbers = new Map<string, number>();
  #stepNumber = 0;
  #isCvAttached = false;

  constructor(form: WalkedForm<Step>, input: ApplyInput) {
    this.#form = form;
    this.#input = input;
  }

  async run(first: Step): Promise<PrepareOutcome> {
    let step = first;
    for (let count = 0; count < MOST_STEPS; count += 1) {
      const moved = await this.#form.settle(step);
      if ("kind" in moved) {
        if (!(await this.#isPassed(moved))) return moved;
        // The check stood in the form's place, which has to be drawn anew.
        this.#isCvAttached = false;
        step = await this.#form.watch(step, { timeoutMs: STEP_TIMEOUT_MS, awaited: "step" });
        continue;
      }
      step = moved;
      const done = await this.#doStep(step);
      if ("kind" in done) return done;
      step = done;
    }
    return this.#stuck(step, "The form has no end");
  }

  /** Fills one step and goes on to the next; the last one is left with its submit button enabled. */
  async #doStep(step: Step): Promise<PrepareOutcome | Step> {
    const form = step.form;
    if (form === null) return this.#form.pageChanged("apply.form");
    if (this.#visited.has(form.fingerprint)) return this.#stuck(step, "The same page came twice");
    this.#visited.add(form.fingerprint);
    this.#stepNumber = this.#numbers.get(form.fingerprint) ?? this.#numbers.size + 1;
    this.#numbers.set(form.fingerprint, this.#stepNumber);
    this.#input.hooks?.onFormPage?.(form.heading);
    const { entries } = this.#input;
    const { addEntry } = this.#form;
    let before = (await openEntries(entries, addEntry)) ? await this.#form.look() : step;
    this.#visited.add(before.form?.fingerprint ?? "");
    for (let correction = 0; correction <= MOST_CORRECTIONS; correction += 1) {
      const given = this.#given.fingerprint();
      const stopped = await this.#fill(before);
      if (stopped !== undefined) return stopped;
      // The same answers again would bring the same complaint.
      if (correction > 0 && this.#given.fingerprint() === given) break;
      const ready = await this.#awaitButton();
      if ("kind" in ready) return ready;
      before = ready;
      const primary = before.form?.primary;
      if (!primary) return this.#form.pageChanged("apply.primary");
      if (primary.isDisabled) {
        const message = `"${primary.text}" stays switched off`;
        const stopped = this.#form.switchedOff(before) ?? this.#stuck(before, message);
        // Read and filled once more: its owner's hand was in it.
        return (await this.#isPassed(stopped)) ? this.#form.look() : stopped;
      }
      if (primary.action === "submit") return this.#prepared();
      let after = await this.#goOn(before, primary);
      if (this.#didNothing(before, after)) {
        // A button that works while its step still loads takes the first press for nothing (portal facts, captured 1.5).
        after = await this.#goOn(after, after.form?.primary ?? primary);
      }
      if (!this.#isSameStep(before, after)) return after;
      if ((after.form?.errors.length ?? 0) === 0)
        return this.#stuck(after, "The page did not move on");
      before = after;
    }
    return this.#complained(before);
  }

  /** Whether what stopped the form was a check that its owner has passed since; its steps may come again then. */
  async #isPassed(stopped: PrepareOutcome): Promise<boolean> {
    const { isAtCheck } = this.#form;
    const onCheck = this.#input.hooks?.onCheck;
    if (stopped.kind !== "challenge" || stopped.isInForm !== true) return false;
    if (isAtCheck === undefined || onCheck === undefined) return false;
    if (!(await onCheck(stopped, async () => !(await isAtCheck())))) return false;
    this.#visited.clear();
    return true;
  }

  async #goOn(before: Step, primary: { readonly selector: string }): Promise<Step> {
    this.#visited.add(before.form?.fingerprint ?? "");
    await this.#form.click(primary);
    return this.#form.watch(before, { timeoutMs: STEP_TIMEOUT_MS, awaited: "step" });
  }

  #isSameStep(before: Step, after: Step): boolean {
    if (after.form === null || this.#form.interruption(after) !== undefined) return false;
    return after.form.fingerprint === before.form?.fingerprint;
  }

  #didNothing(before: Step, after: Step): boolean {
    const primary = after.form?.primary;
    const isStill = this.#isSameStep(before, after) && primary?.isDisabled === false;
    return isStill && primary?.action !== "submit" && after.form?.errors.length === 0;
  }

  /** While a file goes up the button is off, and comes on by itself. */
  async #awaitButton(): Promise<PrepareOutcome | Step> {
    let step = await this.#form.look();
    if (this.#form.interruption(step) === undefined && step.form?.primary?.isDisabled !== false) {
      const wish = { timeoutMs: ENABLE_TIMEOUT_MS, awaited: "enabled" } as const;
      step = await this.#form.watch(step, wish);
    }
    return this.#form.interruption(step) ?? step;
  }

  async #fill(step: Step): Promise<PrepareOutcome | undefined> {
    const form = step.form;
    if (form === null) return this.#form.pageChanged("apply.form");
    const problem = await this.#chooseCv(step, form.heading);
    if (problem !== undefined) return this.#form.interruption(await this.#form.look()) ?? problem;
    const outcome = await fillStep(
      {
        title: form.heading,
        read: () => this.#form.readFields(),
        isCvAttached: this.#isCvAttached,
        onGuess: this.#form.onGuess,
        onOddity: this.#form.oddities.note,
      },
      {
        ...this.#input,
        answer: (field, page) => this.#form.ownAnswer(field) ?? this.#input.answer(field, page),
      },
    );
    this.#given.keep(this.#stepNumber, outcome, this.#input.hooks);
    if (outcome.kind === "filled") {
      this.#isCvAttached = outcome.isCvAttached;
      return undefined;
    }
    if (outcome.kind === "stuck") return this.#stuck(step, outcome.message);
    return this.#unanswered(outcome.questions);
  }

  async #chooseCv(step: Step, heading: string): Promise<PrepareOutcome | undefined> {
    if (this.#isCvAttached) return undefined;
    const choice = await this.#form.chooseCv(step);
    if (choice === undefined) return undefined;
    if (choice.kind === "stuck") return this.#stuck(step, choice.message);
    this.#isCvAttached = true;
    this.#given.keepChosen(this.#stepNumber, {
      step: heading,
      question: "Resume",
      kind: "file",
      required: true,
      options: [...choice.options],
      value: choice.fileName,
      source: "cv",
      confidence: 1,
      why: choice.why,
    });
    return undefined;
  }

  /** The page complained again about corrected answers: only the user knows better ones. */
  async #complained(step: Step): Promise<PrepareOutcome> {
    const form = step.form;
    const fields = form === null ? [] : await this.#form.readFields();
    const refused = fields.filter(({ field }) => field.error !== "");
    if (refused.length === 0)
      return this.#stuck(step, form?.errors[0] ?? "The page did not move on");
    return this.#unanswered(
      refused.map(({ field }) => openQuestion(field, form?.heading ?? "", field.error)),
    );
  }

  async #unanswered(questions: readonly OpenQuestion[]): Promise<PrepareOutcome> {
    await this.#input.hooks?.onOpenQuestions?.();
    return { kind: "needs_answer", questions, ...this.#record() };
  }

  #stuck(step: Step, message: string): PrepareOutcome {
    return { kind: "stuck", step: step.form?.heading ?? "", message, ...this.#record() };
  }

  /** What every end of a form tells: the answers that it was given, and what of it could not be read. */
  #record(): Pick<PreparedApplication, "answers" | "oddities"> {
    const oddities = this.#form.oddities.list();
    return { answers: this.#given.list(), ...(oddities.length === 0 ? {} : { oddities }) };
  }

  #prepared(): PrepareOutcome {
    return {
      kind: "prepared",
      ...this.#record(),
      cvAttached: this.#isCvAttached,
      ...this.#form.actions,
    };
  }
}
