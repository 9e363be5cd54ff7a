import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Bank } from "../bank/bank.ts";
import type { Facts } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { askedTerms } from "../reading/said.ts";
import { fold } from "../text/fold.ts";
import { cityKey, placeFrom } from "../world/places.ts";
import { isWeak } from "../reading/weak-words.ts";

/** Meanings of a question whether one would move at all. */
const OF_MOVING = new Set([
  "relocate",
  "willing",
  "available",
  "can",
  "have",
  "are",
  "do",
  "city",
  "other",
  "alternate",
  "state",
  "-",
  "role",
  "occasional",
  "country",
]);

/**
 * Who would not move at all would not move to a place that is none of those they look for work in; who has said yes or no to one
 * city has said it to "that city if required".
 */
export function movingAsked(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (!question.isYesNo || meaning?.isNegated === true) return undefined;
  const terms = askedTerms(question);
  const isAnywhere = terms.every(
    ({ means, text }) => (means !== undefined && OF_MOVING.has(means)) || isWeak(text),
  );
  const hasMove = terms.some(({ means }) => means === "relocate");
  if (meaning?.topic !== "relocate" && !(hasMove && isOpen(meaning))) return undefined;
  if (terms.some(({ means }) => means === "not" || means === "why" || means === "when"))
    return undefined;
  const why = "You answered on moving for a job";
  const said = (subject: string | undefined): boolean | undefined =>
    bank.saidYesNo({
      topic: "relocate",
      isNegated: false,
      ...(subject === undefined ? {} : { subject }),
    });
  // "The post is in Bangalore only. Would you relocate?"
  const toNamed = new Set(placesIn(question.raw).flatMap((name) => said(name) ?? []));
  const [only, second] = toNamed;
  // What was said of a town says nothing of another one, nor of a condition.
  const isPlain =
    !/\d/.test(question.text) && !/\b(?:travel|and|or|month|week)\b/.test(question.text);
  if (only !== undefined && second === undefined && isPlain) return saved(only, why);
  // Who would not move at all would not move to a place where they look for no work.
  const isToElsewhere =
    bank.saidToMoving() === false &&
    question.countries.length === 0 &&
    !terms.some(({ means }) => means === "did") &&
    placesIn(question.raw).length > 0 &&
    !placesIn(question.raw).some((name) => wantedCities(facts).includes(name));
  if (isToElsewhere) return saved(false, why);
  if (meaning?.topic !== "relocate" && !isAnywhere) return undefined;
  const place = (meaning?.subject ?? "").replace(
    / (?:if|for|wenn|si|se|als|falls|para|pour|per|voor)(?: .*)?$/,
    "",
  );
  const alias = SAME_CITY.get(place);
  const same =
    place === "" ? undefined : (said(place) ?? (alias === undefined ? undefined : said(alias)));
  if (same !== undefined) return saved(same, why);
  // Who would move would move to another region of the country as well.
  const isRegion = isAnywhere && question.countries.length === 0 && ANOTHER.test(question.text);
  if (said(undefined) === true && isRegion) return saved(true, why);
  // A town that is named may be one that they would move to all the same.
  if (said(undefined) !== false || question.countries.length > 0) return undefined;
  const isOther = isAnywhere || meaning?.subject === "other" || meaning?.subject === "house";
  const isJob = meaning?.subject === "@job" || place === "";
  return isOther && (!isJob || !isWanted(facts)) ? saved(false, why) : undefined;
}

/** No reader of its own has understood it. */
const isOpen = (meaning: Meaning | undefined): boolean =>
  meaning === undefined || meaning.topic === "willing";

const ANOTHER =
  /\b(?:another|other|different|anderen?|andere|autre|otra|outra|altra|अन्य|dusre) (?:city|town|state|region|province|area|location|stadt|region|ville|ciudad|cidade|citta|stad|शहर|shehar)\b/;

/** Names in a question that may be those of towns: words with a capital that begin no sentence. */
const placesIn = (raw: string): string[] => {
  const region = REGION_OF.exec(fold(raw))
    ?.slice(1)
    .find((each) => each !== undefined);
  return [...capitalised(raw), ...(region === undefined ? [] : [CITY_OF[region] ?? region])];
};

const capitalised = (raw: string): string[] =>
  [
    ...raw.matchAll(
      /(?<=\p{L}[\p{L},:]* |\p{L}, |: |\()(?!I\b)\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+)?/gu,
    ),
  ].flatMap(([name]) => {
    const [whole, first = ""] = [fold(name), fold(name).split(" ")[0]];
    return [...new Set([whole, cityKey(whole), first, cityKey(first)])];
  });

/** "En région parisienne": the region of a city by the city's adjective. */
const REGION_OF =
  /\bregion (?:(pari)sienne|(lyon)naise|(bordel)aise|(nant)aise|(toulous)aine|(lill)oise|(marseill)aise|(renn)aise|(strasbourg)eoise|(grenobl)oise)\b/;
const CITY_OF: Readonly<Record<string, string>> = {
  pari: "paris",
  lyon: "lyon",
  bordel: "bordeaux",
  nant: "nantes",
  toulous: "toulouse",
  lill: "lille",
  marseill: "marseille",
  renn: "rennes",
  strasbourg: "strasbourg",
  grenobl: "grenoble",
};

/** Where they live and where they look for work. */
const wantedCities = (facts: Facts): (string | undefined)[] => [
  ...(facts.jobPreferences?.locations ?? []).map((name) => placeFrom(name).city),
  livingPlace(facts).city,
];

/** The job is in a place where they look for work. */
function isWanted(facts: Facts): boolean {
  const city = placeFrom(facts.job.location).city;
  return city === undefined || wantedCities(facts).includes(city);
}

const saved = (isYes: boolean, why: string): Finding => ({
  ...derived(yesNo(isYes), why, 0.85),
  source: "answer_bank",
});

/** Cities under an older or another name. */
const SAME_CITY: ReadonlyMap<string, string> = new Map(
  [
    ["bangalore", "bengaluru"],
    ["bombay", "mumbai"],
    ["madras", "chennai"],
    ["calcutta", "kolkata"],
    ["gurgaon", "gurugram"],
    ["munich", "munchen"],
    ["cologne", "koln"],
    ["vienna", "wien"],
    ["milan", "milano"],
    ["rome", "roma"],
    ["lisbon", "lisboa"],
    ["seville", "sevilla"],
  ].flatMap(([one = "", other = ""]) => [
    [one, other],
    [other, one],
  ]),
);
