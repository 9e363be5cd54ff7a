import type { Country, Currency } from "@sendoff/contract/reference";
import { countries } from "countries-list";
import isoNumbers from "i18n-iso-countries/index.js";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";

/**
 * Every country and territory with a number in ISO 3166-1 and a dial code, by name. The names are countries-list's, the dial
 * codes those that libphonenumber goes by: "+1" for all of North America, since the area code is part of the number.
 */
export const COUNTRIES: readonly Country[] = Object.entries(countries)
  .flatMap(([code, { name, currency }]) => {
    const id = Number(isoNumbers.alpha2ToNumeric(code) ?? 0);
    if (id === 0 || !isSupportedCountry(code)) return [];
    const dial_code = `+${getCountryCallingCode(code)}`;
    return [{ id, country_name: name, dial_code, code, currency: currency[0] ?? "" }];
  })
  .toSorted((a, b) => a.country_name.localeCompare(b.country_name, "en"));

const byId = new Map(COUNTRIES.map((country) => [country.id, country]));
const DIAL_CODES: ReadonlySet<string> = new Set(COUNTRIES.map((country) => country.dial_code));

/** Whether `id` may stand in a user's details: a country of the list, or 0 for none. */
export function isCountryId(id: number): boolean {
  return id === 0 || byId.has(id);
}

/** The dial code that an international number begins with; no code is the beginning of another one. */
export function dialCodeOf(international: string): string | undefined {
  for (let length = 2; length <= 5; length += 1) {
    const code = international.slice(0, length);
    if (DIAL_CODES.has(code)) return code;
  }
  return undefined;
}

/**
 * The currencies that some country pays in today, by code: those that countries-list names and that ICU has a name for (it
 * leaves out units of account such as the Chilean UF).
 */
export const CURRENCIES: readonly Currency[] = currenciesInUse();

function currenciesInUse(): Currency[] {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const known = new Set(Intl.supportedValuesOf("currency"));
  const used = new Set(Object.values(countries).flatMap(({ currency }) => currency));
  return [...used]
    .filter((code) => known.has(code))
    .toSorted()
    .map((code) => ({ Code: code, name: names.of(code) ?? code }));
}

const currencyCodes: ReadonlySet<string> = new Set(CURRENCIES.map(({ Code }) => Code));

/** Whether pay may be in this currency; empty means that none is said. */
export function isCurrency(code: string): boolean {
  return code === "" || currencyCodes.has(code);
}
