import { LOCATION_ALIASES } from "@sendoff/contract/constants";
import { countryOfPlace } from "@sendoff/domain/choosing";
import { fold } from "../text/fold.ts";
import { countriesIn, countryByName } from "./countries.ts";
import { countryOfCity, countryOfState, stateOfCity, usState } from "./gazetteer.ts";

/** A place as far as it is known; names folded. */
export interface Place {
  city?: string;
  state?: string;
  country?: string;
}

/** The name we use, folded, by each other name of a city. */
const CITY_KEYS = new Map(
  Object.entries(LOCATION_ALIASES).flatMap(([name, others]) =>
    others.map((other) => [fold(other), fold(name)] as const),
  ),
);

/** One name for a city, whatever it is called: "Bengaluru" and "Bangalore" are the same. */
export function cityKey(name: string): string {
  const folded = fold(name)
    .replace(/^greater (?!noida)/, "")
    .replace(/ (area|metropolitan area|metropolitan region|city)$/, "");
  return CITY_KEYS.get(folded) ?? folded;
}

/** Reads "Pune, Maharashtra, India (On-site)" into its parts; parts that are not understood are left out. */
export function placeFrom(text: string): Place {
  const place: Place = {};
  const plain = text.slice(0, 300).replace(/\([^()]*\)/g, " ");
  const parts = plain
    .split(/[,;|/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const named = countriesIn(plain);
  for (const [index, part] of parts.entries()) {
    const country = countryByName(part);
    if (country !== undefined && !(country === "SG" && index === 0)) place.country = country;
    else if (index > 0 && /^[A-Z]{2}$/.test(part) && usState(part) !== undefined) {
      place.country ??= "US";
      place.state ??= usState(part) ?? "";
    } else readPart(place, part, index);
  }
  if (place.country === undefined && named.length === 1 && named[0] !== undefined)
    place.country = named[0];
  if (place.country === undefined) {
    // "Paris, Texas" is in no France. What is no city by itself may name one: "Chakan, Pune", "Berlin-Neukölln".
    const guess =
      countryOfState(place.state) ??
      countryOfCity(place.city) ??
      countryOfPlace(text.slice(0, 300));
    if (guess !== undefined) place.country = guess;
  }
  return place;
}

function readPart(place: Place, part: string, index: number): void {
  const state = fold(part);
  if (/^(remote|hybrid|onsite|on site|anywhere|work from home|wfh)$/.test(state)) return;
  if (index > 0 && place.city !== undefined) place.state ??= state;
  else if (countryOfState(state) !== undefined && countryOfCity(cityKey(part)) === undefined)
    place.state = state;
  else place.city = cityKey(part.replace(/^(remote|hybrid|on-?site)\s*[-:]\s*/i, ""));
}

/**
 * The place at the front of words that have lost their commas ("pune maharashtra india"). Undefined when no known city
 * stands there or when what follows does not fit it: "austin minnesota" is not the known Austin.
 */
export function placeInWords(text: string): Place | undefined {
  const words = text.split(" ");
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const city = cityKey(words.slice(0, length).join(" "));
    const country = countryOfCity(city);
    if (country === undefined) continue;
    const state = stateOfCity(city);
    const rest = words
      .slice(length)
      .join(" ")
      .replace(/^(?:bay|area|city|region|metro|bay area)\b ?/, "");
    return isRestOf(rest, state, country)
      ? { city, country, ...(state === undefined ? {} : { state }) }
      : undefined;
  }
  return undefined;
}

function isRestOf(rest: string, state: string | undefined, country: string): boolean {
  if (rest === "" || countryByName(rest) === country || rest === state) return true;
  if (usState(rest) !== undefined && usState(rest) === state) return true;
  if (state !== undefined && rest.startsWith(`${state} `))
    return countryByName(rest.slice(state.length + 1)) === country;
  const code = usState(rest.slice(0, 2));
  return code !== undefined && code === state && countryByName(rest.slice(3)) === country;
}

/** Whether a text asks for, or offers, work from anywhere. */
export function isRemotePlace(text: string): boolean {
  return /\b(remote|work from home|wfh|home office|teletravail|teletrabajo)\b/.test(fold(text));
}
