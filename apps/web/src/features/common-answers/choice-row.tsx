import type { CommonQuestionState } from "@sendoff/contract/common-answers";
import { Lightbulb } from "lucide-react";
import { useId } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

/** A question with its few answers in sight, where the chosen one comes from, and a way to leave it open again. */
export function ChoiceRow({
  state,
  value,
  given,
  isSpelledOut = false,
  onChange,
}: {
  state: CommonQuestionState;
  value: string;
  /** Why the profile's own answer stands there. */
  given: string;
  /** Lists what forms are told in the person's name: for what must never be guessed. */
  isSpelledOut?: boolean;
  onChange: (value: string) => void;
}) {
  const { question, why, choices, answer, from_profile: fromProfile, proposed } = state;
  const name = useId();
  const chosen = choices.find((choice) => choice.value === value);
  const isProposed = answer === null && proposed !== null && proposed.value === value;
  return (
    <fieldset className="border-t border-border py-4 first:border-t-0 first:pt-0 last:pb-0">
      <legend className="float-left w-full font-semibold">{question}</legend>
      <p className="clear-both pt-0.5 text-small text-fg-3">{why}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              "relative inline-flex min-h-11 cursor-pointer items-center rounded-[7px] border border-border-strong bg-surface px-3.5 text-small font-[550] text-fg-2 hover:bg-hover lg:min-h-9",
              "has-checked:border-accent has-checked:bg-accent-soft has-checked:font-[620] has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:outline-2",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
        {value === "" ? null : (
          <button
            type="button"
            className="link target min-h-11 px-1 text-small lg:min-h-0"
            onClick={() => onChange("")}
          >
            {messages.clear} <span className="sr-only">{messages.answerTo(question)}</span>
          </button>
        )}
      </div>
      {isProposed ? (
        <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-fg-2">
          <Badge tone="info" Icon={Lightbulb}>
            {messages.proposed}
          </Badge>
          <span>{proposed.reason}</span>
        </p>
      ) : answer === null && fromProfile !== null && fromProfile === value ? (
        <p className="mt-2.5 text-small text-fg-2">{given}</p>
      ) : null}
      {isSpelledOut && chosen !== undefined ? <InYourName says={chosen.says} /> : null}
    </fieldset>
  );
}

function InYourName({ says }: { says: CommonQuestionState["choices"][number]["says"] }) {
  return (
    <div className="mt-3 rounded-md border border-border bg-background px-3.5 py-2.5 text-small">
      <p className="font-semibold">{messages.saidInYourName}</p>
      <ul className="mt-1 grid gap-1 text-fg-2">
        {says.map(({ question, answer }) => (
          <li key={question} className="flex justify-between gap-4">
            <span>{question}</span>
            <span className="font-semibold text-fg">{answer}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
