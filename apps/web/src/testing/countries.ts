import type { Country, Currency } from "@sendoff/contract/reference";

/** A few of the countries that the api lists. */
export const someCountries: Country[] = [
  { id: 124, country_name: "Canada", dial_code: "+1", code: "CA", currency: "CAD" },
  { id: 356, country_name: "India", dial_code: "+91", code: "IN", currency: "INR" },
  { id: 826, country_name: "United Kingdom", dial_code: "+44", code: "GB", currency: "GBP" },
  { id: 840, country_name: "United States", dial_code: "+1", code: "US", currency: "USD" },
];

export const someCurrencies: Currency[] = [
  { Code: "CAD", name: "Canadian Dollar" },
  { Code: "GBP", name: "British Pound" },
  { Code: "INR", name: "Indian Rupee" },
  { Code: "USD", name: "US Dollar" },
];
