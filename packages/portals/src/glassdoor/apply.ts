import type { Frame } from "playwright-core";
import { openToApply } from "../account-site/job-flow.ts";
import { pressHit } from "../account-site/job-page.ts";
import { goAway } from "../account-site/open-page.ts";
import { isOwnAddress, pageChanged, words } from "../account-site/portal-words.ts";
import { STEP_TIMEOUT_MS } from "../form/walk-form.ts";
import type { ApplyInput, PortalSession, PrepareOutcome, SubmitOutcome } from "../portal-driver.ts";
import { prepareSmartApply } from "../smart-apply/smart-apply.ts";
import type { FormHost, FormStart } from "../smart-apply/form-host.ts";
import { NO_FORM_PAGE } from "../smart-apply/smart-apply.page.ts";
import { glassdoorManifest } from "./glassdoor.manifest.ts";
import { AroundForm } from "./pages/around-form.page.ts";
import { GLASSDOOR_PAGES, jobUrl } from "./pages/job.page.ts";
import { GLASSDOOR_WORDS, isSignInPath } from "./portal-words.ts";
import { waitOf } from "../session-waits.ts";

/** Opens Easy Apply, which is Indeed's form in frames, and fills it up to the enabled submit button. */
export function prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
  return prepareSmartApply(session, input, new FramedForm(session, input));
}

/** The form in its frames, and the job's page around it. */
class FramedForm implements FormHost {
  readonly words = GLASSDOOR_WORDS;
  readonly #session: PortalSession;
  readonly #input: ApplyInput;
  readonly #around: AroundForm;
  /** Frames of forms that were closed before this one was opened, with where they are: they may stay in the page. */
  #leftovers: ReadonlyMap<Frame, string> = new Map();
  /** What the page said before. */
  #staleNotices: readonly string[] = [];

  constructor(session: PortalSession, input: ApplyInput) {
    this.#session = session;
    this.#input = input;
    this.#around = new AroundForm(session);
  }

  isSignInPath(path: string): boolean {
    return isSignInPath(path);
  }

  async open(): Promise<PrepareOutcome | FormStart> {
    const session = this.#session;
    const opened = await openToApply(GLASSDOOR_PAGES, session, this.#input.job);
    if ("kind" in opened) return opened;
    this.#leftovers = new Map(session.page.frames().map((frame) => [frame, frame.url()]));
    const before = await this.#around.lookNow();
    this.#staleNotices = before.notice === undefined ? [] : [before.notice.text];
    await pressHit(session, opened.button);
    return this.findAgain();
  }

  async findAgain(): Promise<PrepareOutcome | FormStart> {
    const session = this.#session;
    const look = await this.#around.look(this.#staleNotices);
    if (look.checkpoint !== undefined || look.browserCheck !== undefined) {
      return GLASSDOOR_WORDS.challenge(session);
    }
    if (look.signedOut !== undefined || look.overlay !== undefined) {
      return { kind: "session_expired" };
    }
    if (look.notice !== undefined) {
      const outcome = this.#meaningOf(words(look.notice.text));
      if (outcome !== undefined) return outcome;
    }
    const frame = await this.#around.waitForFrame(
      (each) => this.#isForm(each),
      waitOf(session, STEP_TIMEOUT_MS),
    );
    return frame === undefined
      ? pageChanged(session, "apply.frame")
      : { frame, before: NO_FORM_PAGE };
  }

  #meaningOf(notice: string): PrepareOutcome | undefined {
    const meaning = GLASSDOOR_WORDS.meaningOf(this.#session, notice);
    if (meaning !== undefined) return meaning;
    if (/already applied/i.test(notice)) return { kind: "already_applied" };
    if (/no longer accepting applications/i.test(notice)) return { kind: "closed" };
    if (/something went wrong|try again later/i.test(notice)) throw GLASSDOOR_WORDS.unreachable();
    return undefined;
  }

  /** The innermost frame with the form of this job. A CV and answers go to the portal's own hosts only. */
  #isForm(frame: Frame): boolean {
    const address = frame.url();
    if (frame.parentFrame() === null || this.#leftovers.get(frame) === address) return false;
    if (!/^https?:/.test(address) || frame.isDetached()) return false;
    const isForm = new URL(address).pathname.includes("/indeedapply/form");
    return isForm && isOwnAddress(this.#session, glassdoorManifest, address);
  }

  /** The page around the form marks the job as applied to, whatever becomes of the frame. */
  async watchAround(timeoutMs: number): Promise<SubmitOutcome | undefined> {
    const applied = await this.#around.waitForApplied(timeoutMs);
    return applied === undefined ? undefined : { kind: "confirmed", text: words(applied) };
  }

  leave(): Promise<void> {
    const { portalJobId } = this.#input.job;
    return goAway(this.#session, jobUrl(this.#session.baseUrl, portalJobId));
  }
}
