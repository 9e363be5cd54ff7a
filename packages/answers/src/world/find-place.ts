import { countryOfPlace } from "@sendoff/domain/choosing";
import { countryOfCity, stateOfCity } from "./gazetteer.ts";
import { type Place, placeFrom } from "./places.ts";
import { regionKey } from "./regions.ts";

const isSameState = (place: Place, state: string): boolean =>
  place.state !== undefined &&
  regionKey(place.state, place.country) === regionKey(state, place.country);

/**
 * The one of several places that is meant by what somebody wrote, as its index: "Austin, TX (US)" for "Austin, Texas". A city that is
 * well known means itself and no namesake in another country; of its namesakes in its own country the one in its state, else the first,
 * as lists begin with what is known best. Undefined where none is surely meant.
 */
export function findPlaceAmong(places: readonly string[], wanted: string): number | undefined {
  const { city, state, country } = placeFrom(wanted);
  if (city === undefined) return undefined;
  const named = places
    .map((text, index) => ({ index, place: placeFrom(text.replace(/ ?\(([^()]+)\)$/, ", $1")) }))
    .filter(
      ({ place }) =>
        place.city === city &&
        (country === undefined || place.country === country) &&
        (state === undefined || isSameState(place, state)),
    );
  const home = state ?? stateOfCity(city);
  const inState = home === undefined ? [] : named.filter(({ place }) => isSameState(place, home));
  const likely = inState.length > 0 ? inState : named;
  const isKnown =
    country !== undefined && (countryOfCity(city) ?? countryOfPlace(city)) === country;
  return likely.length === 1 || isKnown ? likely[0]?.index : undefined;
}
