import type { Country } from "@sendoff/contract/reference";
import { useMemo } from "react";
import { type Control, Controller, useWatch } from "react-hook-form";
import { Combobox } from "../../components/ui/combobox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { nationalDigits } from "../../lib/phone.ts";
import { dialCodeOptions } from "../../lib/reference-options.ts";
import { messages } from "./messages.ts";
import type { OnboardingForm } from "./onboarding-form.ts";

// As many digits as any country's numbers have.
const MOST_DIGITS = 14;
const INDIA_DIGITS = 10;

/** The phone's code, found by the country's name, and the digits behind it. */
export function PhoneField({
  control,
  countries,
}: {
  control: Control<OnboardingForm>;
  countries: readonly Country[];
}) {
  const codes = useMemo(() => dialCodeOptions(countries), [countries]);
  const dialCode = useWatch({ control, name: "dialCode" });
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-2">
      <Controller
        control={control}
        name="dialCode"
        render={({ field, fieldState }) => (
          <Field label={messages.countryCode} error={fieldState.error?.message}>
            <Combobox
              className="lg:h-11"
              value={field.value}
              onChange={field.onChange}
              options={codes.length === 0 ? [{ value: field.value, label: field.value }] : codes}
              placeholder="+91"
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <Field label={messages.phone} error={fieldState.error?.message}>
            <Input
              isLarge
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              {...field}
              onChange={(event) => field.onChange(digitsAsTyped(event.target.value, dialCode))}
              onBlur={() => {
                field.onChange(nationalDigits(field.value, dialCode));
                field.onBlur();
              }}
            />
          </Field>
        )}
      />
    </div>
  );
}

/** A pasted number loses its code at once; a 0 in front goes when the field is left. */
function digitsAsTyped(text: string, dialCode: string): string {
  const isPasted = /\+|\d{11}/.test(text);
  const digits = isPasted ? nationalDigits(text, dialCode) : text.replaceAll(/\D/g, "");
  return digits.slice(0, dialCode === "+91" ? INDIA_DIGITS : MOST_DIGITS);
}
