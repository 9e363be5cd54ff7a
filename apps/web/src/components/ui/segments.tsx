import { type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";

/** A choice of few, all in sight: radio buttons drawn as one switch. Undefined while none of them is chosen. */
export function Segments<T extends string>({
  label,
  isLabelShown = false,
  value,
  onChange,
  options,
  size = "md",
  isBlock = false,
  isDisabled = false,
  isTinted = false,
  isWrapped = false,
}: {
  label: string;
  isLabelShown?: boolean;
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode }[];
  size?: "sm" | "md";
  /** As wide as the place it stands in, all segments alike. */
  isBlock?: boolean;
  isDisabled?: boolean;
  /** Marks a value that is not saved yet. */
  isTinted?: boolean;
  /** In two columns on a phone. */
  isWrapped?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={isDisabled}>
      <legend className={isLabelShown ? "mb-1.5 text-small font-semibold" : "sr-only"}>
        {label}
      </legend>
      <div
        className={cn(
          "gap-0.5 rounded-[8px] border border-border p-0.5",
          isBlock ? "flex" : "inline-flex",
          isWrapped && "max-sm:grid max-sm:grid-cols-2",
          isTinted ? "bg-accent-soft" : "bg-sunken",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              "relative grid cursor-pointer place-items-center rounded-[6px] text-small font-[550] whitespace-nowrap text-fg-2 hover:text-fg has-checked:bg-surface has-checked:font-[620] has-checked:text-fg has-checked:shadow-[var(--shadow-1),0_0_0_1px_var(--border)] has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:text-fg-3 dark:has-checked:bg-raised forced-colors:has-checked:outline-2",
              size === "sm"
                ? "h-11 min-w-11 px-[11px] lg:h-[26px] lg:min-w-0"
                : "h-11 px-3 lg:h-[30px]",
              isBlock && "flex-1",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
