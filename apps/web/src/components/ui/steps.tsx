import { Check, Hand, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "./messages.ts";

export interface StepItem {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** "09:41:52". */
  time?: string | undefined;
  state: "done" | "now" | "todo";
  /** Instead of the pencil, while `state` is `now`. */
  nowIcon?: ReactNode;
  /** Instead of the check, where something ended otherwise than well, or of the pencil, where it waits for somebody. */
  mark?: { tone: "you" | "danger" | "neutral"; icon: ReactNode } | undefined;
}

/** How the step under way is marked while its portal asks for the account's owner. */
export function stepAsked(portal: string): Pick<StepItem, "detail" | "mark"> {
  return { detail: messages.asksForYouHere(portal), mark: { tone: "you", icon: <Hand /> } };
}

/** Steps that tick off from top to bottom. */
export function Steps({ label, steps }: { label: string; steps: readonly StepItem[] }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className="step-mark" data-tone={step.mark?.tone} aria-hidden="true">
            {step.state === "done"
              ? (step.mark?.icon ?? <Check />)
              : step.state === "now"
                ? (step.mark?.icon ?? step.nowIcon ?? <Pencil />)
                : null}
          </span>
          <span className="min-w-0">
            {step.title}
            {step.detail === undefined || step.detail === "" ? null : (
              <small className="block text-meta font-normal text-fg-3">{step.detail}</small>
            )}
          </span>
          <span className="num text-meta leading-5 font-[450] text-fg-3">{step.time}</span>
        </li>
      ))}
    </ol>
  );
}
