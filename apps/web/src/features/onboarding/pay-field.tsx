import { likelyPay, payInWords, readYearlyPay } from "@sendoff/domain";
import { type Control, Controller } from "react-hook-form";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { formatRupeeDigits } from "../../lib/format.ts";
import { type OnboardingForm, payProblem } from "./onboarding-form.ts";

/** A year's pay as people write it ("28 lakh", "28 LPA", "28,00,000"), with what it was understood as below it. */
export function PayField({
  control,
  name,
  label,
}: {
  control: Control<OnboardingForm>;
  name: "currentCtc" | "expectedCtc";
  label: string;
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={label}
          hint={understood(field.value)}
          error={
            fieldState.error === undefined ? undefined : (
              <Problem
                message={fieldState.error.message ?? ""}
                text={field.value}
                onChoose={field.onChange}
              />
            )
          }
        >
          <Input
            isLarge
            prefix="₹"
            type="text"
            autoComplete="off"
            maxLength={60}
            placeholder="28 lakh or 28,00,000"
            {...field}
            onBlur={() => {
              if (payProblem(field.value, "?") === undefined) field.onChange(asDigits(field.value));
              field.onBlur();
            }}
          />
        </Field>
      )}
    />
  );
}

/** The complaint; where the unit was likely forgotten, the likely amount is one click away. */
function Problem({
  message,
  text,
  onChoose,
}: {
  message: string;
  text: string;
  onChoose: (text: string) => void;
}) {
  const amount = readYearlyPay(text);
  const likely = amount === undefined ? undefined : likelyPay(amount);
  if (likely === undefined) return message;
  return (
    <>
      {message} Do you mean{" "}
      <button
        type="button"
        className="link target"
        onClick={() => onChoose(formatRupeeDigits(likely))}
      >
        {payInWords(likely)}
      </button>
      ?
    </>
  );
}

function asDigits(text: string): string {
  return formatRupeeDigits(readYearlyPay(text) ?? 0);
}

/** "₹28,00,000 a year, 28 lakh". */
function understood(text: string): string | undefined {
  const amount = readYearlyPay(text);
  if (amount === undefined) return undefined;
  return amount === 0
    ? "No pay at present"
    : `₹${formatRupeeDigits(amount)} a year, ${payInWords(amount)}`;
}
