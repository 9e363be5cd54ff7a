import {
  SUBMIT_CLICK_TIMEOUT_MS,
  type SubmitOptions,
  type SubmitOutcome,
} from "./portal-driver.ts";

/** The button that sends an application, as a portal's page object found it. */
export interface SubmitButton {
  /** Whether a person could click it now; waits for it to come within reach. */
  readonly canClick: () => Promise<boolean>;
  readonly click: (timeoutMs: number) => Promise<void>;
}

/**
 * The one click of an application, the same on every portal: clicks if it may and can, then `confirm` watches until `deadline` (of
 * `performance.now()`). There is no second click whatever happens: an error after the click is `unconfirmed`, because the
 * application may be on its way (RELIABILITY 1).
 */
export async function clickOnce(
  button: SubmitButton | undefined,
  { confirmTimeoutMs, mayClick }: SubmitOptions,
  confirm: (deadline: number) => Promise<SubmitOutcome>,
): Promise<SubmitOutcome> {
  if (button === undefined) return { kind: "not_clicked", message: "The submit button is gone" };
  if (!(await button.canClick())) {
    return { kind: "not_clicked", message: "The submit button cannot be reached" };
  }
  // Last of all: to find the button within reach may have taken long.
  if (mayClick?.() === false) {
    return { kind: "not_clicked", message: "The click was not allowed any more" };
  }
  const deadline = performance.now() + confirmTimeoutMs;
  try {
    await button.click(SUBMIT_CLICK_TIMEOUT_MS);
    return await confirm(deadline);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "unconfirmed", message };
  }
}
