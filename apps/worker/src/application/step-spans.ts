import type { ApplicationStep } from "@sendoff/contract/run";
import { beginSpan, type OpenSpan } from "@sendoff/kit/tracing";

/**
 * Times each step of one application as a span, by the step's own name: titles and details are a form's words and the user's. One
 * step is under way at a time, and its end is shown before the next one begins.
 */
export interface StepSpans {
  readonly show: (step: Pick<ApplicationStep, "name" | "ended_at">) => void;
  /** Ends what is under way, where the application broke off. */
  readonly end: () => void;
}

export function createStepSpans(): StepSpans {
  let open: OpenSpan | undefined;
  const end = (): void => {
    open?.end();
    open = undefined;
  };
  return {
    show(step) {
      if (step.ended_at !== null) end();
      else open ??= beginSpan(`step ${step.name}`);
    },
    end,
  };
}
