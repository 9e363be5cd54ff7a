import type { Finding } from "../facts/claim.ts";
import { derived, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fold } from "../text/fold.ts";
import type { Meaning, TimeFrame, Topic } from "../question/meaning.ts";
import { countryByPeople, countryName } from "../world/countries.ts";
import { isInAsean, isInCommonwealth, isInEea, isInEu, liesIn } from "../world/memberships.ts";

/** What the user answered on a right, or undefined. The polarity asked is the plain one. */
type SaidYesNo = (meaning: Meaning) => boolean | undefined;

/**
 * Rights to work, for the country the question or the job names. Citizenship gives the right to work there without
 * sponsorship; nothing else is concluded (DECISIONS D13).
 */
export function findRights(
  meaning: Meaning,
  facts: Facts,
  said: SaidYesNo,
  saidText: (meaning: Meaning) => string | undefined = () => undefined,
): Finding | undefined {
  const finding =
    rightsIn(meaning, facts, said) ??
    byStatus(
      meaning,
      saidText({
        topic: "work_status",
        isNegated: false,
        ...(meaning.country === undefined ? {} : { country: meaning.country }),
      }),
      said,
    );
  const citizenOf = countryByPeople(facts.profile.personal.citizenship);
  const isByCitizenship = finding?.source === "derived" && citizenOf === meaning.country;
  return isByCitizenship && citizenOf !== undefined ? { ...finding, citizenOf } : finding;
}

const SETTLED =
  /\b(?:permanent resident|permanent residence|resident visa|residence class visa|pr|green card|carte de resident|indefinite leave|ilr|settled status|niederlassungserlaubnis|stamp 4|unlimited|unbefristet\w*|residente permanente|residencia permanente)\b/;

const TEMPORARY =
  /^(?:on )?(?:an? )?(?:h ?1 ?b|h ?4|l ?1|l ?2|f ?1|j ?1|o ?1|tn|e ?3|opt|stem opt|cpt|student visa|graduate visa|skilled worker visa|tier 4|work visa|work permit|employment pass|s pass|employment visa|visit visa|post graduation work permit|pgwp|open work permit|closed work permit|employer specific work permit|study permit)(?: (?:visa|status|stem|opt|cpt|ead|pgwp|permit|holder|valid|until|through|expir\w+|\d+))*$/;

/** Permits that name no employer: their holders may work for any. */
const ANY_EMPLOYER =
  /^(?:on )?(?:an? )?(?:open work permit|(?:post graduation work permit|pgwp)|graduate visa|graduate route|stamp 4|stamp 1g)(?: (?:visa|permit|holder|pgwp|open))*$/;

/** A permanent resident is no citizen, may work for any employer and needs no permit from one. */
function byStatus(
  meaning: Meaning,
  status: string | undefined,
  said: SaidYesNo,
): Finding | undefined {
  if (status === undefined || meaning.country === undefined) return undefined;
  const isSettled = SETTLED.test(fold(status));
  const why = `You answered that your status there is "${status.slice(0, 60)}"`;
  const answer = (isYes: boolean): Finding =>
    derived(yesNo(isYes !== meaning.isNegated), why, 0.85);
  // Who is there on a visa for a time is neither a citizen nor settled.
  if (meaning.topic === "authorised_any_employer" && ANY_EMPLOYER.test(fold(status)))
    return answer(true);
  if (TEMPORARY.test(fold(status)) && !isSettled)
    return meaning.topic === "citizen" ? answer(false) : undefined;
  if (!isSettled) return undefined;
  const isAllowed =
    said({ topic: "authorised", country: meaning.country, isNegated: false }) !== false;
  switch (meaning.topic) {
    case "citizen":
      if (meaning.subject === "citizen or more") return answer(true);
      return meaning.subject === undefined ? answer(false) : undefined;
    case "authorised":
    case "authorised_any_employer":
      return isAllowed ? answer(true) : undefined;
    case "work_permit":
      return isAllowed ? answer(true) : undefined;
    case "permit_needed":
      return answer(false);
    case "sponsorship":
      return meaning.subject === undefined ? answer(false) : undefined;
    default:
      return undefined;
  }
}

/** In these languages the word for a permit is the one by which forms ask for the right itself. */
const RIGHT_AS_PERMIT =
  /\b(?:arbeitserlaubnis|arbeitsgenehmigung|autorisation de travail(?:ler)?|permiso (?:de trabajo|para trabajar))\b/;
const OF_FOREIGNERS =
  /\b(?:falls|wenn|sofern|nur|nicht|if|only|auslander\w*|drittstaat\w*|si|solo|extranjer\w*|hors|etrang\w*|kopie|nummer|numero|type|art|befristet\w*|gultig bis)\b/;

/** What became of a permit, or is wanted of it: whoever asks that does not ask for the right. */
const OF_ITS_COURSE =
  /\b(?:demande\w*|sollicit\w*|beantrag\w*|solicit\w*|tramit\w*|pedid[oa]|renouvel\w*|verlanger\w*|renov\w*|refus\w*|abgelehnt|verweigert|entzogen|denegad\w*|rechazad\w*|negad[oa]|retire\w*|retirad\w*|expire\w*|abgelaufen|caduc\w*|vencid\w*|perdu\w*|perdid\w*|verloren|besoin|brauch\w*|benotig\w*|necesit\w*|avant|bisher|fruher|avez vous eu|hatten|ha tenido)\b/;

/** "Verfügen Sie über eine gültige Arbeitserlaubnis für Deutschland?" of who may work there as a citizen. */
export function permitOfCitizen(
  meaning: Meaning,
  facts: Facts,
  asked: string,
): Finding | undefined {
  const text = fold(asked);
  if (meaning.topic !== "work_permit" || meaning.isNegated) return undefined;
  if (!RIGHT_AS_PERMIT.test(text) || OF_FOREIGNERS.test(text)) return undefined;
  if (OF_ITS_COURSE.test(text)) return undefined;
  return findRights({ ...meaning, topic: "authorised" }, facts, () => undefined);
}

function rightsIn(meaning: Meaning, facts: Facts, said: SaidYesNo): Finding | undefined {
  const { country, topic } = meaning;
  const citizenOf = countryByPeople(facts.profile.personal.citizenship);
  if (topic === "citizen" && (isGroup(meaning.subject) || country === "EU"))
    return member(meaning, citizenOf);
  if (country === undefined || meaning.subject === "several countries") return undefined;
  const isCitizen =
    citizenOf === country ||
    (topic !== "citizen" && topic !== "work_status" && mayMove(citizenOf, country));
  const why =
    citizenOf === country
      ? `You are a citizen of ${countryName(country)}`
      : `You are a citizen of ${countryName(citizenOf ?? "")}, who may work in ${countryName(country)}`;
  switch (topic) {
    case "permit_needed":
      // Between Australia and New Zealand the visa is given on arrival: "no visa" would not be the word for it.
      return isCitizen && (citizenOf === country || (country !== "AU" && country !== "NZ"))
        ? derived(yesNo(meaning.isNegated), `${why} and need no permit there`, 0.9)
        : undefined;
    case "authorised":
    case "authorised_any_employer":
      if (isCitizen)
        return derived(
          yesNo(!meaning.isNegated),
          `${why}, which gives the right to work there`,
          0.9,
        );
      // Who may not work there at all may not do so for any employer.
      if (
        topic === "authorised_any_employer" &&
        said({ topic: "authorised", country, isNegated: false }) === false
      )
        return found(
          yesNo(meaning.isNegated),
          "answer_bank",
          "You answered that you may not work there",
          0.9,
        );
      return topic === "authorised" &&
        said({ topic: "work_permit", country, isNegated: false }) === true
        ? derived(
            yesNo(!meaning.isNegated),
            "You answered that you have a permit to work there",
            0.85,
          )
        : undefined;
    case "sponsorship":
      if (meaning.subject !== undefined) return undefined;
      return isCitizen
        ? derived(yesNo(meaning.isNegated), `${why} and need no sponsorship there`, 0.9)
        : sponsorship(meaning, said);
    case "work_status":
      return isCitizen
        ? derived(textClaim("Citizen", citizenWords(country)), why, 0.85)
        : undefined;
    case "citizen":
      return citizen(meaning, facts, citizenOf, isCitizen);
    default:
      return undefined;
  }
}

const isGroup = (subject: string | undefined): boolean =>
  subject === "eu" || subject === "commonwealth" || subject === "asean" || subject === "gcc";

/** Australia and New Zealand let each other's citizens live and work in them. */
const PAIRS: Readonly<Record<string, string>> = { AU: "NZ", NZ: "AU" };

/** Citizens of the EU and EEA may work in all of it. */
export function mayMove(citizenOf: string | undefined, country: string): boolean {
  return (
    citizenOf !== undefined &&
    (PAIRS[citizenOf] === country || (isInEea(citizenOf) && (isInEea(country) || country === "EU")))
  );
}

/** Membership follows from the country; that somebody is a member of none does not, for a person may hold two citizenships. */
function member(meaning: Meaning, citizenOf: string | undefined): Finding | undefined {
  if (citizenOf === undefined) return undefined;
  const isMember =
    citizenOf === meaning.country ||
    (meaning.subject === "eu" || meaning.country === "EU"
      ? isInEu(citizenOf) || citizenOf === "EU"
      : meaning.subject === "asean"
        ? isInAsean(citizenOf)
        : meaning.subject === "gcc"
          ? liesIn(citizenOf, "GCC")
          : isInCommonwealth(citizenOf));
  if (!isMember && meaning.subject === "gcc") return noSecond(meaning, citizenOf, "AE");
  return isMember
    ? derived(yesNo(!meaning.isNegated), `You are a citizen of ${countryName(citizenOf)}`, 0.9)
    : undefined;
}

function citizenWords(country: string): string[] {
  const name = countryName(country);
  const short =
    country === "US" ? ["US citizen", "U.S. citizen", "American citizen", "U.S. Citizenship"] : [];
  const british =
    country === "GB" ? ["UK citizen", "British citizen", "British or Irish citizen"] : [];
  return [
    `${name} citizen`,
    `Citizen of ${name}`,
    `Indian citizen`,
    `Australian citizen`,
    ...short,
    ...british,
  ].filter(
    (text) =>
      !/^(Indian|Australian)/.test(text) ||
      (country === "IN" && text.startsWith("Indian")) ||
      (country === "AU" && text.startsWith("Aus")),
  );
}

function citizen(
  meaning: Meaning,
  facts: Facts,
  citizenOf: string | undefined,
  isCitizen: boolean,
): Finding | undefined {
  const typed = facts.profile.personal.citizenship ?? "";
  if (isCitizen) return found(yesNo(!meaning.isNegated), "profile", `Your profile says ${typed}`);
  return citizenOf === undefined || meaning.subject !== undefined
    ? undefined
    : noSecond(meaning, citizenOf, meaning.country ?? "");
}

/**
 * Countries that know no second citizenship, so that who has theirs has no other, and who has another not theirs: by law, or, in the
 * Gulf, because it is given to hardly anybody who has another. Elsewhere a person may hold two.
 */
const NO_SECOND = new Set("IN SG MY CN ID NP AE SA QA KW OM BH".split(" "));

function noSecond(meaning: Meaning, own: string, asked: string): Finding | undefined {
  const sole = [own, asked].find((code) => NO_SECOND.has(code));
  return sole === undefined
    ? undefined
    : derived(
        yesNo(meaning.isNegated),
        `You are a citizen of ${countryName(own)}, and ${countryName(sole)} allows no second citizenship`,
        0.8,
      );
}

/** What is true now or later is not true of each; what is never needed is needed neither now nor later. */
function sponsorship(meaning: Meaning, said: SaidYesNo): Finding | undefined {
  const needs = (time: TimeFrame | undefined): boolean | undefined => {
    const { time: _asked, ...rest } = meaning;
    return said({ ...rest, isNegated: false, ...(time === undefined ? {} : { time }) });
  };
  const needed = neededAt(meaning.time, needs);
  if (needed === undefined) return undefined;
  const why = needed
    ? "You answered that you need sponsorship there"
    : "You answered that you need no sponsorship there";
  if (!meaning.isNegated || needed)
    return found(yesNo(needed !== meaning.isNegated), "answer_bank", why, 0.9);
  const topic: Topic = "authorised";
  const isAuthorised = said({
    topic,
    isNegated: false,
    ...(meaning.country === undefined ? {} : { country: meaning.country }),
    ...(meaning.isJobCountry === true ? { isJobCountry: true } : {}),
  });
  return isAuthorised === true ? derived(yesNo(true), `${why} and may work there`, 0.8) : undefined;
}

function neededAt(
  time: TimeFrame | undefined,
  needs: (time: TimeFrame | undefined) => boolean | undefined,
): boolean | undefined {
  const same = needs(time);
  if (same !== undefined) return same;
  if (time !== "any") return needs("any") === false ? false : undefined;
  if (needs("now") === true || needs("future") === true || needs(undefined) === true) return true;
  return needs("now") === false && needs("future") === false ? false : undefined;
}
