import { useId } from "react";
import { cn } from "../../lib/cn.ts";

/** A question with its few answers in sight, and a way to leave it open again. */
export function ChoiceRow({
  question,
  why,
  choices,
  value,
  note,
  onChange,
}: {
  question: string;
  why: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  /** Where what is chosen comes from, when nobody chose it here. */
  note?: string | undefined;
  onChange: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="border-t border-border py-4 first:border-t-0 first:pt-0 last:pb-0">
      <legend className="float-left w-full font-semibold">{question}</legend>
      <p className="clear-both pt-0.5 text-small text-fg-3">
        {why}
        {note === undefined ? null : <span className="text-fg-2"> {note}</span>}
      </p>
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
            Clear<span className="sr-only"> the answer to {question}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
}
