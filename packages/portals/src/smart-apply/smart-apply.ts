import { OperationalError } from "@sendoff/kit/errors";
import { pageChanged } from "../account-site/portal-words.ts";
import { isSentFile, sentFileName, withoutCopyCount } from "../form/sent-file-name.ts";
import { ENABLE_TIMEOUT_MS, STEP_TIMEOUT_MS, walkForm } from "../form/walk-form.ts";
import type { CvChoice, WalkedForm } from "../form/walk-form.ts";
import type { ApplyInput, PortalSession, PrepareOutcome } from "../portal-driver.ts";
import { SmartApplyPage } from "./smart-apply.page.ts";
import type { FormPage } from "./smart-apply.page.ts";
import type { FormHost } from "./form-host.ts";
import { submitOnce } from "./submit.ts";
import { waitOf } from "../session-waits.ts";

/** A frame that was put elsewhere in its page begins anew; one that does so again and again is a page that plays games. */
const MOST_FRAMES = 3;

const BROKEN = /something went wrong|try again later|application has ended/i;

/** Opens Indeed's application form of a job, on whichever site it stands, and fills it up to the enabled submit button. */
export async function prepareSmartApply(
  session: PortalSession,
  input: ApplyInput,
  host: FormHost,
): Promise<PrepareOutcome> {
  let start = await host.open();
  for (let count = 1; ; count += 1) {
    if ("kind" in start) return start;
    const page = new SmartApplyPage(session, start.frame);
    try {
      return await new SmartApply(session, input, host, page).run(start.before);
    } catch (error) {
      const isLost = start.frame.isDetached() && !session.page.isClosed();
      if (session.signal.aborted || !isLost || count >= MOST_FRAMES) throw error;
    }
    start = await host.findAgain();
  }
}

class SmartApply {
  readonly #session: PortalSession;
  readonly #input: ApplyInput;
  readonly #host: FormHost;
  readonly #page: SmartApplyPage;

  constructor(session: PortalSession, input: ApplyInput, host: FormHost, page: SmartApplyPage) {
    this.#session = session;
    this.#input = input;
    this.#host = host;
    this.#page = page;
  }

  async run(before: FormPage): Promise<PrepareOutcome> {
    const first = await this.#watch(before, { timeoutMs: STEP_TIMEOUT_MS, awaited: "step" });
    const outcome = await walkForm(this.#form(), this.#input, first);
    // A form that is stuck stays open for its picture: the next page that is opened leaves it, and nothing is sent by that.
    if (outcome.kind === "needs_answer") await this.#host.leave();
    return outcome;
  }

  #form(): WalkedForm<FormPage> {
    const page = this.#page;
    return {
      look: () => page.look(),
      watch: (before, wish) => this.#watch(before, wish),
      readFields: () => page.readFields(),
      oddities: page.oddities,
      onGuess: (guess) => this.#session.onGuess?.("common", guess),
      addEntry: (entries) => page.addEntry(entries),
      click: (button) => page.click(button),
      settle: (step) => this.#settle(step),
      interruption: (step) => this.#interruption(step),
      switchedOff: (step) =>
        step.hasCaptcha ? this.#host.words.formChallenge(this.#session) : undefined,
      isAtCheck: async () => isAtCheck(await page.look()),
      chooseCv: (step) => this.#chooseResume(step),
      ownAnswer: () => undefined,
      pageChanged: (locator) => pageChanged(this.#session, locator),
      actions: {
        submit: (options) => submitOnce(this.#session, page, this.#host, options),
        discard: () => this.#host.leave(),
      },
    };
  }

  #watch: WalkedForm<FormPage>["watch"] = (before, wish) =>
    this.#page.watch(before, { ...wish, timeoutMs: waitOf(this.#session, wish.timeoutMs) });

  async #settle(step: FormPage): Promise<PrepareOutcome | FormPage> {
    const stop = this.#interruption(step);
    if (stop !== undefined) return stop;
    if (step.form === null) return pageChanged(this.#session, "apply.form");
    if (step.form.primary === null) {
      const { problem } = step.form;
      return pageChanged(
        this.#session,
        problem === "" ? "apply.primary" : `apply.primary.${problem}`,
      );
    }
    for (const selector of step.form.uncover) await this.#page.click({ selector });
    return step;
  }

  #interruption(step: FormPage): PrepareOutcome | undefined {
    const { words, isSignInPath } = this.#host;
    const isInstead = step.form === null && step.hasCaptcha;
    if (step.hasBrowserCheck) return words.challenge(this.#session);
    if (isInstead || step.hasChallenge) return words.formChallenge(this.#session);
    if (isSignInPath(step.url)) return { kind: "session_expired" };
    for (const notice of [...step.notices, ...step.asides]) {
      const meaning = words.meaningOf(this.#session, notice);
      // The page may first say in words what it shows an instant later.
      if (meaning?.kind === "challenge") return words.formChallenge(this.#session);
      if (meaning !== undefined) return meaning;
      if (/already applied/i.test(notice)) return { kind: "already_applied" };
      if (/job has expired|(not|no longer) accepting applications/i.test(notice)) {
        return { kind: "closed" };
      }
      if (BROKEN.test(notice)) {
        const message = `${words.name} could not go on just now.`;
        throw new OperationalError(502, "portal_unreachable", message);
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
    const isStored = isSentFile(card.fileName, cv);
    const why = isStored ? "Your CV, as stored on Indeed" : "Your CV";
    // The name it went up under: what the site's counting adds is for its own list.
    const fileName = isStored ? withoutCopyCount(card.fileName) : sentFileName(cv);
    if (isStored && card.isSelected) return { kind: "chosen", fileName, options, why };
    if (!isStored && card.input === "")
      return { kind: "stuck", message: "The form takes no CV as a file" };
    const after = isStored
      ? await this.#page.chooseResume(step, card, ENABLE_TIMEOUT_MS)
      : await this.#page.uploadResume(step, card, cv, ENABLE_TIMEOUT_MS);
    const isTaken = after.form?.resumes.some(
      (each) => each.isSelected && isSentFile(each.fileName, cv),
    );
    if (isTaken === true) return { kind: "chosen", fileName, options, why };
    return { kind: "stuck", message: newWords(step, after) ?? "The CV could not be uploaded" };
  }
}

/** A check in the form's place, over it, or before its main button, which is off as long as nobody has passed it. */
function isAtCheck({ form, hasCaptcha, hasChallenge, hasBrowserCheck }: FormPage): boolean {
  const isShut = form === null || form.primary?.isDisabled === true;
  return hasBrowserCheck || hasChallenge || (hasCaptcha && isShut);
}

/** What the page says now and did not say before. */
function newWords(before: FormPage, now: FormPage): string | undefined {
  const messagesOf = (page: FormPage): string[] => [
    ...page.notices,
    ...page.asides,
    ...(page.form?.errors ?? []),
  ];
  const old = new Set(messagesOf(before));
  return messagesOf(now).find((text) => !old.has(text));
}
