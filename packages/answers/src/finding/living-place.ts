import type { Finding } from "../facts/claim.ts";
import { found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fold } from "../text/fold.ts";
import { countryByName, countryName } from "../world/countries.ts";
import { placeFrom, type Place } from "../world/places.ts";

/** Where the user lives, from the profile's parts and the location of the settings. */
export function livingPlace({ user, profile }: Facts): Place {
  const { city, state, country } = profile.personal;
  const place = placeFrom([city, state, country].filter((part) => part !== undefined).join(", "));
  const typed = user.location === undefined ? {} : placeFrom(user.location);
  const merged: Place = city === undefined ? { ...typed, ...place } : place;
  if (state !== undefined) merged.state = fold(state);
  const named = countryByName(country ?? user.country);
  if (named !== undefined) merged.country = named;
  const isSameCity = city === undefined || placeFrom(city).city === typed.city;
  if (isSameCity && merged.state === undefined && typed.state !== undefined)
    merged.state = typed.state;
  if (isSameCity && merged.country === undefined && typed.country !== undefined)
    merged.country = typed.country;
  return merged;
}

/** ISO code of the country the user lives in, as far as said. */
export function homeCountry(facts: Facts): string | undefined {
  return (
    countryByName(facts.profile.personal.country ?? facts.user.country) ??
    livingPlace(facts).country
  );
}

/** The city or state the user lives in, or the whole of it. */
export function place(
  part: "city" | "state" | "location",
  facts: Facts,
  isWithoutCountry = false,
): Finding | undefined {
  const { personal } = facts.profile;
  const home = livingPlace(facts);
  const source = personal.city === undefined ? "settings" : "profile";
  if (part === "state") {
    if (home.state === undefined) return undefined;
    const text = personal.state ?? titleCase(home.state);
    return found(
      {
        kind: "place",
        place: home,
        text,
        part: "state",
        ...(personal.zipCode === undefined ? {} : { zip: personal.zipCode }),
      },
      personal.state === undefined ? "settings" : "profile",
      "Your state",
    );
  }
  const cityName = cityInWords(facts);
  if (cityName === undefined) return undefined;
  const countryText =
    personal.country ??
    facts.user.country ??
    (home.country === undefined ? undefined : countryName(home.country));
  const stateText =
    personal.state ?? (home.state === undefined ? undefined : titleCase(home.state));
  // A city that is a state by itself is named once.
  const named = [cityName, stateText, isWithoutCountry ? undefined : countryText];
  const whole = [...new Set(named.filter((name) => name !== undefined))].join(", ");
  if (part === "city")
    return found(
      { kind: "place", place: home, text: cityName, part: "city" },
      source,
      "The city you live in",
    );
  return found(
    { kind: "place", place: home, text: whole, part: "whole" },
    source,
    "Where you live",
  );
}

/** Countries that write the postcode behind the city or the state. */
const ZIP_LAST = new Set(["US", "CA", "IN", "AU", "GB", "IE", "NZ", "SG", "ZA", "PH", "NG", "KE"]);

/** Address, postcode and city in one line; undefined where one of them is missing. */
export function fullAddress(facts: Facts): Finding | undefined {
  const { address, city, state, zipCode } = facts.profile.personal;
  const country = homeCountry(facts);
  if (address === undefined || city === undefined || zipCode === undefined) return undefined;
  if (country === undefined) return undefined;
  const behind = [city, [state, zipCode].filter(Boolean).join(" ")].join(", ");
  const text = `${address}, ${ZIP_LAST.has(country) ? behind : `${zipCode} ${city}`}`;
  return found(textClaim(text), "profile", "Your address");
}

/** "Tulsa, OK 74105", where the postcode stands behind the state; elsewhere the order is not known. */
export function cityStateZip(facts: Facts): Finding | undefined {
  const { city, state, zipCode } = facts.profile.personal;
  const country = homeCountry(facts);
  if (city === undefined || state === undefined || zipCode === undefined) return undefined;
  if (country === undefined || !ZIP_LAST.has(country)) return undefined;
  return found(
    textClaim(`${city}, ${state} ${zipCode}`),
    "profile",
    "Your city, state and postcode",
  );
}

/** Britain's parts and Ireland's provinces are no counties. */
const NO_COUNTY = new Set([
  "england",
  "scotland",
  "wales",
  "northern ireland",
  "leinster",
  "munster",
  "connacht",
  "ulster",
]);

/** The county of an address in Britain or Ireland, and in a country where the state says that it is one ("Nakuru County"). */
export function county(facts: Facts): Finding | undefined {
  const home = livingPlace(facts);
  if (/^[\p{L} '-]+ county$/iu.test(facts.profile.personal.state ?? ""))
    return place("state", facts);
  if (home.country !== "GB" && home.country !== "IE") return undefined;
  if (home.state !== undefined && !NO_COUNTY.has(home.state)) return place("state", facts);
  return home.country === "IE" && IRISH_COUNTIES.has(home.city ?? "")
    ? place("city", facts)
    : undefined;
}

/** Towns of Ireland that lie in the county of their own name. */
const IRISH_COUNTIES = new Set(
  "carlow cavan cork donegal dublin galway kildare kilkenny leitrim limerick longford louth monaghan roscommon sligo tipperary waterford wexford wicklow".split(
    " ",
  ),
);

/** The city the user lives in, as they wrote it. */
export function cityInWords(facts: Facts): string | undefined {
  const { city } = facts.profile.personal;
  if (city !== undefined) return city;
  const home = livingPlace(facts).city;
  return home === undefined ? undefined : (typedCity(facts.user.location) ?? titleCase(home));
}

function typedCity(location: string | undefined): string | undefined {
  const [first = ""] = (location ?? "").split(",");
  return first.trim() === "" ? undefined : first.trim();
}

const titleCase = (name: string): string =>
  name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
