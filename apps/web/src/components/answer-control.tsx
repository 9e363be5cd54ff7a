import type { FieldValue } from "@sendoff/contract/form";
import { takesSeveral } from "@sendoff/domain/answers";
import { useId } from "react";
import { type AnswerLimits, answerHint } from "../lib/answer-words.ts";
import { messages } from "./messages.ts";
import { Checkbox } from "./ui/checkbox.tsx";
import { Combobox } from "./ui/combobox.tsx";
import { Field } from "./ui/field.tsx";
import { Input, Textarea } from "./ui/input.tsx";

// A list of more than this is searched rather than read.
const SHOWN_AT_ONCE = 8;

interface ControlProps {
  field: AnswerLimits;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  error: string | undefined;
}

/** What an answer to this kind of field begins as. */
export function emptyAnswer({ kind }: Pick<AnswerLimits, "kind">): FieldValue {
  if (kind === "checkbox") return false;
  return takesSeveral(kind) ? [] : "";
}

/** The control in which a form's question is answered: a number, one of the form's choices, several, or text. */
export function AnswerControl(props: ControlProps) {
  const { field } = props;
  if (field.kind === "checkbox" || takesSeveral(field.kind)) return <Boxes {...props} />;
  if (field.options.length > SHOWN_AT_ONCE) return <LongList {...props} />;
  return field.options.length > 0 ? <Choices {...props} /> : <Text {...props} />;
}

function Group({
  error,
  hint,
  role,
  children,
}: {
  error: string | undefined;
  hint: string;
  role?: "radiogroup";
  children: React.ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset
      role={role}
      aria-describedby={note === "" ? undefined : id}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className="pb-1.5 text-small font-semibold">{messages.yourAnswer}</legend>
      <div className="grid gap-0.5 lg:gap-2.5">{children}</div>
      {note === "" ? null : (
        <p
          id={id}
          className={
            error === undefined
              ? "pt-1.5 text-meta text-fg-3"
              : "pt-1.5 text-meta font-medium text-danger-text"
          }
        >
          {note}
        </p>
      )}
    </fieldset>
  );
}

function Boxes({ field, value, onChange, error }: ControlProps) {
  if (field.kind === "checkbox") {
    return (
      <Group error={error} hint="">
        <Checkbox isChecked={value === true} onChange={onChange}>
          {messages.iAgree}
        </Checkbox>
      </Group>
    );
  }
  const chosen = Array.isArray(value) ? value : [];
  return (
    <Group error={error} hint={answerHint(field)}>
      {field.options.map((option) => (
        <Checkbox
          key={option}
          isChecked={chosen.includes(option)}
          onChange={(isChosen) =>
            onChange(
              field.options.filter((each) => (each === option ? isChosen : chosen.includes(each))),
            )
          }
        >
          {option}
        </Checkbox>
      ))}
    </Group>
  );
}

function Choices({ field, value, onChange, error }: ControlProps) {
  const name = useId();
  return (
    <Group error={error} hint="" role="radiogroup">
      {field.options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-2.5 lg:min-h-0">
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            className="size-[17px] shrink-0 accent-(--accent)"
          />
          <span>{option}</span>
        </label>
      ))}
    </Group>
  );
}

const textOf = (value: FieldValue): string => (typeof value === "string" ? value : "");

function LongList({ field, value, onChange, error }: ControlProps) {
  return (
    <Field label={messages.yourAnswer} error={error} className="max-w-[420px]">
      <Combobox
        value={textOf(value)}
        onChange={onChange}
        options={field.options.map((option) => ({ value: option, label: option }))}
        placeholder={messages.searchTheFormsChoices}
      />
    </Field>
  );
}

const INPUT_TYPES: Partial<Record<AnswerLimits["kind"], "date" | "email" | "tel" | "url">> = {
  date: "date",
  email: "email",
  tel: "tel",
  url: "url",
};

function Text({ field, value, onChange, error }: ControlProps) {
  const { kind, max_length: most } = field;
  const hint = answerHint(field);
  const isNumber = kind === "integer" || kind === "decimal";
  const text = textOf(value);
  return (
    <Field
      label={messages.yourAnswer}
      hint={hint === "" ? undefined : hint}
      error={error}
      className={isNumber ? "max-w-[250px]" : "max-w-[520px]"}
      end={most === null ? undefined : <Counter length={text.length} most={most} />}
    >
      {kind === "textarea" ? (
        <Textarea value={text} onChange={(event) => onChange(event.target.value)} rows={5} />
      ) : (
        <Input
          isLarge
          type={INPUT_TYPES[kind] ?? "text"}
          inputMode={kind === "integer" ? "numeric" : kind === "decimal" ? "decimal" : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function Counter({ length, most }: { length: number; most: number }) {
  return <span className="num text-meta text-fg-3">{messages.lengthOfMost(length, most)}</span>;
}
