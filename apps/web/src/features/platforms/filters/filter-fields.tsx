import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { FILTER_TEXT_MAX } from "@sendoff/domain/choosing";
import { Checkbox, Switch } from "../../../components/ui/checkbox.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Segments } from "../../../components/ui/segments.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { WordChips } from "../../../components/ui/word-chips.tsx";
import { filterWord } from "../../../lib/filter-messages.ts";
import { messages } from "../messages.ts";
import { type FilterValues, holdsSeveral, isToggle } from "./filter-answers.ts";
import { ScoreField } from "./score-field.tsx";

type Value = FilterValues[number];

/** What a filter does, where its name does not say it. */
const HINTS: Readonly<Record<string, string>> = {
  "Easy Apply only": messages.offJobsThatAreApplied,
  "Excluded title words": messages.jobWithThemInItsTitle,
  "Excluded description words": messages.jobWithThemInItsText,
  "Same company again": messages.howLongACompanyIsLeft,
};

/** The order in which a person thinks: how new, what kind, where, how good, what not. What is not named stands in the middle. */
const PLACES: Readonly<Record<string, number>> = {
  "Date posted": 0,
  "Job type": 1,
  "Experience level": 2,
  Remote: 2,
  "Easy Apply only": 3,
  "Minimum match score": 5,
  "Excluded companies": 6,
  "Excluded title words": 7,
  "Excluded description words": 8,
  "Same company again": 9,
};
const MIDDLE = 4;
/** Filters that are drawn in a way of their own: lists of names and words, which the wire has as one text, and the score. */
const DRAWN: Readonly<Record<string, "words" | "score">> = {
  "Excluded companies": "words",
  "Excluded title words": "words",
  "Excluded description words": "words",
  "Minimum match score": "score",
};

const placeOf = (name: string): number => PLACES[name] ?? MIDDLE;

/** So many choices stand side by side; more are a menu. */
const MOST_SIDE_BY_SIDE = 4;

/** A platform's filters as its template defines them. */
export function FilterFields({
  definitions,
  values,
  onChange,
}: {
  definitions: readonly PlatformFilterDefinition[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}) {
  return (
    <div className="grid gap-4">
      {definitions
        .toSorted((a, b) => placeOf(a.field_name) - placeOf(b.field_name))
        .map((definition) => (
          <FilterField
            key={definition.id}
            definition={definition}
            value={values[definition.id]}
            onChange={(value) => onChange({ ...values, [definition.id]: value })}
          />
        ))}
    </div>
  );
}

function FilterField({
  definition,
  value,
  onChange,
}: {
  definition: PlatformFilterDefinition;
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  const { field_name: name, options } = definition;
  const hint = HINTS[name];
  if (isToggle(definition)) {
    return <Toggle definition={definition} hint={hint} value={value} onChange={onChange} />;
  }
  if (holdsSeveral(definition)) {
    return <Several definition={definition} hint={hint} value={value} onChange={onChange} />;
  }
  const text = typeof value === "string" ? value : "";
  if (DRAWN[name] === "score" && definition.field_type === "select") {
    return <ScoreField definition={definition} value={text} onChange={onChange} />;
  }
  if (definition.field_type === "select" && options.length <= MOST_SIDE_BY_SIDE) {
    return (
      <div>
        <Segments
          label={filterWord(name)}
          isLabelShown
          isBlock
          isWrapped
          value={text === "" ? undefined : text}
          onChange={onChange}
          options={options.map((option) => ({ value: option, label: filterWord(option) }))}
        />
        {hint === undefined ? null : <p className="mt-1 text-meta text-fg-3">{hint}</p>}
      </div>
    );
  }
  return (
    <Field label={filterWord(name)} hint={hint}>
      {DRAWN[name] === "words" ? (
        <WordChips
          text={text}
          onChange={onChange}
          placeholder={messages.addAndPressEnter}
          maxLength={FILTER_TEXT_MAX}
        />
      ) : definition.field_type === "select" ? (
        <Select
          value={text}
          onChange={onChange}
          options={options.map((option) => ({ value: option, label: filterWord(option) }))}
        />
      ) : (
        <Input
          value={text}
          maxLength={FILTER_TEXT_MAX}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface PartProps {
  definition: PlatformFilterDefinition;
  hint: string | undefined;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

function Toggle({ definition: { field_name, field_type }, hint, value, onChange }: PartProps) {
  const Control = field_type === "switch" ? Switch : Checkbox;
  // Only jobs that can be applied to on the portal itself, unless the user says otherwise.
  const isChecked = typeof value === "boolean" ? value : field_name === "Easy Apply only";
  return (
    <div>
      <Control
        isChecked={isChecked}
        onChange={onChange}
        className={field_type === "switch" ? "flex-row-reverse justify-between" : ""}
      >
        <span className="text-small font-semibold">{filterWord(field_name)}</span>
      </Control>
      {hint === undefined ? null : <p className="text-meta text-fg-3">{hint}</p>}
    </div>
  );
}

function Several({ definition: { field_name, options }, hint, value, onChange }: PartProps) {
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-semibold">{filterWord(field_name)}</legend>
      <div className="flex flex-wrap gap-x-5 lg:gap-y-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            isChecked={chosen.includes(option)}
            onChange={(isChosen) => toggle(option, isChosen)}
          >
            {filterWord(option)}
          </Checkbox>
        ))}
      </div>
      {hint === undefined ? null : <p className="mt-1 text-meta text-fg-3">{hint}</p>}
    </fieldset>
  );
}
