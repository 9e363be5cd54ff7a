import type { Country } from "@sendoff/contract/reference";
import { countryOfPlace } from "@sendoff/domain/choosing";
import { mainOfCode } from "../../lib/reference-options.ts";

/** What a country decides on the form: the phone's code, and what pay is in. */
export interface HomeCountry {
  /** "+44". */
  readonly dialCode: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** SPEC 5: what the form begins with while nothing else is known. */
const INDIA: HomeCountry = { dialCode: "+91", currency: "INR" };

/**
 * The phone's code by the number as the CV has it, else by the city; pay by the city, else by the number. What neither tells stays
 * India's. `countries` is empty where the list could not be loaded.
 */
export function homeCountryOf(
  { phone, city }: { readonly phone: string; readonly city: string },
  countries: readonly Country[],
): HomeCountry {
  const code = countryOfPlace(city);
  const ofCity = countries.find((country) => country.code === code);
  const number = `+${phone.replaceAll(/\D/g, "")}`;
  const reached = phone.trim().startsWith("+")
    ? countries.filter(({ dial_code: dial }) => number.startsWith(dial))
    : [];
  const ofPhone =
    reached.find((country) => country.code === ofCity?.code) ?? mainOfCode(reached) ?? undefined;
  return {
    dialCode: (ofPhone ?? ofCity)?.dial_code ?? INDIA.dialCode,
    currency: (ofCity ?? ofPhone)?.currency || INDIA.currency,
  };
}
