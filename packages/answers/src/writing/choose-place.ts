import type { Claim } from "../claim.ts";
import { fold } from "../text/fold.ts";
import { countriesIn, countryByName, countryByPeople } from "../world/countries.ts";
import { usState } from "../world/gazetteer.ts";
import { cityKey, placeFrom } from "../world/places.ts";
import { firstTier } from "./same-wording.ts";

const SURROUNDINGS = /\b(greater|area|region|metropolitan)\b/i;

const isCountryOrRest = (option: string): boolean =>
  countryByName(option) !== undefined ||
  /^(other|others|elsewhere|none of (these|the above))$/i.test(option.trim());

/** The options that name the place, or its state where only that is asked. */
export function placeOptions(
  claim: Extract<Claim, { kind: "place" }>,
  options: readonly string[],
): string[] {
  const same = firstTier(options, [claim.text]);
  if (same.length > 0) return same;
  if (claim.part === "state")
    return options.filter(
      (option) =>
        claim.place.state !== undefined &&
        option
          .split(/\s+[-–]\s+|[()]/)
          .filter((part) => part.trim() !== "")
          .every((part) => [fold(part), usState(part.trim())].includes(claim.place.state)),
    );
  const twins = options.filter(
    (option) =>
      option.includes("/") &&
      option.split("/").some((part) => cityKey(part.trim()) === claim.place.city),
  );
  if (twins.length > 0) return twins;
  const { country } = claim.place;
  if (claim.part === "whole" && options.every((option) => isCountryOrRest(option)))
    return options.filter((option) => country !== undefined && countryByName(option) === country);
  const fitting = options.filter((option) => {
    const place = placeFrom(option);
    const isSameCity = place.city !== undefined && place.city === claim.place.city;
    const isSameState =
      place.state === undefined ||
      claim.place.state === undefined ||
      place.state === claim.place.state;
    const isSameCountry =
      place.country === undefined ||
      claim.place.country === undefined ||
      place.country === claim.place.country;
    return isSameCity && isSameState && isSameCountry;
  });
  if (fitting.length <= 1) return fitting;
  const inState = fitting.filter(
    (option) => claim.place.state !== undefined && placeFrom(option).state === claim.place.state,
  );
  const near = inState.length > 0 ? inState : fitting;
  // The city itself before its quarters and surroundings.
  const named = near.filter((option) => {
    const [first = ""] = option.split(",");
    return !SURROUNDINGS.test(first) && cityKey(first.trim()) === claim.place.city;
  });
  return named.length > 0 ? named : near;
}

/** The options that name the country, or its people where the nationality is asked. */
export function countryOptions(
  claim: Extract<Claim, { kind: "country" }>,
  options: readonly string[],
): string[] {
  const same = firstTier(options, [claim.text]);
  if (same.length > 0) return same;
  return options.filter((option) => {
    const bare = option.replace(/\(?\+\d{1,4}\)?/g, "").trim();
    const code = claim.isNationality ? countryByPeople(bare) : countryByName(bare);
    return code === claim.code || bare.toUpperCase() === claim.code;
  });
}

/** The options with the dial code; of several countries that share it, the one of the number. */
export function dialOptions(
  code: string,
  country: string | undefined,
  options: readonly string[],
): string[] {
  const withCode = options.filter((option) => {
    const number = /\+?\s?(\d{1,4})(?!\d)/.exec(option)?.[1];
    return (
      number === code ||
      (number === undefined && country !== undefined && countryByName(option) === country)
    );
  });
  if (withCode.length <= 1 || country === undefined) return withCode;
  return withCode.filter((option) => {
    const named = countriesIn(option.replace(/\(.*$/, ""));
    return named.includes(country) || new RegExp(`\\b${country}\\b`).test(option);
  });
}
