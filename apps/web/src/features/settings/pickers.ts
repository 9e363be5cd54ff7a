import type { Country } from "@sendoff/contract/reference";
import type { ComboboxOption } from "../../components/ui/combobox.tsx";
import { locale } from "../../language/language.ts";
import { countryName } from "../../lib/reference-names.ts";

/** By name in the language that the app speaks; the English name is found by, too. */
export function countryOptions(countries: readonly Country[]): ComboboxOption[] {
  return countries
    .map((country) => {
      const { id, country_name: english, dial_code: dialCode } = country;
      const label = countryName(country);
      return {
        value: String(id),
        label,
        detail: label === english ? dialCode : `${english}, ${dialCode}`,
      };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale()));
}

/** SPEC 4: a country brings its own dial code; an unknown selection resets both. */
export function chooseCountry(
  countries: readonly Country[],
  value: string,
): { country_id: string; dial_code: string } {
  const country = countries.find(({ id }) => String(id) === value);
  return country === undefined
    ? { country_id: "", dial_code: "" }
    : { country_id: value, dial_code: country.dial_code };
}
