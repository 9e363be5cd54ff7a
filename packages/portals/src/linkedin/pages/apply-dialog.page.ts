import { z } from "zod";
import type { FormControl } from "../../form/control.ts";
import { canPress, press } from "../../form/hand.ts";
import { withNumberKind } from "../../form/number-kind.ts";
import { OddityLog } from "../../form/oddity-log.ts";
import { controlsOf } from "../../form/read-form.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { callPage, untilAborted } from "../../session-waits.ts";
import { LINKEDIN_SCRIPTS } from "../linkedin-scripts.ts";
import { RESUME_CARDS } from "../read-linkedin-form.ts";

/** A button that was just seen takes a click well within this. */
const CLICK_TIMEOUT_MS = 5_000;
/** A dialog reads in milliseconds; this is for a machine that is out of breath. */
const READ_TIMEOUT_MS = 10_000;

const Button = z.object({
  text: z.string(),
  label: z.string(),
  selector: z.string(),
  isDisabled: z.boolean(),
});
export type Button = z.infer<typeof Button>;

const Step = z.object({
  url: z.string(),
  form: z
    .object({
      selector: z.string(),
      heading: z.string(),
      progress: z.string(),
      primary: Button.extend({
        action: z.enum(["next", "review", "submit"]),
        variant: z.string(),
      }).nullable(),
      isLoading: z.boolean(),
      errors: z.array(z.string()),
      resumes: z.array(
        z.object({ fileName: z.string(), isSelected: z.boolean(), selector: z.string() }),
      ),
      fingerprint: z.string(),
    })
    .nullable(),
  dialogs: z.array(z.object({ text: z.string(), title: z.string(), buttons: z.array(Button) })),
  notices: z.array(z.string()),
  sent: z.string(),
});
/** One look at the page while an Easy Apply form is, or should be, open. */
export type ApplyStep = z.infer<typeof Step>;
export type ApplyForm = NonNullable<ApplyStep["form"]>;

const READ_STEP = { bundle: LINKEDIN_SCRIPTS, entry: "readApplyStep" };
const WATCH_STEP = { bundle: LINKEDIN_SCRIPTS, entry: "watchApplyStep" };
const READ_FIELDS = { bundle: LINKEDIN_SCRIPTS, entry: "readApplyFields" };

/** The Easy Apply dialog, whichever skin draws it and whichever tree it stands in. */
export class ApplyDialog {
  readonly oddities: OddityLog;
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
    this.oddities = new OddityLog(session);
  }

  async look(): Promise<ApplyStep> {
    return Step.parse(await callPage(this.#session, READ_STEP, () => null, READ_TIMEOUT_MS));
  }

  /** Waits until something differs from `before`; the last look when time is up. */
  async watch(
    before: ApplyStep | undefined,
    options: { readonly timeoutMs: number; readonly awaited: "step" | "enabled" | "confirmation" },
  ): Promise<ApplyStep> {
    const wish = (timeoutMs: number): unknown => ({
      before: before?.form?.fingerprint ?? "",
      errors: before?.form?.errors ?? [],
      notices: before?.notices ?? [],
      dialogs: before?.dialogs.map((dialog) => dialog.text) ?? [],
      timeoutMs,
      awaited: options.awaited,
    });
    const step = Step.parse(await callPage(this.#session, WATCH_STEP, wish, options.timeoutMs));
    const variant = step.form?.primary?.variant;
    if (variant !== undefined) this.#session.onVariantHit?.("apply.primary", variant);
    return step;
  }

  /** The questions of the step that is open, as they are now; none when no form is open. */
  async readFields(): Promise<FormControl[]> {
    const wish = (): unknown => ({ ignore: RESUME_CARDS });
    const answer = await callPage(this.#session, READ_FIELDS, wish, READ_TIMEOUT_MS);
    return controlsOf(answer, this.#session.page, this.oddities.note).map(withNumberKind);
  }

  async click(
    button: Pick<Button, "selector">,
    timeoutMs: number = CLICK_TIMEOUT_MS,
  ): Promise<void> {
    await untilAborted(this.#session, press(this.#session.page, button.selector, timeoutMs));
  }

  /** Whether a click would reach the button within the time, without making it: it waits for a button that is still off. */
  async canClick(
    button: Pick<Button, "selector">,
    timeoutMs: number = CLICK_TIMEOUT_MS,
  ): Promise<boolean> {
    const { page } = this.#session;
    return untilAborted(this.#session, canPress(page, button.selector, timeoutMs));
  }

  /** The cross that asks to leave. */
  async dismiss(form: ApplyForm): Promise<void> {
    const dialog = this.#session.page.locator(form.selector).first();
    const cross = dialog.locator("button[aria-label=Dismiss],[data-test-modal-close-btn]").first();
    await untilAborted(this.#session, cross.click({ timeout: CLICK_TIMEOUT_MS }));
  }
}
