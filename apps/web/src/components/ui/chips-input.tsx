import { Autocomplete } from "@base-ui/react/autocomplete";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { Chip } from "./chip.tsx";
import { type Aliases, type ChipOption, canonicalChip, chipOptions } from "./chip-options.ts";
import { controlBox, useControlProps } from "./field.tsx";
import { messages } from "./messages.ts";
import { listItem, popup } from "./popup.ts";

const noAliases: Aliases = {};

/**
 * Chips that are added on Enter, trimmed and without doubles (SPEC 5), with suggestions while typing. Enter takes the lit
 * line of the list; words that are no suggestion have a line of their own.
 */
export function ChipsInput({
  values,
  onChange,
  suggestions,
  aliases = noAliases,
  placeholder,
  most = 50,
}: {
  values: readonly string[];
  onChange: (values: string[]) => void;
  suggestions: readonly string[];
  aliases?: Aliases;
  placeholder: string;
  most?: number;
}) {
  const control = useControlProps({});
  const [draft, setDraft] = useState("");
  const [isOpen, setOpen] = useState(false);
  const lit = useRef<ChipOption>(undefined);
  const has = (value: string) =>
    values.some((other) => other.toLowerCase() === value.toLowerCase());
  const options = chipOptions(draft, suggestions, aliases, has);
  const add = (text: string) => {
    const value = canonicalChip(text, suggestions, aliases);
    setDraft("");
    setOpen(false);
    if (value !== "" && !has(value) && values.length < most) onChange([...values, value]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While letters are put together (IME), Enter belongs to that.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const listed = options.find(({ value }) => value === lit.current?.value);
    const chosen = listed ?? (draft.trim() === "" ? undefined : options[0]);
    add(chosen?.value ?? draft);
  };
  return (
    <div className="flex flex-col gap-3">
      <Chips
        values={values}
        onRemove={(value) => onChange(values.filter((other) => other !== value))}
      />
      <Autocomplete.Root
        mode="none"
        items={options}
        itemToStringValue={(option: ChipOption) => option.value}
        value={draft}
        onValueChange={(next, details) =>
          details.reason === "item-press" ? add(next) : setDraft(next)
        }
        onItemHighlighted={(option: ChipOption | undefined) => {
          lit.current = option;
        }}
        autoHighlight
        open={isOpen}
        onOpenChange={setOpen}
        openOnInputClick
      >
        <Autocomplete.InputGroup className={controlBox}>
          <Plus aria-hidden="true" />
          <Autocomplete.Input
            {...control}
            placeholder={placeholder}
            maxLength={120}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventBaseUIHandler();
              onKeyDown(event);
            }}
            className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner align="start" sideOffset={5} className="z-50 outline-none">
            <Autocomplete.Popup className={cn(popup, "w-(--anchor-width) data-empty:hidden")}>
              <Autocomplete.List>
                {(option: ChipOption) => (
                  <Autocomplete.Item
                    key={`${option.value}${option.isOwn === true}`}
                    value={option}
                    className={listItem}
                  >
                    <OptionWords option={option} />
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

function OptionWords({ option: { value, alias, isOwn } }: { option: ChipOption }) {
  if (isOwn === true) return <span className="min-w-0 truncate">{messages.addValue(value)}</span>;
  return (
    <>
      {value}
      {alias === undefined ? null : <span className="text-fg-3">{alias}</span>}
    </>
  );
}

function Chips({
  values,
  onRemove,
}: {
  values: readonly string[];
  onRemove: (value: string) => void;
}) {
  if (values.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-[7px]">
      {values.map((value) => (
        <li key={value} className="flex min-w-0">
          <Chip value={value} onRemove={() => onRemove(value)} />
        </li>
      ))}
    </ul>
  );
}
