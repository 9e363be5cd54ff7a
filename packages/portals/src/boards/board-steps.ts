import { z } from "zod";
import { callPage, waitOf } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";
import type { GeneralForm } from "./maker-pages.ts";

const Button = z.object({
  selector: z.string(),
  text: z.string(),
  isDisabled: z.boolean(),
  variant: z.enum(["own", "words"]),
});
const Step = z.object({
  root: z.string(),
  heading: z.string(),
  fingerprint: z.string(),
  errors: z.array(z.string()),
  submit: Button.nullable(),
  next: Button.nullable(),
});
export type BoardStepButton = z.infer<typeof Button>;
/** A step of a form that the general driver works; without a root when no form is shown. */
export type BoardStep = z.infer<typeof Step>;

/** A step follows the last within a second or two; a slow maker gets ten times that. */
const STEP_TIMEOUT_MS = 20_000;
/** A CV of some megabytes over a slow line, or a check that passes by itself: the button is off until then. */
const ENABLE_TIMEOUT_MS = 15_000;
const NOTHING = { fingerprint: "", errors: [] };

/** The steps of a form that the general driver works, as the page shows them. */
export class BoardSteps {
  readonly #board: BoardSession;
  readonly #form: GeneralForm;
  /** A step was left: what follows is a step as well, also with a single question or none. */
  #isUnderWay = false;

  constructor(board: BoardSession, form: GeneralForm) {
    this.#board = board;
    this.#form = form;
  }

  /** The step that is shown now. */
  look(): Promise<BoardStep> {
    return this.#until("form", NOTHING, 0);
  }

  /** Waits for a form; without a root when none came in time. */
  awaitForm(timeoutMs: number): Promise<BoardStep> {
    return this.#until("form", NOTHING, timeoutMs);
  }

  /** Waits until a button that leads on is switched on. */
  awaitEnabled(): Promise<BoardStep> {
    return this.#until("enabled", NOTHING, waitOf(this.#board.session, ENABLE_TIMEOUT_MS));
  }

  /** Waits until another step is shown than `before`, or the form complains. */
  awaitStep(before: Pick<BoardStep, "fingerprint" | "errors">): Promise<BoardStep> {
    this.#isUnderWay = true;
    return this.#until("step", before, waitOf(this.#board.session, STEP_TIMEOUT_MS));
  }

  async #until(
    awaited: "form" | "enabled" | "step",
    { fingerprint, errors }: Pick<BoardStep, "fingerprint" | "errors">,
    timeoutMs: number,
  ): Promise<BoardStep> {
    const { session } = this.#board;
    const { root, submit, next } = this.#form;
    const call = { bundle: BOARD_SCRIPTS, entry: "boardStepUntil" };
    const before = { fingerprint, errors };
    const isUnderWay = this.#isUnderWay;
    const wish = (left: number) => ({
      root,
      submit,
      next,
      isUnderWay,
      awaited,
      before,
      timeoutMs: left,
    });
    const step = Step.parse(await callPage(session, call, wish, timeoutMs));
    if (step.submit !== null) session.onVariantHit?.("apply.submit", step.submit.variant);
    if (step.next !== null) session.onVariantHit?.("apply.next", step.next.variant);
    return step;
  }
}

/** The button that leads on from a step: to the next one where there is one that is on, else the one that sends. */
export function leadingButton(
  step: Pick<BoardStep, "submit" | "next">,
): { readonly button: BoardStepButton; readonly sends: boolean } | undefined {
  const { submit, next } = step;
  if (next !== null && (submit === null || (submit.isDisabled && !next.isDisabled))) {
    return { button: next, sends: false };
  }
  return submit === null ? undefined : { button: submit, sends: true };
}
