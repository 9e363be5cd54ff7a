import { LOCATION_ALIASES, LOCATIONS, SUGGESTED_ROLES } from "@sendoff/contract/constants";
import { type Country } from "@sendoff/contract/reference";
import { type UpdateUserDetails } from "@sendoff/contract/user";
import { countryOfPlace } from "@sendoff/domain/choosing";
import { ChipsInput } from "../../components/ui/chips-input.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { messages } from "./messages.ts";
import type { FromCv } from "./proposals.ts";

/** Where one lives, and what to search for. */
export interface Wanted {
  readonly roles: readonly string[];
  readonly places: readonly string[];
  readonly city: string;
}

export function wantedFrom(cv: FromCv | undefined): Wanted {
  return { roles: cv?.roles ?? [], places: cv?.places ?? [], city: cv?.city ?? "" };
}

/** What is saved beside the form: the profile with the CV in it, and what was confirmed here. */
export function bodyOf(
  { roles, places, city }: Wanted,
  filters: Readonly<Record<string, unknown>>,
  countries: readonly Country[],
): Pick<UpdateUserDetails, "filters" | "location" | "country_id"> {
  const code = countryOfPlace(city);
  const country = countries.find((each) => each.code === code);
  return {
    ...(city.trim() === "" ? {} : { location: city.trim() }),
    // A code such as +1 does not tell the country, and forms ask for both.
    ...(country === undefined ? {} : { country_id: country.id }),
    filters: { ...filters, roles: [...roles], locations: [...places] },
  };
}

/** Proposed from the CV; Continue confirms what stands here. */
export function WhatToLookFor({
  value,
  onChange,
}: {
  value: Wanted;
  onChange: (value: Wanted) => void;
}) {
  return (
    <fieldset className="mt-[22px] border-t border-border pt-[18px]">
      <legend className="sr-only">{messages.whatToLookFor}</legend>
      <h2 className="h3">{messages.whatToLookFor}</h2>
      <p className="mt-0.5 mb-4 text-small text-fg-2">{messages.proposedFromYourCv}</p>
      <div className="grid gap-[18px]">
        <Field label={messages.roles} isOptional>
          <ChipsInput
            values={value.roles}
            onChange={(roles) => onChange({ ...value, roles })}
            suggestions={SUGGESTED_ROLES}
            placeholder={messages.addARole}
          />
        </Field>
        <Field label={messages.places} isOptional>
          <ChipsInput
            values={value.places}
            onChange={(places) => onChange({ ...value, places })}
            suggestions={LOCATIONS}
            aliases={LOCATION_ALIASES}
            placeholder={messages.addALocation}
          />
        </Field>
        <Field label={messages.cityYouLiveIn} isOptional>
          <Input
            isLarge
            maxLength={200}
            autoComplete="address-level2"
            value={value.city}
            onChange={(event) => onChange({ ...value, city: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
