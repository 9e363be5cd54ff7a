import { countries as ATLAS } from "countries-list";
import { isInAsean, isInEea, isInEu, liesIn } from "./memberships.ts";

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));

const MIDDLE_EAST = setOf("AE BH IQ IR IL JO KW LB OM PS QA SA SY YE TR EG CY");
const LATIN = setOf("MX GT HN SV NI CR PA CU DO PR HT");
/** Central America and the islands, which "North America" takes in or leaves out. */
const CENTRAL = setOf(
  "MX GT BZ HN SV NI CR PA CU DO PR HT JM TT BB BS AG DM GD KN LC VC AW CW SX BQ GP MQ MF BL AI BM KY MS TC VG VI GL PM",
);
/** Of the Caribbean, and not of Latin America to everybody. */
const CARIBBEAN = setOf("JM TT BB BS AG DM GD KN LC VC GY SR BZ AW CW SX GP MQ AI KY MS TC VG VI");
/** On a gulf, and in no council of its states. */
const ON_A_GULF = setOf("IQ IR YE US MX");
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
  [/^north america$/, (code) => (CENTRAL.has(code) ? undefined : setOf("US CA").has(code))],
  [/^(?:us and canada|usa and canada|united states and canada|us canada)$/, among("US CA")],
  [/^south america$/, onContinent("SA")],
  [
    /^(?:latin america|latam|america latina|latinoamerica)$/,
    (code) => (CARIBBEAN.has(code) ? undefined : LATIN.has(code) || continentOf(code) === "SA"),
  ],
  [
    /^(?:latin america and the caribbean|latam and the caribbean|lac)$/,
    (code) => LATIN.has(code) || CARIBBEAN.has(code) || continentOf(code) === "SA",
  ],
  [/^(?:americas|north or south america)$/, onContinent("NA", "SA")],
  [/^(?:gcc|gcc region|gcc countries)$/, (code) => liesIn(code, "GCC")],
  [
    /^(?:gulf|gulf region|gulf states)$/,
    (code) => (ON_A_GULF.has(code) ? undefined : liesIn(code, "GCC")),
  ],
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

const find = (area: string): (typeof AREAS)[number] | undefined => {
  const name = area.replace(/^the /, "").replace(/ (?:region|countries)$/, "");
  return (
    AREAS.find(([pattern]) => pattern.test(name)) ?? AREAS.find(([pattern]) => pattern.test(area))
  );
};

/** Whether a folded name is one of an area of several countries. */
export const isArea = (area: string): boolean => find(area) !== undefined;

/** Whether a country lies in an area of several; undefined for a name that is none of them, or where it may be said either way. */
export const liesInArea = (area: string, code: string): boolean | undefined =>
  find(area)?.[1](code);
