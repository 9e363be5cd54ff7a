import { cityNames } from "@sendoff/contract/city-names";
import { foldLine } from "./fold-words.ts";
import type { Fit } from "./fit.ts";
import { citiesOf, countriesOf, isCountry, isInStateOf, isNextTo } from "./places.ts";

const REMOTE =
  / (remote|remotely|work from home|wfh|anywhere|home based|homebased|home office|telecommute|work at home) /;
/** Everywhere: says nothing of where somebody has to live. */
const WORLDWIDE =
  / (worldwide|world wide|globally|anywhere in the world|work from anywhere|global) /;
/** A list of places that are not named. */
const UNNAMED =
  /^ (various|multiple|several|all|any) (locations|cities|sites|offices|location|places) $|^ (nationwide|multiple|various|flexible|hybrid|on site|onsite) $/;

const isRemote = (place: string): boolean => REMOTE.test(foldLine(place));
const saysRemote = (description: string | undefined): boolean =>
  /\b(fully remote|100% remote|remote[- ]first|(?:this|it) is a remote (?:role|position|job)|work from (home|anywhere)(?! (?:day|one|two|once|twice|allow|on|stipend|after))|from anywhere in)\b/i.test(
    description ?? "",
  );

/**
 * How a job's place fits the places of somebody: one of theirs; next to one; remote where they want that and live where it may be
 * done from; else far off. Undefined where either names none.
 */
export function fitPlace(
  job: { readonly location: string; readonly description?: string | undefined },
  locations: readonly string[],
): Fit | undefined {
  const shown = job.location.trim();
  const place = foldLine(shown);
  if (locations.length === 0 || shown === "" || UNNAMED.test(place)) return undefined;
  const cities = locations.filter((wanted) => !isRemote(wanted));
  const city = cities.find((wanted) => isAt(place, wanted));
  if (city !== undefined) return { fit: 1, text: `It is in ${city}, where you want to work.` };
  const isHere = isRemote(shown);
  if (isHere || (locations.some(isRemote) && saysRemote(job.description))) {
    return fitRemote(place, cities, locations.some(isRemote));
  }
  const near = cities.find((wanted) =>
    cityNames(cityOf(wanted)).some((name) => isNextTo(place, name)),
  );
  if (near !== undefined) return { fit: 0.5, text: `${shown} is next to ${near}.` };
  // Neither can be said of a suburb that is not known: it is nothing to hold against the job.
  if (cities.some((wanted) => cityNames(cityOf(wanted)).some((name) => isInStateOf(place, name))))
    return undefined;
  if (isCountry(place)) return fitCountry(place, shown, cities);
  // A description can say that it is done from home.
  const mayChange = locations.some(isRemote);
  return { fit: 0, isFarOff: true, mayChange, text: `${shown} is none of your places.` };
}

function fitRemote(place: string, cities: readonly string[], isWanted: boolean): Fit {
  const open = WORLDWIDE.test(place) ? new Set<string>() : countriesOf(place.replace(REMOTE, " "));
  const own = new Set(cities.flatMap((city) => [...countriesOf(foldLine(city))]));
  const isElsewhere =
    open.size > 0 && own.size > 0 && [...own].every((country) => !open.has(country));
  if (isElsewhere)
    return {
      fit: 0,
      isFarOff: true,
      mayChange: false,
      text: "It is remote, but from another country than yours.",
    };
  if (isWanted) return { fit: 1, text: "It is remote, as you want." };
  return { fit: 0.5, text: "It is remote, which you did not name." };
}

/** "India" alone: somewhere in it. */
function fitCountry(place: string, shown: string, cities: readonly string[]): Fit | undefined {
  const named = countriesOf(place);
  const own = cities.flatMap((city) => [...countriesOf(foldLine(city))]);
  if (own.length === 0 || own.some((country) => named.has(country))) return undefined;
  return { fit: 0, isFarOff: true, text: `${shown} is none of your places.` };
}

const cityOf = (wanted: string): string => (wanted.split(/[,(]/)[0] ?? "").trim();

/** Whether a place is the wanted one under any of its names; a wanted country is anywhere in it. */
function isAt(place: string, wanted: string): boolean {
  if (cityNames(cityOf(wanted)).some((name) => name !== "" && place.includes(foldLine(name)))) {
    return !isNamesake(place, wanted);
  }
  const line = foldLine(wanted);
  if (!isCountry(line) || isRemote(place)) return false;
  const countries = countriesOf(line);
  return [...countriesOf(place)].some((country) => countries.has(country));
}

/** "Birmingham, Alabama" is not the wanted "Birmingham, UK": both name a country, and not the same. */
function isNamesake(place: string, wanted: string): boolean {
  const rest = (line: string) => line.replace(foldLine(cityOf(wanted)), " ");
  const [there, here] = [countriesOf(rest(place)), countriesOf(rest(foldLine(wanted)))];
  if (
    there.size === 0 ||
    here.size === 0 ||
    citiesOf(rest(place)).some((city) => isNextTo(foldLine(wanted), city))
  )
    return false;
  return [...there].every((country) => !here.has(country));
}
