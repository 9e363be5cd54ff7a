import type { FormField } from "@sendoff/contract/form";
import { openToApply } from "../account-site/job-flow.ts";
import { pressHit } from "../account-site/job-page.ts";
import { pageChanged } from "../account-site/portal-words.ts";
import { isSentFile } from "../form/sent-file-name.ts";
import { STEP_TIMEOUT_MS, walkForm } from "../form/walk-form.ts";
import type { CvChoice } from "../form/walk-form.ts";
import type { ApplyInput, PortalSession, PrepareOutcome } from "../portal-driver.ts";
import { leaveForm } from "./leave-form.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";
import type { ApplyStep } from "./pages/apply-dialog.page.ts";
import { LINKEDIN_PAGES } from "./pages/job.page.ts";
import { isCheckpointPath, isSignInPath, LINKEDIN_WORDS } from "./portal-words.ts";
import { submitOnce } from "./submit.ts";
import { waitOf } from "../session-waits.ts";

/** Opens the Easy Apply form of a job and fills it up to the enabled submit button. */
export async function prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
  return new EasyApply(session, input).run();
}

const FOLLOW_BOX = "#follow-company-checkbox";

/** LinkedIn ticks "Follow Acme to stay up to date" by itself; optional marketing stays unticked (DECISIONS D13). */
function followAnswer(
  field: FormField,
  followQuestion: string | undefined,
): ReturnType<ApplyInput["answer"]> | undefined {
  const isFollowing = field.question === followQuestion || /^follow /i.test(field.question);
  if (field.kind !== "checkbox" || field.required || !isFollowing) return undefined;
  const why = "Following a company is optional; we leave it to you";
  return { kind: "answer", answer: { value: false, source: "policy", confidence: 1, why } };
}

class EasyApply {
  readonly #session: PortalSession;
  readonly #input: ApplyInput;
  readonly #dialog: ApplyDialog;
  /** What the box for following the company asks, whatever its words are. */
  #followQuestion: string | undefined;

  constructor(session: PortalSession, input: ApplyInput) {
    this.#session = session;
    this.#input = input;
    this.#dialog = new ApplyDialog(session);
  }

  async run(): Promise<PrepareOutcome> {
    const opened = await this.#open();
    if ("kind" in opened) return opened;
    const session = this.#session;
    const dialog = this.#dialog;
    const form = {
      look: () => dialog.look(),
      watch: (before: ApplyStep, wish: { timeoutMs: number; awaited: "step" | "enabled" }) =>
        dialog.watch(before, { ...wish, timeoutMs: waitOf(session, wish.timeoutMs) }),
      readFields: async () => {
        const controls = await dialog.readFields();
        const box = controls.find(({ id }) => `#${id}` === FOLLOW_BOX);
        this.#followQuestion = box?.field.question;
        return controls;
      },
      oddities: dialog.oddities,
      onGuess: (guess: string) => session.onGuess?.("common", guess),
      click: (button: { readonly selector: string }) => dialog.click(button),
      settle: (step: ApplyStep) => this.#settle(step),
      interruption: (step: ApplyStep) => this.#interruption(step),
      chooseCv: (step: ApplyStep) => this.#chooseResume(step),
      switchedOff: () => undefined,
      ownAnswer: (field: FormField) => followAnswer(field, this.#followQuestion),
      pageChanged: (locator: string) => pageChanged(session, locator),
      actions: {
        submit: (options: Parameters<typeof submitOnce>[1]) => submitOnce(session, options),
        discard: () => leaveForm(session),
      },
    };
    const outcome = await walkForm(form, this.#input, opened);
    // A form that is stuck stays open for its picture: the next page that is opened leaves it, and nothing is sent by that.
    if (outcome.kind === "needs_answer") await leaveForm(session);
    return outcome;
  }

  /** The job's page, open or opened, with its Easy Apply button pressed. */
  async #open(): Promise<PrepareOutcome | ApplyStep> {
    const session = this.#session;
    const opened = await openToApply(LINKEDIN_PAGES, session, this.#input.job);
    if ("kind" in opened) return opened;
    const { button } = opened;
    const before = await this.#dialog.look();
    if (button.isDisabled) return this.#disabledButton(before);
    await pressHit(session, button);
    const timeoutMs = waitOf(session, STEP_TIMEOUT_MS);
    return this.#dialog.watch(before, { timeoutMs, awaited: "step" });
  }

  /** LinkedIn switches the button off for the rest of the day, with or without saying so. */
  #disabledButton(step: ApplyStep): PrepareOutcome {
    for (const words of [...step.notices, ...step.dialogs.map((dialog) => dialog.text)]) {
      const meaning = LINKEDIN_WORDS.meaningOf(this.#session, words);
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
    if (isSignInPath(step.url)) return { kind: "session_expired" };
    if (isCheckpointPath(step.url)) return LINKEDIN_WORDS.challenge(this.#session);
    const messages = [...step.dialogs.map((dialog) => dialog.text), ...step.notices];
    for (const words of [...messages, ...(step.form?.errors ?? [])]) {
      const meaning = LINKEDIN_WORDS.meaningOf(this.#session, words);
      if (meaning !== undefined) return meaning;
      if (/no longer accepting applications/i.test(words)) return { kind: "closed" };
    }
    return undefined;
  }

  /** A stored CV is taken only when its name says that it has this very content; otherwise the file is uploaded, which selects it. */
  async #chooseResume({ form }: ApplyStep): Promise<CvChoice | undefined> {
    const resumes = form?.resumes ?? [];
    const stored = resumes.find((card) => isSentFile(card.fileName, this.#input.cv));
    if (stored === undefined) return undefined;
    if (!stored.isSelected) await this.#dialog.click(stored);
    return {
      kind: "chosen",
      fileName: stored.fileName,
      options: resumes.map((card) => card.fileName),
      why: "Your CV, as stored on LinkedIn",
    };
  }
}
