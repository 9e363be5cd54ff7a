/** Names under which a city is written. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["bengaluru", "bangalore"],
  ["gurugram", "gurgaon"],
  ["mumbai", "bombay"],
  ["chennai", "madras"],
  ["kolkata", "calcutta"],
  ["new york", "nyc"],
];

/** All names of a city, its own among them, in lower case. */
export function cityNames(city: string): readonly string[] {
  const name = city.trim().toLowerCase();
  return SPELLINGS.find((spellings) => spellings.includes(name)) ?? [name];
}
