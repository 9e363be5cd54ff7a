import type { Frame } from "playwright-core";
import { z } from "zod";
import { ACTION_TIMEOUT_MS } from "../account-site/open-page.ts";
import type { FormControl } from "../form/control.ts";
import { canPress, give, press } from "../form/hand.ts";
import { withNumberKind } from "../form/number-kind.ts";
import { OddityLog } from "../form/oddity-log.ts";
import { controlsOf } from "../form/read-form.ts";
import { sentFileName, withoutCopyCount } from "../form/sent-file-name.ts";
import type { CvFile, EntryCounts, PortalSession } from "../portal-driver.ts";
import { callPage, untilAborted } from "../session-waits.ts";
import { withFreeText } from "./free-text.ts";
import { SMART_APPLY_SCRIPTS } from "./smart-apply-scripts.ts";

/** A page of the form reads in milliseconds; this is for a machine that is out of breath. */
const READ_TIMEOUT_MS = 10_000;

const FormPage = z.object({
  url: z.string(),
  form: z
    .object({
      heading: z.string(),
      fingerprint: z.string(),
      primary: z
        .object({
          text: z.string(),
          selector: z.string(),
          action: z.enum(["next", "submit"]),
          variant: z.string(),
          isDisabled: z.boolean(),
        })
        .nullable(),
      problem: z.enum(["", "hidden", "covered", "ambiguous"]),
      errors: z.array(z.string()),
      resumes: z.array(
        z.object({
          kind: z.enum(["file", "profile"]),
          fileName: z.string(),
          isSelected: z.boolean(),
          selector: z.string(),
          input: z.string(),
        }),
      ),
      uncover: z.array(z.string()),
    })
    .nullable(),
  notices: z.array(z.string()),
  /** Words around the form without a role; most of them always stand there. */
  asides: z.array(z.string()),
  hasCaptcha: z.boolean(),
  hasChallenge: z.boolean(),
  hasBrowserCheck: z.boolean(),
  sent: z.string(),
});
/** One look at the page while an application is, or should be, open. */
export type FormPage = z.infer<typeof FormPage>;
export type ResumeCard = NonNullable<FormPage["form"]>["resumes"][number];

const ADD_ANOTHER = /^add another (job|school|position|work experience|education)\b/i;
const ENTRY = /^(job|school|work experience|position|education)\s+(\d{1,2})$/i;

/** The last of a page's repeated jobs or schools, by the headings that number them. */
function lastEntry(controls: readonly FormControl[]) {
  const numbered = controls.flatMap(({ field }) => {
    const [, noun = "", digits] = ENTRY.exec(field.section ?? "") ?? [];
    const kind: keyof EntryCounts = /^(school|education)/i.test(noun) ? "schools" : "jobs";
    return digits === undefined ? [] : [{ kind, noun, number: Number(digits) }];
  });
  return numbered.toSorted((a, b) => a.number - b.number).at(-1);
}

/** Before anything of a form was seen. */
export const NO_FORM_PAGE: FormPage = {
  url: "",
  form: null,
  notices: [],
  asides: [],
  hasCaptcha: false,
  hasChallenge: false,
  hasBrowserCheck: false,
  sent: "",
};

/**
 * The application form: pages that change without a page load, in a page of its own or in a frame of another site's, drawn plainly
 * or in an open shadow root. It stays with its frame: when that is taken out of the page, every call throws, and the form has to
 * be looked for anew. What was typed or clicked is never done again in whatever comes in its place.
 */
export class SmartApplyPage {
  readonly frame: Frame;
  readonly oddities: OddityLog;
  readonly #session: PortalSession;

  constructor(session: PortalSession, frame: Frame) {
    this.#session = session;
    this.oddities = new OddityLog(session);
    this.frame = frame;
  }

  async look(): Promise<FormPage> {
    return FormPage.parse(await this.#call("readSmartApply", () => null, READ_TIMEOUT_MS));
  }

  /** Waits until something differs from `before`; the last look when time is up. */
  async watch(
    before: FormPage,
    options: { readonly timeoutMs: number; readonly awaited: "step" | "enabled" | "confirmation" },
  ): Promise<FormPage> {
    const wish = (timeoutMs: number): unknown => ({
      path: before.url,
      before: before.form?.fingerprint ?? "",
      errors: before.form?.errors ?? [],
      notices: before.notices,
      asides: before.asides,
      hasChallenge: before.hasChallenge,
      timeoutMs,
      awaited: options.awaited,
    });
    const page = FormPage.parse(await this.#call("watchSmartApply", wish, options.timeoutMs));
    const variant = page.form?.primary?.variant;
    if (variant !== undefined) this.#session.onVariantHit?.("apply.primary", variant);
    return page;
  }

  /** The questions of the page that is open, as they are now; none when no form is open. */
  async readFields(): Promise<FormControl[]> {
    const answer = await this.#call("readSmartApplyFields", () => null, READ_TIMEOUT_MS);
    return controlsOf(answer, this.frame, this.oddities.note).map(withNumberKind).map(withFreeText);
  }

  /** Presses "Add another job" while the page has fewer than these; false when it has enough or there is no such button. */
  async addEntry(entries: EntryCounts): Promise<boolean> {
    const last = lastEntry(await this.readFields());
    if (last === undefined || last.number >= entries[last.kind]) return false;
    const button = this.frame.getByRole("button", { name: ADD_ANOTHER }).first();
    const next = this.frame.getByRole("group", { name: `${last.noun} ${last.number + 1}` });
    return untilAborted(
      this.#session,
      button.isVisible().then(async (isThere) => {
        if (!isThere) return false;
        await button.click({ timeout: ACTION_TIMEOUT_MS });
        await next.first().waitFor({ timeout: READ_TIMEOUT_MS });
        return true;
      }),
    );
  }

  async click(button: { readonly selector: string }): Promise<void> {
    const pressed = press(this.frame, button.selector, ACTION_TIMEOUT_MS);
    await untilAborted(this.#session, pressed);
  }

  /**
   * Clicks once, whatever happens: the browser's own way of clicking begins anew when the document goes away under it, and would
   * click again in the next one. Throws when the button was not there; a frame that goes away in the click is no error.
   */
  async clickOnce(button: { readonly selector: string }, timeoutMs: number): Promise<void> {
    const locator = this.frame.locator(button.selector).first();
    const found = await untilAborted(this.#session, locator.elementHandle({ timeout: timeoutMs }));
    try {
      await untilAborted(this.#session, found.click({ timeout: timeoutMs }));
    } catch (error) {
      if (this.#session.signal.aborted || !this.frame.isDetached()) throw error;
    }
  }

  /** Whether a click would reach the button within the time, without making it. */
  async canClick(button: { readonly selector: string }): Promise<boolean> {
    const can = canPress(this.frame, button.selector, ACTION_TIMEOUT_MS);
    return untilAborted(this.#session, can);
  }

  /** Chooses a stored file, and returns what the page shows once it is chosen or time is up. */
  async chooseResume(before: FormPage, card: ResumeCard, timeoutMs: number): Promise<FormPage> {
    await this.click(card);
    return this.#watchResume(before, withoutCopyCount(card.fileName), timeoutMs);
  }

  /** Uploads the CV in the file's card, and returns what the page shows once it has it, or says why not. */
  async uploadResume(
    before: FormPage,
    card: ResumeCard,
    cv: CvFile,
    timeoutMs: number,
  ): Promise<FormPage> {
    const name = sentFileName(cv);
    const payload = { name, mimeType: cv.mimeType, buffer: Buffer.from(cv.bytes) };
    const given = give(this.frame, card.input, payload, ACTION_TIMEOUT_MS);
    await untilAborted(this.#session, given);
    return this.#watchResume(before, name, timeoutMs);
  }

  async #watchResume(before: FormPage, fileName: string, timeoutMs: number): Promise<FormPage> {
    const { notices, asides } = before;
    const errors = before.form?.errors ?? [];
    const wish = (left: number): unknown => ({
      fileName,
      notices,
      asides,
      errors,
      timeoutMs: left,
    });
    return FormPage.parse(await this.#call("watchResume", wish, timeoutMs));
  }

  #call(entry: string, argument: (timeLeftMs: number) => unknown, timeoutMs: number) {
    const call = { bundle: SMART_APPLY_SCRIPTS, entry, frame: this.frame };
    return callPage(this.#session, call, argument, timeoutMs);
  }
}
