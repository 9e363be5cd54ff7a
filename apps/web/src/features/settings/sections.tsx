import type { Country, Currency } from "@sendoff/contract/reference";
import type { UserDetails } from "@sendoff/contract/user";
import { type ReactNode, useMemo } from "react";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { currencyOptions, dialCodeOptions } from "../../lib/reference-options.ts";
import { useNow } from "../../lib/use-now.ts";
import { listTimeZones } from "../../lib/time-zones.ts";
import { messages } from "./messages.ts";
import { PhoneState } from "./phone-state.tsx";
import { chooseCountry, countryOptions } from "./pickers.ts";
import { PickerField, TextField } from "./settings-fields.tsx";
import type { Settings } from "./use-settings.ts";

interface SectionProps {
  settings: Settings;
}

export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className="scroll-mt-20 lg:scroll-mt-6">
      <Card>
        <CardHeader title={title} hasLine />
        <CardBody className="pt-4 lg:pt-[18px]">{children}</CardBody>
      </Card>
    </div>
  );
}

/** Two columns of fields; on a phone one. */
const grid = "grid items-start gap-x-[18px] gap-y-4 lg:grid-cols-2";
/** A short list beside the value it belongs to. */
const pair = "grid grid-cols-[112px_minmax(0,1fr)] items-start gap-2";

export function PersonalSection({ settings: { form } }: SectionProps) {
  return (
    <Section id="personal-information" title={messages.personalInformation}>
      <div className={grid}>
        <TextField
          form={form}
          name="first_name"
          label={messages.firstName}
          isOptional={false}
          autoComplete="given-name"
        />
        <TextField
          form={form}
          name="last_name"
          label={messages.lastName}
          isOptional={false}
          autoComplete="family-name"
        />
        <TextField
          form={form}
          name="email"
          label={messages.email}
          isOptional={false}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={messages.codesAreSentHere}
        />
        <TextField form={form} name="username" label={messages.username} autoComplete="username" />
      </div>
    </Section>
  );
}

export function LocationSection({
  settings,
  user,
  countries,
}: SectionProps & { user: UserDetails; countries: readonly Country[] | undefined }) {
  const { form } = settings;
  const now = useNow(false, 0);
  const countryChoices = useMemo(() => countries && countryOptions(countries), [countries]);
  const dialChoices = useMemo(() => countries && dialCodeOptions(countries), [countries]);
  const zones = useMemo(() => listTimeZones(user.time_zone, now), [user.time_zone, now]);
  const choose = (value: string) => {
    const chosen = chooseCountry(countries ?? [], value);
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    form.setValue("country_id", chosen.country_id, options);
    form.setValue("dial_code", chosen.dial_code, options);
  };
  return (
    <Section id="location-contact" title={messages.locationContact}>
      <div className={grid}>
        <PickerField
          form={form}
          name="country_id"
          label={messages.country}
          options={countryChoices}
          onChoose={choose}
        />
        <TextField
          form={form}
          name="location"
          label={messages.city}
          autoComplete="address-level2"
        />
        <div className={pair}>
          <PickerField
            form={form}
            name="dial_code"
            label={messages.dialCode}
            isOptional={false}
            options={dialChoices}
          />
          <TextField
            form={form}
            name="mobile"
            label={messages.mobile}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={14}
            digitsOnly
            hint={<PhoneState settings={settings} user={user} />}
          />
        </div>
        <PickerField
          form={form}
          name="time_zone"
          label={messages.timeZone}
          isOptional={false}
          options={zones}
          hint={messages.schedulesStartByIt}
        />
      </div>
    </Section>
  );
}

export function ProfessionalSection({ settings: { form } }: SectionProps) {
  return (
    <Section id="professional-details" title={messages.professionalDetails}>
      <div className={grid}>
        <TextField
          form={form}
          name="role"
          label={messages.role}
          autoComplete="organization-title"
        />
        <TextField
          form={form}
          name="notice_period"
          label={messages.noticePeriod}
          placeholder={messages.immediate15Days30Days}
        />
      </div>
    </Section>
  );
}

export function CompensationSection({
  settings: { form },
  currencies,
}: SectionProps & { currencies: readonly Currency[] | undefined }) {
  const choices = useMemo(() => currencies && currencyOptions(currencies), [currencies]);
  return (
    <Section id="compensation" title={messages.compensation}>
      <div className={grid}>
        {(["current_ctc", "expected_ctc"] as const).map((name) => (
          <div key={name} className={pair}>
            <PickerField
              form={form}
              name={`${name}_currency`}
              label={messages.currency}
              isOptional={false}
              options={choices}
            />
            <TextField
              form={form}
              name={name}
              label={name === "current_ctc" ? messages.currentCtc : messages.expectedCtc}
              inputMode="text"
              maxLength={60}
              placeholder="28,00,000"
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
