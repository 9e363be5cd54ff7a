import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationStep, StepName } from "@sendoff/contract/run";

/**
 * The steps of one application with their times, as evidence and for those who watch. `onChange` is told of every start
 * and end; it must not throw.
 */
export interface StepTrail {
  /** Ends the step under way and starts this one. */
  readonly start: (name: StepName, title: string, detail?: string) => void;
  /** Says more about the step under way. */
  readonly note: (detail: string) => void;
  readonly end: () => void;
  readonly steps: () => ApplicationStep[];
}

export function createStepTrail(
  now: () => Date,
  onChange: (step: ApplicationStep) => void,
): StepTrail {
  const steps: ApplicationStep[] = [];
  const change = (patch: Partial<ApplicationStep>): void => {
    const last = steps.at(-1);
    if (last === undefined || last.ended_at !== null) return;
    const next = { ...last, ...patch };
    steps[steps.length - 1] = next;
    onChange(next);
  };
  return {
    start(name, title, detail = "") {
      change({ ended_at: now().toISOString() });
      const step = { name, title, detail, started_at: now().toISOString(), ended_at: null };
      steps.push(step);
      onChange(step);
    },
    note: (detail) => change({ detail }),
    end: () => change({ ended_at: now().toISOString() }),
    steps: () => [...steps],
  };
}

/** "3 answers from your profile", "5 answers" when not all are from there: what a filled form page says of itself. */
export function describeAnswers(answers: readonly GivenAnswer[]): string {
  if (answers.length === 0) return "Nothing to answer";
  const count = `${answers.length} ${answers.length === 1 ? "answer" : "answers"}`;
  return answers.every((answer) => answer.source === "profile")
    ? `${count} from your profile`
    : count;
}
