import { z } from "zod";
import type { FormControl } from "../../form/control.ts";
import { withNumberKind } from "../../form/number-kind.ts";
import { controlsOf } from "../../form/read-form.ts";
import { sentFileName } from "../../form/sent-file-name.ts";
import type { CvFile, PortalSession } from "../../portal-driver.ts";
import { callPage, untilAborted } from "../../session-waits.ts";
import { withFreeText } from "../free-text.ts";
import { INDEED_SCRIPTS } from "../indeed-scripts.ts";
import { ACTION_TIMEOUT_MS } from "./common.ts";

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
  hasCaptcha: z.boolean(),
  hasBrowserCheck: z.boolean(),
  sent: z.string(),
});
/** One look at the page while an application is, or should be, open. */
export type FormPage = z.infer<typeof FormPage>;
export type ResumeCard = NonNullable<FormPage["form"]>["resumes"][number];

const READ = { bundle: INDEED_SCRIPTS, entry: "readSmartApply" };
const WATCH = { bundle: INDEED_SCRIPTS, entry: "watchSmartApply" };
const WATCH_RESUME = { bundle: INDEED_SCRIPTS, entry: "watchResume" };
const READ_FIELDS = { bundle: INDEED_SCRIPTS, entry: "readSmartApplyFields" };

/** The application form: pages that change without a page load, in the page itself or in an open shadow root. */
export class SmartApplyPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  async look(): Promise<FormPage> {
    return FormPage.parse(await callPage(this.#session, READ, () => null, READ_TIMEOUT_MS));
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
      timeoutMs,
      awaited: options.awaited,
    });
    const page = FormPage.parse(await callPage(this.#session, WATCH, wish, options.timeoutMs));
    const variant = page.form?.primary?.variant;
    if (variant !== undefined) this.#session.onVariantHit?.("apply.primary", variant);
    return page;
  }

  /** The questions of the page that is open, as they are now; none when no form is open. */
  async readFields(): Promise<FormControl[]> {
    const answer = await callPage(this.#session, READ_FIELDS, () => null, READ_TIMEOUT_MS);
    return controlsOf(answer, this.#session.page).map(withNumberKind).map(withFreeText);
  }

  async click(
    button: { readonly selector: string },
    timeoutMs: number = ACTION_TIMEOUT_MS,
  ): Promise<void> {
    const locator = this.#session.page.locator(button.selector).first();
    await untilAborted(this.#session, locator.click({ timeout: timeoutMs }));
  }

  /** Whether a click would reach the button within the time, without making it. */
  async canClick(button: { readonly selector: string }): Promise<boolean> {
    const locator = this.#session.page.locator(button.selector).first();
    return untilAborted(
      this.#session,
      locator.click({ trial: true, timeout: ACTION_TIMEOUT_MS }).then(
        () => true,
        () => false,
      ),
    );
  }

  /** Uploads the CV in the file's card, and answers what the page shows once it has it, or says why not. */
  async uploadResume(
    before: FormPage,
    card: ResumeCard,
    cv: CvFile,
    timeoutMs: number,
  ): Promise<FormPage> {
    const name = sentFileName(cv);
    const payload = { name, mimeType: cv.mimeType, buffer: Buffer.from(cv.bytes) };
    const input = this.#session.page.locator(card.input).first();
    await untilAborted(this.#session, input.setInputFiles(payload, { timeout: ACTION_TIMEOUT_MS }));
    const wish = (left: number): unknown => ({
      fileName: name,
      notices: before.notices,
      timeoutMs: left,
    });
    return FormPage.parse(await callPage(this.#session, WATCH_RESUME, wish, timeoutMs));
  }
}
