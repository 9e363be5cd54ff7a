import { foldLine } from "./fold-words.ts";
import { countriesOf, countriesOfStates } from "./places.ts";

/**
 * The one country that a place lies in, by its name, a city or a state it names, as ISO 3166-1 has it ("GB"): "Leeds (Morley)",
 * "Berlin-Neukölln". Undefined where none is known, or several: "Newcastle NSW" has the name of an English city.
 */
export function countryOfPlace(place: string): string | undefined {
  const line = foldLine(place);
  const states = countriesOfStates(line);
  const [country, ...others] = new Set([...countriesOf(line), ...states]);
  return country === undefined || others.length > 0 ? undefined : country.toUpperCase();
}
