import type { Country, Currency } from "@sendoff/contract/reference";
import { language, locale } from "../language/language.ts";

function nameIn(type: "region" | "currency", code: string, english: string): string {
  if (language() === "en") return english;
  return new Intl.DisplayNames(locale(), { type, fallback: "none" }).of(code) ?? english;
}

/** A country's name in the language that the app speaks. */
export function countryName({ code, country_name: english }: Country): string {
  return nameIn("region", code, english);
}

/** A currency's name in the language that the app speaks. */
export function currencyName({ Code: code, name: english }: Currency): string {
  return nameIn("currency", code, english);
}
