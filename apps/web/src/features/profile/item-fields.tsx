import { CalendarDays } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input, Textarea } from "../../components/ui/input.tsx";
import { Select } from "../../components/ui/select.tsx";
import { choiceWord } from "../../state/messages.ts";
import type { SchemaField, SchemaSection } from "../../state/profile-schema.ts";
import { messages } from "./messages.ts";
import { type ItemDraft, confirmed, withFlag, withText } from "./section-draft.ts";

interface ItemFieldsProps {
  section: SchemaSection;
  item: ItemDraft;
  problems: Record<string, string>;
  onChange: (item: ItemDraft) => void;
  /** A field was left: the moment to check it. */
  onLeave: (key: string) => void;
}

/** The inputs of one entry, two columns, long text across both. */
export function ItemFields(props: ItemFieldsProps) {
  const { section, item, problems, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = Object.keys(problems).length;
  useEffect(() => {
    // After a refused Save the first complaint is where typing goes on; not while a field is merely left.
    const invalid = box.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (count > 0 && document.activeElement?.getAttribute("type") === "submit") invalid?.focus();
  }, [count]);
  return (
    <div ref={box} className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      {section.fields.map((field) =>
        field.type === "checkbox" ? (
          <Checkbox
            key={field.key}
            isChecked={item.flags[field.key] === true}
            onChange={(flag) => onChange(withFlag(item, field.key, flag))}
            className="sm:col-span-2"
          >
            {field.label}
          </Checkbox>
        ) : (
          <Field
            key={field.key}
            label={field.label}
            isOptional={field.isRequired !== true}
            error={problems[field.key]}
            hint={
              item.imported.includes(field.key) ? (
                <ImportedHint {...props} field={field} />
              ) : undefined
            }
            className={field.type === "textarea" ? "sm:col-span-2" : ""}
          >
            <Control {...props} field={field} />
          </Field>
        ),
      )}
    </div>
  );
}

function ImportedHint({
  item,
  field,
  onChange,
}: ItemFieldsProps & { field: SchemaField }): ReactNode {
  return (
    <>
      {messages.notInYourCv}{" "}
      <button type="button" className="link" onClick={() => onChange(confirmed(item, field.key))}>
        {messages.itIsRight}
      </button>
    </>
  );
}

const inputTypes = {
  text: "text",
  email: "email",
  tel: "tel",
  number: "text",
  date: "text",
} as const;

function Control({ item, field, onChange, onLeave }: ItemFieldsProps & { field: SchemaField }) {
  const value = item.text[field.key] ?? "";
  const set = (text: string) => onChange(withText(item, field.key, text));
  const leave = () => onLeave(field.key);
  if (field.type === "select") {
    const options = [...(field.options ?? [])];
    // A value that an older version or a CV wrote stays choosable.
    if (value !== "" && !options.includes(value)) options.push(value);
    return (
      <Select
        value={value}
        onChange={set}
        onBlur={leave}
        options={options.map((option) => ({ value: option, label: choiceWord(option) }))}
      />
    );
  }
  if (field.type === "textarea") {
    return (
      <Textarea
        value={value}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        maxLength={20_000}
      />
    );
  }
  const isDate = field.type === "date";
  return (
    <Input
      type={field.type === "checkbox" ? "text" : inputTypes[field.type]}
      inputMode={field.type === "number" ? "decimal" : undefined}
      placeholder={field.placeholder ?? (isDate ? messages.dateExample : undefined)}
      value={value}
      maxLength={500}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
      end={isDate ? <CalendarDays className="size-4 text-fg-3" aria-hidden="true" /> : undefined}
    />
  );
}
