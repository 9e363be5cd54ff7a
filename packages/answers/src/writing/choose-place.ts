import type { Claim } from "../facts/claim.ts";
import { fold } from "../text/fold.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { countriesIn, countryByName, countryByPeople } from "../world/countries.ts";
import { isInEu } from "../world/memberships.ts";
import { usState } from "../world/gazetteer.ts";
import { placeInEnglish } from "../world/place-names.ts";
import { italianProvince, ownName, regionKey } from "../world/regions.ts";
import { departmentOf } from "../world/french-departments.ts";
import { cityKey, placeFrom } from "../world/places.ts";
import { firstTier } from "./same-wording.ts";

type PlaceClaim = Extract<Claim, { kind: "place" }>;

const SURROUNDINGS = /\b(greater|area|region|metropolitan)\b/i;

const isCountryOrRest = (option: string): boolean =>
  countryByName(option) !== undefined ||
  /^(other|others|elsewhere|none of (these|the above))$/i.test(option.trim());

/** The options that name the place, or its state where only that is asked. */
export function placeOptions(claim: PlaceClaim, options: readonly string[]): string[] {
  const same = firstTier(options, [claim.text]);
  if (same.length > 0) return same;
  if (claim.part === "state") {
    const named = stateOptions(claim, options);
    return named.length > 0 ? named : provinceOptions(claim, options);
  }
  const inScript = options.filter(
    (option) =>
      fold(option) !== placeInEnglish(option) &&
      cityKey(placeInEnglish(option)) === claim.place.city,
  );
  if (inScript.length > 0) return inScript;
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
      regionKey(place.state, claim.place.country) ===
        regionKey(claim.place.state, claim.place.country);
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

/** "Región Metropolitana" is "Metropolitana", "Canton de Vaud" is "Vaud". */
const bareState = (name: string): string =>
  fold(name)
    .replace(
      /\b(?:region|regiao|regione|province|provincia|state|estado|stato|county|condado|canton|kanton|cantone|land|department|departamento|departement)\b/g,
      " ",
    )
    .replace(/^\s*(?:of|de|del|della|do|da|di|d)\s/, "")
    .replace(/\s+/g, " ")
    .trim();

function stateOptions(claim: PlaceClaim, options: readonly string[]): string[] {
  const bare = bareState(claim.text);
  const same = bare === "" ? [] : options.filter((option) => bareState(option) === bare);
  if (same.length === 1) return same;
  return options.filter(
    (option) =>
      claim.place.state !== undefined &&
      option
        .split(/\s+[-–]\s+|[()]/)
        .filter((part) => part.trim() !== "")
        .every(
          (part) =>
            [placeInEnglish(part), usState(part.trim())].includes(claim.place.state) ||
            regionKey(part, claim.place.country) ===
              regionKey(claim.place.state ?? "", claim.place.country),
        ),
  );
}

/** Countries whose provinces bear the name of their capital. */
const PROVINCES_BY_CITY = new Set(["ES", "IT", "BE"]);

/** The province that the city gives its name to; the French département that the postcode begins with. */
function provinceOptions({ place, zip = "" }: PlaceClaim, options: readonly string[]): string[] {
  if (place.country === "FR" && /^\d{5}$/.test(zip))
    return options.filter(
      (option) =>
        new RegExp(`\\b${zip.slice(0, 2)}\\b`).test(option) || fold(option) === departmentOf(zip),
    );
  if (place.country === undefined || !PROVINCES_BY_CITY.has(place.country)) return [];
  return options.filter((option) =>
    option
      .split(/[()/-]/)
      .some(
        (part) =>
          cityKey(part.trim()) === place.city ||
          (place.city !== undefined && ownName(place.city) === fold(part)) ||
          (place.country === "IT" && italianProvince(part) === place.city),
      ),
  );
}

/** The options that name the country, or its people where the nationality is asked. */
export function countryOptions(
  claim: Extract<Claim, { kind: "country" }>,
  options: readonly string[],
): string[] {
  const same = firstTier(options, [claim.text]);
  if (same.length > 0) return same;
  // England is not the country of who lives in Wales.
  if (options.filter((option) => HOME_NATIONS.test(fold(option))).length > 1) return [];
  const named = options.filter((option) => {
    const bare = option.replace(/\(?\+\d{1,4}\)?/g, "").trim();
    const code = claim.isNationality ? countryByPeople(bare) : countryByName(bare);
    return code === claim.code || bare.toUpperCase() === claim.code;
  });
  if (named.length > 0 || !claim.isNationality || !isInEu(claim.code)) return named;
  return options.filter((option) =>
    /^(?:eu|citizen eu|eu citizen|other eu|other country eu)$/.test(unionWords(option)),
  );
}

/** The parts of the United Kingdom. */
const HOME_NATIONS = /^(?:england|scotland|wales|northern ireland)$/;

/** "Otro país de la UE": the meanings of an option that names the Union. */
const unionWords = (option: string): string =>
  wordingOf(option)
    .terms.flatMap(({ means, text }) => (means === "-" ? [] : [means ?? text]))
    .join(" ");

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
