import type { Experience } from "@sendoff/contract/profile";
import type { Finding } from "../facts/claim.ts";
import { derived, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { fieldWords, isAkinWithin } from "../text/akin.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { workedAt } from "./career.ts";
import { employerName } from "./employer-name.ts";
import { latestFirst } from "../facts/timeline.ts";
import { countryName } from "../world/countries.ts";
import {
  areRelated,
  isLearning,
  isOverCounter,
  occupationsNamed,
  occupationsOf,
} from "../world/occupations.ts";
import { mentions } from "./like-skill.ts";
import { hasRanks, isPerhapsTechnology, isTechnologyRole, personOf } from "../world/roles.ts";
import { placeFrom } from "../world/places.ts";
import { type Years, atLeast, fromJobs } from "./years.ts";

/** A thing asked for and an employer's name are the same, small words and legal form aside. */
const isNameIn = (subject: string, name: string): boolean =>
  uninflected(employerName(subject)) === uninflected(employerName(name)) ||
  subject.replace(/^(?:der|die|das|la|le|el|a|o|na|no|bei der|bij|at) /, "") === employerName(name);

/** "Bei der Hanseatischen Pflegeresidenz": German bends the adjectives of a name. */
const uninflected = (name: string): string =>
  name
    .replace(/\bg?gmbh$/, "")
    .trim()
    .replace(/(?<=\p{L}{5}(?:isch|lich|ig))e[nrsm]?\b/gu, "");

/** Words around an employer's name that limit nothing. */
const isNoise = (words: string): boolean =>
  words
    .split(" ")
    .every((word) =>
      /^(?:|you|were|with|at|spend|spent|served|associated|beim?|bei|tatig|chez|en|na|no|di|bij|the|wie|vielen|been|inc|ltd|gmbh|sa|llc)$/.test(
        word,
      ),
    );

/** "With Nord Express": the jobs at that employer. */
export function yearsAtEmployer(subject: string, facts: Facts): Years | undefined {
  const held = facts.profile.experience.filter(
    ({ company }) =>
      isNameIn(subject, company) ||
      (hasPhrase(subject, employerName(company)) &&
        isNoise(subject.replace(employerName(company), " "))),
  );
  if (held.length === 0) return undefined;
  return fromJobs(held, facts, `at ${held[0]?.company ?? ""}`, 0.85);
}

/** "UX Designer or Senior UX Designer": the jobs under either title; undefined where the subject names no two titles of theirs. */
export function yearsInTitles(subject: string, facts: Facts): Years | undefined {
  const parts = subject.split(/ (?:or|and|oder|und|ou|et|o|y|e) /);
  const held = facts.profile.experience.filter(({ jobTitle }) =>
    parts.some((part) => part === fold(jobTitle) || part.startsWith(`${fold(jobTitle)} `)),
  );
  const isEach = parts.every((part) =>
    held.some(({ jobTitle }) => part === fold(jobTitle) || part.startsWith(`${fold(jobTitle)} `)),
  );
  return parts.length > 1 && isEach
    ? fromJobs(held, facts, `as ${parts.join(" or ")}`, 0.8)
    : undefined;
}

/** Years in a trade that every job's title names: then there can be neither more nor less. */
export function wholeCareer(subject: string, facts: Facts): Years | undefined {
  const { experience } = facts.profile;
  const asked = fieldWords(subject);
  const words = ({ jobTitle }: Experience): string[] => fold(jobTitle).split(" ");
  const isAll = experience.length > 1 && experience.every((job) => isAkinWithin(asked, words(job)));
  if (!isAll) return undefined;
  // "As a surveyor" is a position, "in surveying" a field: years of helping and learning are of the field only.
  const isPosition = !asked.some((word) => ACTIVITY.test(word));
  const full = experience.filter((job) => !isPosition || !isBelow(job, subject));
  const isUnclear = experience.some(
    (job) => !full.includes(job) && !isTraining(job) && !isLearning(job.jobTitle),
  );
  return full.length === 0 || isUnclear
    ? undefined
    : fieldYears(full, facts, subject, isPosition ? full : experience);
}

/** A "Trainee Chemist" may have done what a "QC Chemist" does. */
export function sharesTitle(
  job: Experience,
  named: readonly Experience[],
  subject: string,
): boolean {
  const asked = subject.split(" ");
  const words = fold(job.jobTitle)
    .split(" ")
    .filter((word) => word.length > 5 && !asked.includes(word) && !RANK_WORD.test(word));
  return named.some(({ jobTitle }) =>
    fold(jobTitle)
      .split(" ")
      .some((word) => words.includes(word)),
  );
}

const RANK_WORD =
  /^(?:senior|junior|manager|assistant|executive|officer|specialist|engineer|analyst|consultant|developer|supervisor|director|trainee|associate|coordinator|technician)$/;

/** A job of helping or learning, where the question names no such rank. */
const isBelow = (job: Experience, subject: string): boolean =>
  isTraining(job) || (HELPING.test(fold(job.jobTitle)) && !HELPING.test(subject));

/** Endings of what is done, rather than of who does it. */
const ACTIVITY =
  /(?:ing|ion|ung|rei|tik|nik|logi[ea]|logy|ics|ment|age|tica|tique|ance|enza|encia|anca|ery|u?r[ea]|ite|dad|dade|tat|ria|rie|wesen|kunde)$/;

const HELPING =
  /\b(?:demi|assistant\w*|assistent\w*|asistente|assistente|helper|aide|trainee|apprenti\w*|auxiliar|ayudante|aiuto|hulp)\b/;

const isTraining = ({ experienceType = "" }: Experience): boolean =>
  /\b(?:internship|apprenticeship|traineeship|ausbildung|praktikum|stage|alternance|practicas|tirocinio)\b/.test(
    fold(experienceType),
  );

/**
 * "In logistics", "as a nurse in the UK": the jobs whose titles hold the words of the field, in the country that is named.
 * Other jobs may belong to it under another title, so it is the least there can be.
 */
export function yearsInField(subject: string, facts: Facts, country?: string): Years | undefined {
  const asked = fieldWords(subject);
  if (asked.length === 0) return undefined;
  const { experience } = facts.profile;
  const held = experience.filter(
    ({ jobTitle }) => isAkinWithin(asked, fold(jobTitle).split(" ")) && hasRanks(jobTitle, subject),
  );
  const [latest] = latestFirst(experience);
  if (held.length === 0 || latest === undefined) return undefined;
  // Jobs under other titles may belong to a field as well; a role is what its titles say.
  const isTitle = held.some(({ jobTitle }) => fold(jobTitle) === fold(subject));
  const isWhole =
    held.length === experience.length || (asked.length > 1 && (isTitle || held.includes(latest)));
  if (!isWhole) return undefined;
  if (country === undefined) {
    const years = fieldYears(held, facts, subject, experience);
    return years?.isAtLeast === true && isActivity(subject) ? { ...years, isTrade: true } : years;
  }
  const places = held.map((job) => placeFrom(job.workLocation ?? "").country);
  if (places.includes(undefined)) return undefined;
  const inside = held.filter((_, at) => places[at] === country);
  return fieldYears(inside, facts, `${subject} in ${countryName(country)}`, experience);
}

/** "Driving forklifts" is done under many titles: jobs of other titles leave open how many years it were. */
export const isActivity = (subject: string): boolean =>
  /^(?:driving|operating|handling|riding|leading|managing|using|working) /.test(subject);

/**
 * Years in an occupation that the whole subject names ("nursing", "als Krankenschwester"), by what the titles name in any language,
 * in the country that is named. A job of which no occupation is known may belong to it: then it is the least there can be.
 */
export function yearsInOccupation(
  subject: string,
  facts: Facts,
  country?: string,
): Years | undefined {
  const asked = occupationsNamed(fieldWords(subject));
  const { experience } = facts.profile;
  if (asked.size === 0 || experience.length < 1) return undefined;
  const kinds = experience.map(({ jobTitle }) => occupationsOf(jobTitle));
  const isIn = (at: number): boolean => [...(kinds[at] ?? [])].some((kind) => asked.has(kind));
  // A "Shift Supervisor" whose work is described as that of a warehouse was in one.
  const isTold = (job: Experience): boolean =>
    (isActivityOrPlace(subject) && mentions(job, subject)) || isBySigns(job, asked);
  const held = experience.filter(
    (job, at) =>
      (isIn(at) || isTold(job)) && !isLearning(job.jobTitle) && hasRanks(job.jobTitle, subject),
  );
  // "As a Data Engineer" of somebody who was a Data Analyst before: the one title is named, and not the other.
  const words = subject.split(" ");
  const isTitled = (job: Experience): boolean =>
    words.length > 1 && words.every((word) => fold(job.jobTitle).split(" ").includes(word));
  // A title that shares no word with it is another language's for the same.
  const isUntitled = held.some(
    (job) =>
      !isTitled(job) && words.some((word) => isAkinWithin([word], fold(job.jobTitle).split(" "))),
  );
  if (held.some(isTitled) && isUntitled) return undefined;
  const places = held.map((job) => placeFrom(job.workLocation ?? "").country);
  if (country !== undefined && places.includes(undefined)) return undefined;
  const inside = country === undefined ? held : held.filter((_, at) => places[at] === country);
  if (subject === "business development" && held.some(({ jobTitle }) => isOverCounter(jobTitle)))
    return undefined;
  const isUnclear = experience.some(
    (job, at) =>
      !held.includes(job) &&
      (isIn(at) ||
        kinds[at]?.size === 0 ||
        areRelated(kinds[at] ?? new Set(), asked) ||
        [...occupationsOf(job.company)].some((kind) => asked.has(kind))),
  );
  const where = country === undefined ? subject : `${subject} in ${countryName(country)}`;
  const years = fromJobs(inside, facts, `in ${where}`, 0.75);
  return years === undefined || !isUnclear ? years : { ...atLeast(years), isTrade: true };
}

/** Work by which a place is known though no title names it: two of these tell it. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  [
    "warehouse",
    /\b(?:receiving|picking|packing|outbound|inbound|pallets?|put ?away|order picking|loading dock|dock|cycle counts?|wms|fulfillment|fulfilment|dispatch|stock control|rf scann\w+|reach truck)\b/g,
  ],
]);

const isBySigns = (
  { jobTitle, company, description = "" }: Experience,
  asked: ReadonlySet<string>,
): boolean =>
  [...asked].some((kind) => {
    const signs = SIGNS.get(kind);
    const found =
      signs === undefined ? [] : fold(`${jobTitle} ${company} ${description}`).match(signs);
    return new Set(found ?? []).size > 1;
  });

/** One word for a field or a place of work, rather than for who works in it. */
const isActivityOrPlace = (subject: string): boolean =>
  !subject.includes(" ") && occupationsOf(subject).size > 0 && personOf(subject) === undefined;

function fieldYears(
  held: readonly Experience[],
  facts: Facts,
  what: string,
  all: readonly Experience[],
): Years | undefined {
  const years = fromJobs(held, facts, `in ${what}`, 0.75);
  return years === undefined || held.length === all.length ? years : atLeast(years);
}

export function workedIn(meaning: Meaning, { profile }: Facts): Finding | undefined {
  const places = profile.experience.map((job) => placeFrom(job.workLocation ?? "").country);
  const isThere = places.includes(meaning.country);
  if (places.length === 0 || (!isThere && places.includes(undefined))) return undefined;
  const where = countryName(meaning.country ?? "");
  return derived(
    yesNo(isThere !== meaning.isNegated),
    isThere ? `A job in your profile was in ${where}` : `No job in your profile was in ${where}`,
  );
}

const IS_FIRM =
  /^(?:groupe|group|gruppe|grupo|gruppo|groep) \p{L}+|(?!^) (?:gmbh|ag|kg|ohg|ltd|limited|inc|incorporated|llc|llp|plc|sarl|sas|spa|srl|bv|nv|pvt ltd)(?: co kg)?$/u;

/** "Haben Sie bei X gearbeitet?" is about an employer where X is the one who asks, or one of the jobs'. */
export function employer(meaning: Meaning, facts: Facts): Finding | undefined {
  const { subject = "" } = meaning;
  // "Bei der Filderstrom Service GmbH": what has a legal form is a firm, and jobs are a closed list.
  const firm = subject.replace(
    /^(?:der|die|das|la|le|el|the|au sein (?:du|de la)|sein (?:du|de la)) /,
    "",
  );
  if (IS_FIRM.test(firm)) return workedAt({ ...meaning, topic: "worked_at", subject: firm }, facts);
  const asks = firstOfName(firm, facts);
  if (asks !== undefined) return workedAt({ ...meaning, topic: "worked_at", subject: asks }, facts);
  const names = [facts.job.company, ...facts.profile.experience.map(({ company }) => company)];
  return names.some((name) => employerName(name) !== "" && isNameIn(subject, name))
    ? workedAt({ ...meaning, topic: "worked_at" }, facts)
    : undefined;
}

/** "Nutrivale" for the "Nutrivale Alimentos" that asks: the first word of its name, where that is no word of a trade and no other employer's. */
function firstOfName(subject: string, { job, profile }: Facts): string | undefined {
  const asks = employerName(job.company);
  const isOther = profile.experience.some(({ company }) =>
    hasPhrase(employerName(company), subject),
  );
  return subject.length > 4 &&
    !subject.includes(" ") &&
    asks.startsWith(`${subject} `) &&
    !isOther &&
    occupationsOf(subject).size === 0 &&
    wordingOf(subject).terms.every(({ means }) => means === undefined)
    ? asks
    : undefined;
}

/** Years in information technology; a job that may or may not belong to it leaves them unknown. */
export function technologyYears(facts: Facts): Years | undefined {
  const { experience } = facts.profile;
  const inside = experience.filter((job) => isTechnologyRole(job.jobTitle));
  const perhaps = experience.filter(
    (job) => inside.includes(job) || isPerhapsTechnology(job.jobTitle),
  );
  const years = fromJobs(inside, facts, "in information technology", 0.75);
  // An internship of some months may make no whole year more.
  const most = fromJobs(perhaps, facts, "in information technology", 0.75);
  return years !== undefined &&
    Math.floor(years.exact + 1e-6) === Math.floor((most?.exact ?? 0) + 1e-6)
    ? years
    : undefined;
}
