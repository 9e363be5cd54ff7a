import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Switch as BaseSwitch } from "@base-ui/react/switch";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

interface ToggleProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
  className?: string;
}

/** A box with its words; a press on the words counts. */
export function Checkbox({ isChecked, onChange, children, isDisabled, className }: ToggleProps) {
  return (
    <label className={cn("flex min-h-11 items-center gap-2.5 lg:min-h-0", className)}>
      <Base.Root
        checked={isChecked}
        onCheckedChange={onChange}
        disabled={isDisabled}
        className="grid size-[17px] shrink-0 place-items-center rounded-[4px] border-[1.5px] border-border-strong bg-surface text-on-accent data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50 forced-colors:data-checked:bg-[Highlight]"
      >
        <Base.Indicator>
          <Check className="size-3 stroke-3" aria-hidden="true" />
        </Base.Indicator>
      </Base.Root>
      {/* An address in the words may be wider than a phone. */}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

export function Switch({ isChecked, onChange, children, isDisabled, className }: ToggleProps) {
  return (
    <label className={cn("flex min-h-11 items-center gap-2.5 lg:min-h-0", className)}>
      <BaseSwitch.Root
        checked={isChecked}
        onCheckedChange={onChange}
        disabled={isDisabled}
        className="h-[19px] w-8 shrink-0 rounded-full bg-border-strong p-0.5 transition-colors data-checked:bg-accent data-disabled:opacity-50 forced-colors:border forced-colors:data-checked:bg-[Highlight]"
      >
        <BaseSwitch.Thumb className="block size-[15px] rounded-full bg-surface transition-transform data-checked:translate-x-[13px] dark:data-checked:bg-on-accent forced-colors:bg-[ButtonText]" />
      </BaseSwitch.Root>
      {/* An address in the words may be wider than a phone. */}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
