import type { Country } from "@sendoff/contract/reference";
import type { ComboboxOption } from "../../components/ui/combobox.tsx";

export function countryOptions(countries: readonly Country[]): ComboboxOption[] {
  return countries.map(({ id, country_name: label, dial_code: detail }) => ({
    value: String(id),
    label,
    detail,
  }));
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
