import { foldLine } from "../fold-words.ts";
import { countriesOf } from "./places.ts";

/** The one country that a place lies in, by its name or its city, as ISO 3166-1 has it ("GB"); undefined where none is known, or several. */
export function countryOfPlace(place: string): string | undefined {
  const [country, ...others] = countriesOf(foldLine(place));
  return country === undefined || others.length > 0 ? undefined : country.toUpperCase();
}
