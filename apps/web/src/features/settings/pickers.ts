import type { Country, Currency } from "@sendoff/contract";
import type { ComboboxOption } from "../../components/ui/combobox.tsx";

export function countryOptions(countries: readonly Country[]): ComboboxOption[] {
  return countries.map(({ id, country_name: label, dial_code: detail }) => ({
    value: String(id),
    label,
    detail,
  }));
}

/** Who most of the people with a shared dial code live with; named first, so that it is seen. */
const FIRST_OF_CODE: ReadonlySet<string> = new Set([
  "Australia",
  "Finland",
  "Italy",
  "Morocco",
  "Norway",
  "Russia",
  "United Kingdom",
  "United States",
]);

/** One entry for each dial code, with the countries that share it: the +1 is North America's. */
export function dialCodeOptions(countries: readonly Country[]): ComboboxOption[] {
  const names = new Map<string, string[]>();
  for (const { dial_code: code, country_name: name } of countries) {
    const others = names.get(code) ?? [];
    names.set(code, FIRST_OF_CODE.has(name) ? [name, ...others] : [...others, name]);
  }
  return [...names]
    .toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(([code, of]) => ({ value: code, label: code, detail: of.join(", ") }));
}

export function currencyOptions(currencies: readonly Currency[]): ComboboxOption[] {
  return currencies.map(({ Code, name }) => ({ value: Code, label: Code, detail: name }));
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
