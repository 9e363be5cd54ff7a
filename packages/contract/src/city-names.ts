import { LOCATION_ALIASES } from "./constants.ts";

const lowerCase = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(LOCATION_ALIASES).flatMap(([name, others]) => {
    const names = [name, ...others].map(lowerCase);
    return names.map((each) => [each, names] as const);
  }),
);

/**
 * All names of a place in lower case, the one of `LOCATION_ALIASES` first; a place that has no others by its own alone. The
 * search of boards, the match score, answers and the sameness of jobs all read places through it.
 */
export function cityNames(city: string): readonly string[] {
  const name = lowerCase(city);
  return NAMES.get(name) ?? [name];
}
