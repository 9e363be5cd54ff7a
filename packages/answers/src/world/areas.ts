import { countries as ATLAS } from "countries-list";
import { isInAsean, isInEea, isInEu, liesIn } from "./memberships.ts";

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));

const MIDDLE_EAST = setOf("AE BH IQ IR IL JO KW LB OM PS QA SA SY YE TR EG CY");
const LATIN = setOf("MX GT HN SV NI CR PA CU DO PR HT");
/** Countries of which it is said in more than one way where they lie. */
const BETWEEN = setOf("TR RU CY GE AM AZ KZ EG");

const continentOf = (code: string): string | undefined =>
  Object.entries(ATLAS).find(([each]) => each === code)?.[1].continent;

const onContinent =
  (...continents: readonly string[]) =>
  (code: string): boolean | undefined =>
    BETWEEN.has(code) ? undefined : continents.includes(continentOf(code) ?? "");

const among =
  (codes: string) =>
  (code: string): boolean =>
    setOf(codes).has(code);

/** Areas of several countries, by what forms call them; folded. */
const AREAS: readonly (readonly [RegExp, (code: string) => boolean | undefined])[] = [
  [
    /^(?:eu|european union|e u|union europeenne|europaische union|europaischen union|union europea|uniao europeia|unione europea|europese unie)$/,
    isInEu,
  ],
  [/^(?:eea|european economic area|eu eea|eu and eea|ewr|eee|eer)$/, isInEea],
  [/^(?:europe|europa)$/, onContinent("EU")],
  [/^(?:africa|afrika|afrique)$/, onContinent("AF")],
  [/^(?:asia|asien|asie)$/, onContinent("AS")],
  [
    /^(?:north america|us and canada|usa and canada|united states and canada|us canada)$/,
    among("US CA"),
  ],
  [/^south america$/, onContinent("SA")],
  [
    /^(?:latin america|latam|latin america and the caribbean|america latina|latinoamerica)$/,
    (code) => LATIN.has(code) || continentOf(code) === "SA",
  ],
  [/^(?:americas|north or south america)$/, onContinent("NA", "SA")],
  [/^(?:gcc|gulf|gulf region|gcc region|gcc countries)$/, (code) => liesIn(code, "GCC")],
  [
    /^(?:middle east|mena)$/,
    (code) =>
      MIDDLE_EAST.has(code)
        ? BETWEEN.has(code)
          ? undefined
          : true
        : continentOf(code) === "AF"
          ? undefined
          : false,
  ],
  [/^(?:asean|southeast asia|south east asia|sea region)$/, isInAsean],
  [
    /^(?:apac|asia pacific|apac region)$/,
    (code) => (MIDDLE_EAST.has(code) ? undefined : onContinent("AS", "OC")(code)),
  ],
  [/^emea(?: region)?$/, (code) => (MIDDLE_EAST.has(code) ? true : onContinent("EU", "AF")(code))],
  [/^(?:dach|dach region)$/, among("DE AT CH")],
  [/^benelux$/, among("BE NL LU")],
  [
    /^(?:nordics|nordic countries|scandinavia)$/,
    (code) => (setOf("FI IS").has(code) ? undefined : setOf("DK NO SE").has(code)),
  ],
  [/^(?:uk and ireland|uk or ireland|uk ireland)$/, among("GB IE")],
];

/** Whether a country lies in an area of several; undefined for a name that is none of them, or where it may be said either way. */
export function liesInArea(area: string, code: string): boolean | undefined {
  const name = area.replace(/^the /, "").replace(/ (?:region|countries)$/, "");
  return (
    AREAS.find(([pattern]) => pattern.test(name)) ?? AREAS.find(([pattern]) => pattern.test(area))
  )?.[1](code);
}
