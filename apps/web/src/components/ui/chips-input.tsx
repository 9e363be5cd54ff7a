import { Autocomplete } from "@base-ui/react/autocomplete";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { controlBox, useControlProps } from "./field.tsx";
import { listItem, popup } from "./popup.ts";

/** Chips that are added on Enter, trimmed and without doubles (SPEC 5), with suggestions while typing. */
export function ChipsInput({
  values,
  onChange,
  suggestions,
  placeholder,
  most = 50,
}: {
  values: readonly string[];
  onChange: (values: string[]) => void;
  suggestions: readonly string[];
  placeholder: string;
  most?: number;
}) {
  const control = useControlProps({});
  const [draft, setDraft] = useState("");
  const has = (value: string) =>
    values.some((other) => other.toLowerCase() === value.toLowerCase());
  const open = suggestions.filter((suggestion) => !has(suggestion));
  const add = (text: string) => {
    const value = text.trim();
    setDraft("");
    if (value !== "" && !has(value) && values.length < most) onChange([...values, value]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A highlighted suggestion is the list's to pick; it arrives through onValueChange.
    if (event.key !== "Enter" || event.currentTarget.hasAttribute("aria-activedescendant")) return;
    event.preventDefault();
    add(draft);
  };
  return (
    <div className="flex flex-col gap-3">
      {values.length === 0 ? null : (
        <ul className="flex flex-wrap gap-[7px]">
          {values.map((value) => (
            <Chip
              key={value}
              label={value}
              onRemove={() => onChange(values.filter((v) => v !== value))}
            />
          ))}
        </ul>
      )}
      <Autocomplete.Root
        items={open}
        value={draft}
        onValueChange={(next, details) =>
          details.reason === "item-press" ? add(next) : setDraft(next)
        }
        openOnInputClick
      >
        <Autocomplete.InputGroup className={controlBox}>
          <Plus aria-hidden="true" />
          <Autocomplete.Input
            {...control}
            placeholder={placeholder}
            maxLength={120}
            onKeyDown={onKeyDown}
            className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={5} className="z-50 outline-none">
            <Autocomplete.Popup className={cn(popup, "w-(--anchor-width) empty:hidden")}>
              <Autocomplete.List>
                {(suggestion: string) => (
                  <Autocomplete.Item key={suggestion} value={suggestion} className={listItem}>
                    {suggestion}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </div>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li className="inline-flex h-9 items-center gap-0.5 rounded-[6px] border border-border bg-surface pl-2.5 text-small font-medium lg:h-7">
      {label}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="grid h-full w-8 place-items-center rounded-[6px] text-fg-3 hover:text-fg lg:w-6"
      >
        <X className="size-[13px]" aria-hidden="true" />
      </button>
    </li>
  );
}
