import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { controlBox, useControlProps } from "./field.tsx";
import { messages } from "./messages.ts";
import { listItem, popup } from "./popup.ts";

export interface SelectOption {
  value: string;
  label: string;
}

/** One choice of a short list. `value` is "" while nothing is chosen. */
export function Select({
  value,
  onChange,
  options,
  placeholder = messages.choose,
  isDisabled = false,
  ariaLabel,
  onBlur,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  isDisabled?: boolean;
  ariaLabel?: string;
  onBlur?: () => void;
  className?: string;
}) {
  const control = useControlProps({});
  return (
    <Base.Root
      items={options}
      value={value === "" ? null : value}
      onValueChange={(next) => onChange(next ?? "")}
      disabled={isDisabled}
    >
      <Base.Trigger
        {...control}
        aria-label={ariaLabel}
        onBlur={onBlur}
        className={cn(
          controlBox,
          "text-left focus-visible:border-ring focus-visible:shadow-[0_0_0_3px_color-mix(in_oklab,var(--ring)_28%,transparent)] focus-visible:outline-none data-popup-open:border-ring aria-[invalid]:border-danger",
          className,
        )}
      >
        <Base.Value
          className="min-w-0 flex-1 truncate data-placeholder:text-fg-3"
          placeholder={placeholder}
        />
        <ChevronDown className="text-fg-3" aria-hidden="true" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={5} className="z-50 outline-none" alignItemWithTrigger={false}>
          <Base.Popup className={cn(popup, "min-w-(--anchor-width)")}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={listItem}>
                <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check className="size-4 text-accent" aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
