import { LOCATIONS, LOCATION_ALIASES, SALARY, SUGGESTED_ROLES } from "@sendoff/contract/constants";
import { type JobPreferences } from "@sendoff/contract/profile";
import { formatLakhs, formatSalaryRange } from "../lib/format.ts";
import { messages } from "./messages.ts";
import { ChipsInput } from "./ui/chips-input.tsx";
import { Field } from "./ui/field.tsx";
import { RangeSlider } from "./ui/range-slider.tsx";

/** Roles, locations and yearly salary in one column. */
export function JobPreferencesFields({
  value,
  onChange,
}: {
  value: JobPreferences;
  onChange: (value: JobPreferences) => void;
}) {
  const range = value.salaryRange ?? { min: SALARY.defaultMin, max: SALARY.defaultMax };
  return (
    <div className="flex flex-col gap-[18px]">
      <Field label={messages.roles} hint={messages.pressEnterToAddOne}>
        <ChipsInput
          values={value.roles}
          onChange={(roles) => onChange({ ...value, roles })}
          suggestions={SUGGESTED_ROLES}
          placeholder={messages.addARole}
        />
      </Field>
      <Field label={messages.locations}>
        <ChipsInput
          values={value.locations}
          onChange={(locations) => onChange({ ...value, locations })}
          suggestions={LOCATIONS}
          aliases={LOCATION_ALIASES}
          placeholder={messages.addALocation}
        />
      </Field>
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-small font-semibold">{messages.salary}</span>
          <span className="num text-small text-fg-2">
            {value.salaryRange === undefined ? messages.anyNotSetYet : formatSalaryRange(range)}
          </span>
        </div>
        <RangeSlider
          value={[range.min, range.max]}
          onChange={([min, max]) => onChange({ ...value, salaryRange: { min, max } })}
          min={SALARY.min}
          max={SALARY.max}
          step={SALARY.step}
          labels={[messages.lowestSalary, messages.highestSalary]}
          describe={formatLakhs}
          unset={value.salaryRange === undefined ? messages.anyNotSetYet : undefined}
        />
      </div>
    </div>
  );
}
