import type { FormField, GivenAnswer } from "@sendoff/contract";
import { fillStep } from "../form/fill-step.ts";
import type { FillOutcome } from "../form/fill-step.ts";
import { isSentFile } from "../form/sent-file-name.ts";
import type { ApplyInput, PortalSession, PrepareOutcome } from "../portal-driver.ts";
import { leaveForm } from "./leave-form.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";
import type { ApplyForm, ApplyStep } from "./pages/apply-dialog.page.ts";
import { JobPage } from "./pages/job.page.ts";
import { meaningOf, meaningOfPath, pageChanged } from "./portal-words.ts";
import { outcomeOf, readJob } from "./read-job.ts";
import { jobUrl } from "./search.ts";
import { submitOnce } from "./submit.ts";

/** A step follows the last within a second or two; a slow portal gets ten times that before the form counts as stuck. */
const STEP_TIMEOUT_MS = 20_000;
/** A CV of some megabytes over a slow line. */
const ENABLE_TIMEOUT_MS = 15_000;
/** The longest forms seen have eight steps; more is a form that leads in circles. */
const MOST_STEPS = 25;
/** A page may complain about a step once and get its answers corrected; after that a person must look. */
const MOST_CORRECTIONS = 1;

/** Opens the Easy Apply form of a job and fills it up to the enabled submit button. */
export async function prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
  return new EasyApply(session, input).run();
}

/** LinkedIn ticks "Follow Acme to stay up to date" by itself; optional marketing stays unticked (DECISIONS D13). */
function followAnswer(field: FormField): ReturnType<ApplyInput["answer"]> | undefined {
  if (field.kind !== "checkbox" || field.required || !/^follow /i.test(field.question))
    return undefined;
  const why = "Following a company is optional; we leave it to you";
  return { kind: "answer", answer: { value: false, source: "policy", confidence: 1, why } };
}

class EasyApply {
  readonly #session: PortalSession;
  readonly #input: ApplyInput;
  readonly #dialog: ApplyDialog;
  readonly #answers = new Map<string, GivenAnswer>();
  readonly #visited = new Set<string>();
  #isCvAttached = false;

  constructor(session: PortalSession, input: ApplyInput) {
    this.#session = session;
    this.#input = input;
    this.#dialog = new ApplyDialog(session);
  }

  async run(): Promise<PrepareOutcome> {
    const opened = await this.#open();
    if ("kind" in opened) return opened;
    let step = opened;
    for (let count = 0; count < MOST_STEPS; count += 1) {
      const moved = await this.#settle(step);
      if ("kind" in moved) return moved;
      step = moved;
      const done = await this.#doStep(step);
      if ("kind" in done) return done;
      step = done;
    }
    return this.#stuck(step, "The form has no end");
  }

  /** The job's page, open or opened, with its Easy Apply button pressed. */
  async #open(): Promise<PrepareOutcome | ApplyStep> {
    const { job } = this.#input;
    const page = new JobPage(this.#session);
    const url = jobUrl(this.#session.baseUrl, job.portalJobId);
    const isHere = this.#session.page.url().startsWith(url);
    const outcome = isHere ? undefined : await readJob(this.#session, job);
    const look = isHere ? await page.look() : await page.lookNow();
    const now =
      outcome?.kind === "open" || outcome === undefined
        ? outcomeOf(this.#session, look, job.portalJobId, url)
        : outcome;
    if (now.kind === "not_found") return { kind: "closed" };
    if (now.kind === "already_applied" || now.kind === "closed" || now.kind === "external") {
      return { kind: now.kind };
    }
    if (now.kind !== "open") return now;
    const button = look.easyApply;
    if (button === undefined) return pageChanged(this.#session, "job.easyApply");
    const before = await this.#dialog.look();
    if (button.isDisabled) return this.#disabledButton(before);
    await page.startApplying(button);
    return this.#dialog.watch(before, { timeoutMs: STEP_TIMEOUT_MS, awaited: "step" });
  }

  /** LinkedIn switches the button off for the rest of the day, with or without saying so. */
  #disabledButton(step: ApplyStep): PrepareOutcome {
    for (const words of [...step.notices, ...step.dialogs.map((dialog) => dialog.text)]) {
      const meaning = meaningOf(this.#session, words);
      if (meaning !== undefined) return meaning;
    }
    const message = "LinkedIn has switched Easy Apply off for this account for now.";
    return { kind: "throttled", scope: "daily_limit", message };
  }

  /** Passes what stands over the form; answers why not, when it stops the application. */
  async #settle(first: ApplyStep): Promise<PrepareOutcome | ApplyStep> {
    let step = first;
    for (let turn = 0; turn < 3; turn += 1) {
      const stop = this.#interruption(step);
      if (stop !== undefined) return stop;
      const reminder = step.dialogs.find((dialog) => /safety reminder/i.test(dialog.text));
      const onward = reminder?.buttons.find((button) => /^continue/i.test(button.text));
      if (onward === undefined) break;
      await this.#dialog.click(onward);
      step = await this.#dialog.watch(step, { timeoutMs: STEP_TIMEOUT_MS, awaited: "step" });
    }
    if (step.form === null) return pageChanged(this.#session, "apply.dialog");
    if (step.form.primary === null) return pageChanged(this.#session, "apply.primary");
    return step;
  }

  #interruption(step: ApplyStep): PrepareOutcome | undefined {
    const moved = meaningOfPath(this.#session, step.url);
    if (moved !== undefined) return moved;
    const told = [...step.dialogs.map((dialog) => dialog.text), ...step.notices];
    for (const words of [...told, ...(step.form?.errors ?? [])]) {
      const meaning = meaningOf(this.#session, words);
      if (meaning !== undefined) return meaning;
      if (/no longer accepting applications/i.test(words)) return { kind: "closed" };
    }
    return undefined;
  }

  /** Fills one step and goes on to the next; the last one is left with its submit button enabled. */
  async #doStep(step: ApplyStep): Promise<PrepareOutcome | ApplyStep> {
    const form = step.form;
    if (form === null) return pageChanged(this.#session, "apply.dialog");
    if (this.#visited.has(form.fingerprint)) return this.#stuck(step, "The same page came twice");
    this.#visited.add(form.fingerprint);
    this.#input.hooks?.onFormPage?.(form.heading);
    let before = step;
    for (let correction = 0; correction <= MOST_CORRECTIONS; correction += 1) {
      const given = JSON.stringify(this.#given());
      const stopped = await this.#fill(before);
      if (stopped !== undefined) return stopped;
      // The same answers again would bring the same complaint.
      if (correction > 0 && JSON.stringify(this.#given()) === given) break;
      const ready = await this.#awaitButton();
      if ("kind" in ready) return ready;
      before = ready;
      const primary = before.form?.primary;
      if (!primary) return pageChanged(this.#session, "apply.primary");
      if (primary.isDisabled) return this.#stuck(before, `"${primary.text}" stays switched off`);
      if (primary.action === "submit") return this.#prepared();
      this.#visited.add(before.form?.fingerprint ?? "");
      await this.#dialog.click(primary);
      const after = await this.#dialog.watch(before, {
        timeoutMs: STEP_TIMEOUT_MS,
        awaited: "step",
      });
      const isOver = after.form === null || this.#interruption(after) !== undefined;
      if (isOver || after.form?.fingerprint !== before.form?.fingerprint) return after;
      if ((after.form?.errors.length ?? 0) === 0)
        return this.#stuck(after, "The page did not move on");
      before = after;
    }
    return this.#complained(before);
  }

  /** While a file goes up the button is off, and comes on by itself. */
  async #awaitButton(): Promise<PrepareOutcome | ApplyStep> {
    let step = await this.#dialog.look();
    if (this.#interruption(step) === undefined && step.form?.primary?.isDisabled !== false) {
      const wish = { timeoutMs: ENABLE_TIMEOUT_MS, awaited: "enabled" } as const;
      step = await this.#dialog.watch(step, wish);
    }
    return this.#interruption(step) ?? step;
  }

  async #fill(step: ApplyStep): Promise<PrepareOutcome | undefined> {
    const form = step.form;
    if (form === null) return pageChanged(this.#session, "apply.dialog");
    await this.#chooseResume(form);
    const outcome = await fillStep(
      {
        title: form.heading,
        read: () => this.#dialog.readFields(),
        isCvAttached: this.#isCvAttached,
      },
      {
        cv: this.#input.cv,
        answer: (field, page) => followAnswer(field) ?? this.#input.answer(field, page),
      },
    );
    this.#keep(outcome);
    if (outcome.kind === "filled") {
      this.#isCvAttached = outcome.isCvAttached;
      return undefined;
    }
    if (outcome.kind === "stuck") return this.#stuck(step, outcome.message);
    await leaveForm(this.#session);
    return { kind: "needs_answer", questions: outcome.questions, answers: this.#given() };
  }

  #keep(outcome: FillOutcome): void {
    for (const answer of outcome.answers) {
      const key = `${answer.step}¦${answer.question}`;
      const replaced = this.#answers.get(key)?.replaced ?? answer.replaced;
      this.#answers.set(key, { ...answer, ...(replaced === undefined ? {} : { replaced }) });
    }
    if (outcome.answers.length > 0) this.#input.hooks?.onAnswers?.(outcome.answers);
  }

  #given(): GivenAnswer[] {
    return [...this.#answers.values()];
  }

  /** A stored CV is taken only when its name says that it has this very content; otherwise the file is uploaded, which selects it. */
  async #chooseResume(form: ApplyForm): Promise<void> {
    if (form.resumes.length === 0 || this.#isCvAttached) return;
    const stored = form.resumes.find((card) => isSentFile(card.fileName, this.#input.cv));
    if (stored === undefined) return;
    if (!stored.isSelected) await this.#dialog.click(stored);
    this.#isCvAttached = true;
    this.#answers.set(`${form.heading}¦resume`, {
      step: form.heading,
      question: "Resume",
      kind: "file",
      required: true,
      options: form.resumes.map((card) => card.fileName),
      value: stored.fileName,
      source: "cv",
      confidence: 1,
      why: "Your CV, as stored on LinkedIn",
    });
  }

  /** The page complained again about corrected answers: only the user knows better ones. */
  async #complained(step: ApplyStep): Promise<PrepareOutcome> {
    const form = step.form;
    const fields = form === null ? [] : await this.#dialog.readFields();
    const refused = fields.filter(({ field }) => field.error !== "");
    if (refused.length === 0)
      return this.#stuck(step, form?.errors[0] ?? "The page did not move on");
    await leaveForm(this.#session);
    const questions = refused.map(({ field }) => ({
      question: field.question,
      options: field.options,
      reason: field.error,
    }));
    return { kind: "needs_answer", questions, answers: this.#given() };
  }

  async #stuck(step: ApplyStep, message: string): Promise<PrepareOutcome> {
    await leaveForm(this.#session);
    return { kind: "stuck", step: step.form?.heading ?? "", message, answers: this.#given() };
  }

  #prepared(): PrepareOutcome {
    const session = this.#session;
    return {
      kind: "prepared",
      answers: this.#given(),
      cvAttached: this.#isCvAttached,
      submit: (options) => submitOnce(session, options),
      discard: () => leaveForm(session),
    };
  }
}
