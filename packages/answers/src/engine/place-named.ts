import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { countryByName } from "../world/countries.ts";
import { countryOfCity } from "../world/gazetteer.ts";
import { placeFrom } from "../world/places.ts";
import { homeCountry, livingPlace } from "../finding/living-place.ts";

/** "From our Lisbon office": a place of work that is not the job's. */
function workplaceIn(raw: string, facts: Facts): string | undefined {
  const name =
    /(?<!\p{L})(?:from|in|at|to) (?:our |the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:office|site|branch|hub|location|team)(?!\p{L})/u.exec(
      raw,
    )?.[1];
  return name === undefined || hasPhrase(fold(facts.job.location), fold(name)) ? undefined : name;
}

/** "Our office is located at Lekki Phase 1." */
const siteIn = (raw: string): string | undefined =>
  /\b(?:located|based|situated) (?:at|in) (?:the )?(\p{Lu}[\p{L}\d]*(?: [\p{Lu}\d][\p{L}\d]*)*)/u.exec(
    raw,
  )?.[1];

/** "UAE experience", "Gulf experience": what is asked for is the place of work. */
function regionNamed(subject = ""): string | undefined {
  const name = subject.replace(/ (?:work|working|market|local)$/, "");
  return name === "gcc" || name === "gulf" || name === "middle east gcc"
    ? "GCC"
    : name === "uae"
      ? "AE"
      : countryByName(name);
}

const bound = ({ threshold, isStrict }: Meaning): Partial<Meaning> => ({
  ...(threshold === undefined ? {} : { threshold }),
  ...(isStrict === undefined ? {} : { isStrict }),
});

/** "In the country in which you currently reside" */
const OF_RESIDENCE =
  /\b(?:country|nation) (?:in which |where |that |of )(?:you (?:are )?)?(?:currently |presently |now )?(?:resid\w+|live|living|based|located)\b|\b(?:your )(?:current )?country of (?:current )?residence\b|\bpays (?:de residence|ou vous (?:residez|vivez|habitez))\b|\bwohnsitzland\b|\bland in dem (?:sie|du) (?:derzeit |aktuell )?(?:leben|wohnen|lebst|wohnst)\b|\bpais (?:de residencia|en (?:el )?que (?:resid\w+|viv\w+)|donde (?:resid\w+|viv\w+)|onde (?:voce )?(?:resid\w+|mora|vive))\b|\bpaese (?:di residenza|in cui (?:risied\w+|viv\w+))\b/;

/** The line of the street with its number: the quarter has a field of its own. */
const STREET_LINE =
  /^(?:calle y (?:numero|num|no)|calle y numero (?:exterior|ext)|street (?:name )?(?:and|&) (?:house )?number|strasse (?:und|&) (?:hausnummer|haus nr|nr)|rue et numero|numero et rue|via e numero(?: civico)?|rua e numero|straat en huisnummer)$/;

const OF_ORIGIN = /\b(?:home|origin|birth|ancestral)\b/;
const isBritishOrIrish = (facts: Facts): boolean => {
  const home = homeCountry(facts);
  return home === "GB" || home === "IE";
};

const COMUNA =
  /^(?:(?:seleccione|selecciona|indique|indica|elija|elige) )?(?:una? |la |tu |su )?comuna(?: de residencia| donde vives| donde vive)?$/;

/** A question on rights that names no country is about the job's, unless it names another place. */
export function placed(
  meaning: Meaning | undefined,
  facts: Facts,
  raw: string,
): Meaning | undefined {
  if (meaning?.topic === "city" && /^\W*(?:home |residential )?suburb\b/i.test(raw))
    return { ...meaning, subject: "suburb" };
  if (meaning?.topic === "address" && STREET_LINE.test(fold(raw)))
    return { ...meaning, subject: "street line" };
  // In Kenya the home county is that of one's family.
  if (meaning?.topic === "county" && OF_ORIGIN.test(fold(raw)) && !isBritishOrIrish(facts))
    return undefined;
  // Chile's comunas go by the names of their cities, but Santiago has many.
  if (
    meaning === undefined &&
    COMUNA.test(fold(raw)) &&
    homeCountry(facts) === "CL" &&
    livingPlace(facts).city !== "santiago"
  )
    return { topic: "city", isNegated: false };
  // A lone "Número" on a form of Brazil is the house's.
  if (
    meaning?.topic === "phone" &&
    fold(raw) === "numero" &&
    placeFrom(facts.job.location).country === "BR"
  )
    return { topic: "house_number", isNegated: false };
  const site = siteIn(raw);
  if (
    meaning?.topic === "commute" &&
    meaning.subject === "@job" &&
    site !== undefined &&
    !hasPhrase(fold(facts.job.location), fold(site))
  )
    return { ...meaning, subject: fold(site) };
  const region =
    meaning?.topic === "skill_years" && !/[()+&]/.test(raw)
      ? regionNamed(meaning.subject)
      : undefined;
  if (meaning !== undefined && region !== undefined)
    return {
      topic: "total_years",
      isNegated: meaning.isNegated,
      country: region,
      ...bound(meaning),
    };
  if (meaning?.isJobCountry !== true) return meaning;
  if (OF_RESIDENCE.test(fold(raw))) {
    const home = homeCountry(facts);
    return home === undefined ? undefined : { ...meaning, country: home };
  }
  const elsewhere = workplaceIn(raw, facts);
  if (elsewhere !== undefined) {
    const there = countryOfCity(fold(elsewhere));
    return there === undefined
      ? { ...meaning, subject: `at ${fold(elsewhere)}` }
      : { ...meaning, country: there };
  }
  const country = placeFrom(facts.job.location).country;
  return country === undefined ? meaning : { ...meaning, country };
}
