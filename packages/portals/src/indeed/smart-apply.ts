import { OperationalError } from "@sendoff/kit";
import { isSentFile, sentFileName } from "../form/sent-file-name.ts";
import { ENABLE_TIMEOUT_MS, STEP_TIMEOUT_MS, walkForm } from "../form/walk-form.ts";
import type { CvChoice, WalkedForm } from "../form/walk-form.ts";
import type { ApplyInput, PortalSession, PrepareOutcome } from "../portal-driver.ts";
import { JobPage } from "./pages/job.page.ts";
import { SmartApplyPage } from "./pages/smart-apply.page.ts";
import type { FormPage } from "./pages/smart-apply.page.ts";
import { challenge, isBreakdown, isSignInPath, meaningOf, pageChanged } from "./portal-words.ts";
import { outcomeOf, readJob } from "./read-job.ts";
import { jobUrl } from "./search.ts";
import { submitOnce } from "./submit.ts";

const AWAY_TIMEOUT_MS = 15_000;

/** Opens the application form of a job and fills it up to the enabled submit button. */
export async function prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
  return new SmartApply(session, input).run();
}

class SmartApply {
  readonly #session: PortalSession;
  readonly #input: ApplyInput;
  readonly #page: SmartApplyPage;

  constructor(session: PortalSession, input: ApplyInput) {
    this.#session = session;
    this.#input = input;
    this.#page = new SmartApplyPage(session);
  }

  async run(): Promise<PrepareOutcome> {
    const opened = await this.#open();
    if ("kind" in opened) return opened;
    const outcome = await walkForm(this.#form(), this.#input, opened);
    // A form that is stuck stays open for its picture: the next page that is opened leaves it, and nothing is sent by that.
    if (outcome.kind === "needs_answer") await this.#leave();
    return outcome;
  }

  #form(): WalkedForm<FormPage> {
    const page = this.#page;
    return {
      look: () => page.look(),
      watch: (before, wish) => page.watch(before, wish),
      readFields: () => page.readFields(),
      click: (button) => page.click(button),
      settle: (step) => this.#settle(step),
      interruption: (step) => this.#interruption(step),
      switchedOff: (step) => (step.hasCaptcha ? challenge(this.#session) : undefined),
      chooseCv: (step) => this.#chooseResume(step),
      ownAnswer: () => undefined,
      pageChanged: (locator) => pageChanged(this.#session, locator),
      actions: {
        submit: (options) => submitOnce(this.#session, options),
        discard: () => this.#leave(),
      },
    };
  }

  /** The job's page, open or opened, with its apply button pressed. */
  async #open(): Promise<PrepareOutcome | FormPage> {
    const { job } = this.#input;
    const page = new JobPage(this.#session);
    const url = jobUrl(this.#session.baseUrl, job.portalJobId);
    const isHere = this.#session.page.url() === url;
    const read = isHere ? undefined : await readJob(this.#session, job);
    const look = isHere ? await page.look() : await page.lookNow();
    const now =
      read === undefined || read.kind === "open"
        ? outcomeOf(this.#session, look, job.portalJobId, url)
        : read;
    if (now.kind === "not_found") return { kind: "closed" };
    if (now.kind === "already_applied" || now.kind === "closed" || now.kind === "external") {
      return { kind: now.kind };
    }
    if (now.kind !== "open") return now;
    const button = look.easyApply;
    if (button === undefined) return pageChanged(this.#session, "job.easyApply");
    const before = await this.#page.look();
    await page.startApplying(button);
    return this.#page.watch(before, { timeoutMs: STEP_TIMEOUT_MS, awaited: "step" });
  }

  async #settle(step: FormPage): Promise<PrepareOutcome | FormPage> {
    const stop = this.#interruption(step);
    if (stop !== undefined) return stop;
    if (step.form === null) return pageChanged(this.#session, "apply.form");
    if (step.form.primary === null) return pageChanged(this.#session, "apply.primary");
    for (const selector of step.form.uncover) await this.#page.click({ selector });
    return step;
  }

  #interruption(step: FormPage): PrepareOutcome | undefined {
    const isInstead = step.form === null && step.hasCaptcha;
    if (step.hasBrowserCheck || isInstead) return challenge(this.#session);
    if (isSignInPath(step.url)) return { kind: "session_expired" };
    for (const words of step.notices) {
      const meaning = meaningOf(this.#session, words);
      if (meaning !== undefined) return meaning;
      if (/already applied/i.test(words)) return { kind: "already_applied" };
      if (/job has expired|(not|no longer) accepting applications/i.test(words)) {
        return { kind: "closed" };
      }
      if (isBreakdown(words)) {
        throw new OperationalError(502, "portal_unreachable", "Indeed could not go on just now.");
      }
    }
    return undefined;
  }

  /**
   * The file's card only: the account's profile on Indeed is no CV. A stored file is taken when its name says that it has this
   * very content, else the CV is uploaded, which selects it.
   */
  async #chooseResume(step: FormPage): Promise<CvChoice | undefined> {
    const resumes = step.form?.resumes ?? [];
    if (resumes.length === 0) return undefined;
    const { cv } = this.#input;
    const options = resumes.map((card) => card.fileName).filter((name) => name !== "");
    const card = resumes.find((each) => each.kind === "file");
    if (card === undefined) return { kind: "stuck", message: "The form takes no CV as a file" };
    if (isSentFile(card.fileName, cv)) {
      if (!card.isSelected) await this.#page.click(card);
      const why = "Your CV, as stored on Indeed";
      return { kind: "chosen", fileName: card.fileName, options, why };
    }
    if (card.input === "") return { kind: "stuck", message: "The form takes no CV as a file" };
    const after = await this.#page.uploadResume(step, card, cv, ENABLE_TIMEOUT_MS);
    const fileName = sentFileName(cv);
    const isTaken = after.form?.resumes.some(
      (each) => each.isSelected && each.fileName === fileName,
    );
    if (isTaken === true) return { kind: "chosen", fileName, options, why: "Your CV" };
    const said = after.notices.find((notice) => !step.notices.includes(notice));
    return { kind: "stuck", message: said ?? "The CV could not be uploaded" };
  }

  /** Indeed's own way out keeps a draft of the page; going away keeps none of it. */
  async #leave(): Promise<void> {
    const url = jobUrl(this.#session.baseUrl, this.#input.job.portalJobId);
    await this.#session.page.goto(url, { waitUntil: "commit", timeout: AWAY_TIMEOUT_MS });
  }
}
