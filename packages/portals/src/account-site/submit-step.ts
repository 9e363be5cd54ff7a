import { clickOnce } from "../click-once.ts";
import type { FormControl } from "../form/control.ts";
import { isEmptyValue } from "../form/same-value.ts";
import type { WalkStep } from "../form/walk-form.ts";
import type { PortalSession, SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import type { PortalWords } from "./portal-words.ts";

/** Only words that say outright that nothing was sent; "something went wrong" may come after the sending. */
export const NOT_SENT =
  /(wasn.t|was not|not been|could ?n.t be|could not be|hasn.t been) (sent|submitted)|(failed|unable) to (send|submit)/i;

/**
 * What a notice that came up after the click says of what was clicked. A daily limit refuses the application itself: nothing was
 * sent. Every other check, pause or signing out may as well come after the application as instead of it (RELIABILITY 1.5, 1.6:
 * unknown, then look).
 */
export function outcomeOfNotice(
  words: PortalWords,
  session: PortalSession,
  text: string,
): SubmitOutcome | undefined {
  const meaning = words.meaningOf(session, text);
  if (meaning === undefined) return undefined;
  return meaning.kind === "throttled" && meaning.scope === "daily_limit"
    ? meaning
    : { kind: "unconfirmed", message: text };
}

/**
 * What the form has begun to complain of at one of its questions, where it stands there to be sent again: such an answer was not taken.
 * Words that are about no question may come after the sending, and so may those of a form that was emptied for the next applicant.
 */
export async function refusalOf(
  before: WalkStep,
  now: WalkStep,
  readFields: () => Promise<readonly FormControl[]>,
): Promise<SubmitOutcome | undefined> {
  const known = before.form?.errors ?? [];
  const isComplaining = now.form?.errors.some((error) => !known.includes(error)) === true;
  if (!isComplaining || now.form?.primary?.isDisabled !== false) return undefined;
  const fields = (await readFields()).map(({ field }) => field);
  if (fields.every(({ value }) => isEmptyValue(value))) return undefined;
  const message = fields.map(({ error }) => error).find((error) => error !== "");
  return message === undefined ? undefined : { kind: "rejected", message };
}

interface Selected {
  readonly selector: string;
}

/** A form's page object, as far as sending needs it. */
export interface SubmittingPage<Step extends WalkStep> {
  readonly look: () => Promise<Step>;
  readonly watch: (
    before: Step,
    wish: { readonly timeoutMs: number; readonly awaited: "confirmation" },
  ) => Promise<Step>;
  readonly canClick: (button: Selected) => Promise<boolean>;
  readonly click: (button: Selected, timeoutMs: number) => Promise<void>;
}

/** Clicks the open step's submit button once; `confirm` then watches what the portal makes of it. */
export async function submitStep<Step extends WalkStep>(
  page: SubmittingPage<Step>,
  options: SubmitOptions,
  confirm: (before: Step, deadline: number) => Promise<SubmitOutcome>,
): Promise<SubmitOutcome> {
  const before = await page.look();
  const primary = before.form?.primary;
  const button =
    !primary || primary.action !== "submit" || primary.isDisabled
      ? undefined
      : {
          canClick: () => page.canClick(primary),
          click: (timeoutMs: number) => page.click(primary, timeoutMs),
        };
  return clickOnce(button, options, (deadline) => confirm(before, deadline));
}

/** Watches until `outcomeAfter` makes something of what changed, at the longest until `deadline`; then undefined. */
export async function watchSubmitted<Step extends WalkStep>(
  page: Pick<SubmittingPage<Step>, "watch">,
  first: Step,
  deadline: number,
  outcomeAfter: (before: Step, now: Step) => Promise<SubmitOutcome | undefined>,
): Promise<SubmitOutcome | undefined> {
  let before = first;
  for (;;) {
    const timeoutMs = Math.max(0, deadline - performance.now());
    const now = await page.watch(before, { timeoutMs, awaited: "confirmation" });
    const outcome = await outcomeAfter(before, now);
    if (outcome !== undefined || performance.now() >= deadline) return outcome;
    before = now;
  }
}
