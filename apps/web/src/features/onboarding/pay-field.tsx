import { likelyPay, payInWords, readYearlyPay } from "@sendoff/domain/profile";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Control, Controller, useWatch } from "react-hook-form";
import { Combobox } from "../../components/ui/combobox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { formatRupeeDigits } from "../../lib/format.ts";
import { payDigits, payProblem, payUnderstood, readPay } from "../../lib/pay.ts";
import { currencyOptions } from "../../lib/reference-options.ts";
import { currenciesQuery } from "../../queries/reference.query.ts";
import { messages } from "./messages.ts";
import type { OnboardingForm } from "./onboarding-form.ts";
import { say } from "../../language/language.ts";

const RUPEE = "INR";

/** What both are in, then the pay now and the pay looked for. */
export function PayFields({ control }: { control: Control<OnboardingForm> }) {
  const { data } = useQuery(currenciesQuery);
  const options = useMemo(() => data && currencyOptions(data), [data]);
  const currency = useWatch({ control, name: "currency" });
  return (
    <div className="grid items-start gap-x-2 gap-y-[18px] lg:col-span-2 lg:grid-cols-[112px_minmax(0,1fr)_minmax(0,1fr)]">
      <Controller
        control={control}
        name="currency"
        render={({ field, fieldState }) => (
          <Field label={messages.payIn} error={fieldState.error?.message}>
            <Combobox
              // The list's own text is set anew once there are options to choose from.
              key={options === undefined ? "loading" : "ready"}
              className="lg:h-11"
              value={field.value}
              onChange={field.onChange}
              options={options ?? [{ value: field.value, label: field.value }]}
              placeholder={messages.inr}
            />
          </Field>
        )}
      />
      <PayField
        control={control}
        currency={currency}
        name="currentCtc"
        label={messages.currentCtc}
      />
      <PayField
        control={control}
        currency={currency}
        name="expectedCtc"
        label={messages.expectedCtc}
      />
    </div>
  );
}

/** A year's pay as people write it ("28 lakh", "28 LPA", "28,00,000"), with what it was understood as below it. */
function PayField({
  control,
  currency,
  name,
  label,
}: {
  control: Control<OnboardingForm>;
  currency: string;
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
          hint={payUnderstood(field.value, currency)}
          error={
            fieldState.error === undefined ? undefined : (
              <Problem
                message={fieldState.error.message ?? ""}
                text={currency === RUPEE ? field.value : ""}
                onChoose={field.onChange}
              />
            )
          }
        >
          <Input
            isLarge
            {...(currency === RUPEE ? { prefix: "₹" } : {})}
            type="text"
            autoComplete="off"
            maxLength={60}
            placeholder={currency === RUPEE ? messages.payExample : messages.wholeYear}
            {...field}
            onBlur={() => {
              const amount = readPay(field.value, currency);
              if (amount !== undefined && payProblem(field.value, currency) === undefined)
                field.onChange(payDigits(amount, currency));
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
      {messages.doYouMean(message)}{" "}
      <button
        type="button"
        className="link target"
        onClick={() => onChoose(formatRupeeDigits(likely))}
      >
        {say(payInWords(likely))}
      </button>
      ?
    </>
  );
}
