import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Select } from "../../components/ui/select.tsx";
import { payUnderstood } from "../../lib/pay.ts";
import type { Draft, Problems } from "./draft.ts";
import { messages } from "./messages.ts";

/** The currencies of the countries whose boards are searched; any other one is set in Profile Settings. */
const CURRENCIES = ["INR", "USD", "EUR", "GBP", "AED", "SGD", "CAD", "AUD"] as const;

interface Props {
  draft: Draft;
  problems: Problems;
  onChange: (change: Partial<Draft>) => void;
}

/** Notice, start and pay. */
export function TermsFields({ draft, problems, onChange }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-[18px] sm:grid-cols-2">
      <Field label={messages.noticePeriod} isOptional hint={messages.inYourWords}>
        <Input
          isLarge
          maxLength={200}
          placeholder={messages.immediate15Days30Days}
          value={draft.notice}
          onChange={(event) => onChange({ notice: event.target.value })}
        />
      </Field>
      <Field label={messages.earliestStart} isOptional hint={messages.onlyWhereACertainDay}>
        <Input
          isLarge
          type="date"
          value={draft.startDate}
          onChange={(event) => onChange({ startDate: event.target.value })}
        />
      </Field>
      <Pay
        label={messages.currentPay}
        text={draft.currentPay}
        currency={draft.currentCurrency}
        problem={problems["currentPay"]}
        onText={(currentPay) => onChange({ currentPay })}
        onCurrency={(currentCurrency) => onChange({ currentCurrency })}
      />
      <Pay
        label={messages.expectedPay}
        text={draft.expectedPay}
        currency={draft.expectedCurrency}
        problem={problems["expectedPay"]}
        onText={(expectedPay) => onChange({ expectedPay })}
        onCurrency={(expectedCurrency) => onChange({ expectedCurrency })}
      />
    </div>
  );
}

function Pay({
  label,
  text,
  currency,
  problem,
  onText,
  onCurrency,
}: {
  label: string;
  text: string;
  currency: string;
  problem: string | undefined;
  onText: (text: string) => void;
  onCurrency: (currency: string) => void;
}) {
  const codes = [...new Set([currency, ...CURRENCIES])];
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-2">
      <Field label={messages.currency}>
        <Select
          ariaLabel={messages.currencyOfLabel(label.toLowerCase())}
          className="lg:h-11"
          value={currency}
          onChange={onCurrency}
          options={codes.map((code) => ({ value: code, label: code }))}
        />
      </Field>
      <Field label={label} isOptional hint={payUnderstood(text, currency)} error={problem}>
        <Input
          isLarge
          autoComplete="off"
          maxLength={60}
          placeholder={currency === "INR" ? messages.payExample : messages.wholeYear}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
    </div>
  );
}
