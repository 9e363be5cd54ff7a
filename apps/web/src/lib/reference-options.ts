import type { Country, Currency } from "@sendoff/contract/reference";
import { countryName, currencyName } from "./reference-names.ts";

/** A choice of a list; `detail` stands beside its label and is searched too. */
interface ReferenceOption {
  value: string;
  label: string;
  detail: string;
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
export function dialCodeOptions(countries: readonly Country[]): ReferenceOption[] {
  const names = new Map<string, string[]>();
  for (const country of countries) {
    const { dial_code: code, country_name: english } = country;
    const others = names.get(code) ?? [];
    const name = countryName(country);
    names.set(code, FIRST_OF_CODE.has(english) ? [name, ...others] : [...others, name]);
  }
  return [...names]
    .toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(([code, of]) => ({ value: code, label: code, detail: of.join(", ") }));
}

/** Of countries that share a dial code, whom most of its people live with; the only one where none does. */
export function mainOfCode(countries: readonly Country[]): Country | undefined {
  const main = countries.find(({ country_name: name }) => FIRST_OF_CODE.has(name));
  return main ?? (countries.length === 1 ? countries[0] : undefined);
}

export function currencyOptions(currencies: readonly Currency[]): ReferenceOption[] {
  return currencies.map((currency) => ({
    value: currency.Code,
    label: currency.Code,
    detail: currencyName(currency),
  }));
}
