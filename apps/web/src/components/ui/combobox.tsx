import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { controlBox, useControlProps } from "./field.tsx";
import { messages } from "./messages.ts";
import { listItem, popup } from "./popup.ts";
import type { SelectOption } from "./select.tsx";

export interface ComboboxOption extends SelectOption {
  /** Stands beside the label in the list and is searched too: the name of a currency, the countries of a dial code. */
  detail?: string;
}

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every word typed is found somewhere, whatever its accents: "indian" and "inr" both find the rupee. */
function matches({ label, detail = "" }: ComboboxOption, query: string): boolean {
  const text = fold(`${label} ${detail}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** One choice of a long list, found by typing (countries, currencies, dial codes). */
export function Combobox({
  value,
  onChange,
  options,
  placeholder = messages.search,
  emptyText = messages.nothingMatches,
  isDisabled = false,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  placeholder?: string;
  emptyText?: string;
  isDisabled?: boolean;
  className?: string;
}) {
  const control = useControlProps({});
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={options}
      value={selected}
      onValueChange={(next: ComboboxOption | null) => onChange(next?.value ?? "")}
      isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
      filter={matches}
      disabled={isDisabled}
    >
      <div className={cn(controlBox, className)}>
        <Base.Input
          {...control}
          placeholder={placeholder}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
        <Base.Trigger
          aria-label={messages.openTheList}
          className="-mr-1 grid size-7 place-items-center rounded-sm max-lg:-mr-3 max-lg:size-11"
        >
          <ChevronDown className="size-4 text-fg-3" aria-hidden="true" />
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={5} className="z-50 outline-none">
          <Base.Popup
            className={cn(popup, "w-(--anchor-width) min-w-[min(300px,var(--available-width))]")}
          >
            <Base.Empty className="px-2.5 py-2 text-fg-3 empty:hidden">{emptyText}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={listItem}>
                  <span className="shrink-0">{option.label}</span>
                  <span className="min-w-0 flex-1 truncate text-small font-normal text-fg-3">
                    {option.detail}
                  </span>
                  <Base.ItemIndicator>
                    <Check className="size-4 text-accent" aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
