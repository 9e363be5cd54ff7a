/** Where applicants live; the first is where most do. */
export const COUNTRIES: readonly string[] = [
  "India",
  "Australia",
  "Bangladesh",
  "Canada",
  "Germany",
  "Nepal",
  "Netherlands",
  "Singapore",
  "Sri Lanka",
  "United Arab Emirates",
  "United Kingdom",
  "United States",
];
