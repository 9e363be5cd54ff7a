import type { FormField } from "@sendoff/contract/form";
import type { Facts } from "../facts/facts.ts";
import { bestFirst } from "../finding/schooling.ts";
import { SELF_IDENTIFICATION, type Meaning, type Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { schoolLevelIn } from "../second-look/school-marks.ts";
import { isOfLatestJob } from "../second-look/job-asked.ts";
import { readSelfId } from "../reading/self-id.ts";
import { occupationsOf } from "../world/occupations.ts";
import { asWritten } from "../world/as-written.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { wordsOfAnySex } from "../text/genders.ts";
import { isRunning, latestFirst } from "../facts/timeline.ts";
import { countryByName } from "../world/countries.ts";
import { countryOfCity } from "../world/gazetteer.ts";
import { placeFrom } from "../world/places.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import { homeCountry, livingPlace } from "../finding/living-place.ts";

/** "Veteran status" over choices that speak of protected veterans asks for just that; choices may say alone what is asked. */
export function inChoices(
  meaning: Meaning | undefined,
  { options }: FormField,
  question: Question,
): Meaning | undefined {
  const isProtected =
    meaning?.topic === "veteran" && options.some((option) => /protected veteran/i.test(option));
  if (isProtected) return { ...meaning, topic: "protected_veteran" };
  if (meaning !== undefined || options.length < 2 || !options.some(isDecline)) return meaning;
  const said = options.filter((option) => !isDecline(option) && !isPlaceholder(option));
  const [first, ...more] = said.map(
    (option) => readSelfId({ ...question, text: fold(option) })?.topic,
  );
  const isAll = first !== undefined && more.length > 0 && more.every((topic) => topic === first);
  const beside = readSelfId({ ...question, text: question.key })?.topic;
  const topic = isAll ? first : question.around === "" ? undefined : beside;
  return topic === undefined || !SELF_IDENTIFICATION.has(topic)
    ? undefined
    : { topic, subject: "by choices", isNegated: false };
}

/** "Huisnummer (zonder toevoeging)", and a field for whole numbers, want a house number without its letter. */
export function bareNumber(
  meaning: Meaning | undefined,
  question: Question,
  isOnlyField: () => boolean,
): Meaning | undefined {
  if (meaning?.topic !== "house_number") return meaning;
  const isBare =
    question.kind === "integer" ||
    // Dutch forms have a field of its own for the letter.
    (/^huis(?:nummer|nr)$/.test(question.text) && !isOnlyField()) ||
    /\b(?:zonder (?:toevoeging|letter)|without (?:letter|suffix)|nur (?:die )?zahl|ohne zusatz)\b/.test(
      fold(`${question.raw} ${question.note}`),
    );
  return isBare ? { ...meaning, subject: "bare" } : meaning;
}

/** "Date of admission" under "Present employment" is when that job began, and "Where do you work today?" wants the employer. */
export function underJob(meaning: Meaning | undefined, question: Question): Meaning | undefined {
  if (meaning?.topic === "start_date" && isOfLatestJob(question.section))
    return { topic: "job_start", isNegated: false };
  const asksWhere = /^(?:où|dove|d[oó]nde|onde|waar|wo|bei wem|where|who)(?!\p{L})/iu.test(
    question.raw.replace(/^\P{L}+/u, ""),
  );
  return meaning?.topic === "is_employed" && asksWhere
    ? { topic: "current_company", isNegated: false }
    : meaning;
}

/** "Nome" beside a field for the surname, and "Nome" on an Italian form, is the first name alone. */
export function firstNameAlone(
  meaning: Meaning | undefined,
  question: Question,
  hasSurname: () => boolean,
  facts: Facts,
): Meaning | undefined {
  if (meaning?.topic !== "full_name" || !/^(?:nome|nombre|name|nom|naam)$/.test(question.text))
    return meaning;
  const isItalian = question.text === "nome" && placeFrom(facts.job.location).country === "IT";
  return isItalian || hasSurname() ? { ...meaning, topic: "first_name" } : meaning;
}

const OF_WORK = new Set([
  "-",
  "have",
  "did",
  "do",
  "are",
  "work",
  "employed",
  "previous",
  "company",
  "recent",
]);

/** "Have you been employed by Northside Vets?", in any language, where Northside Vets is the one who asks. */
export function ofAsker(
  meaning: Meaning | undefined,
  question: Question,
  facts: Facts,
): Meaning | undefined {
  const isOpen =
    meaning === undefined || meaning.topic === "has_skill" || meaning.topic === "skill_or_employer";
  const name = fold(facts.job.company);
  if (!isOpen || !question.isYesNo || question.isSeveral || name.length < 4) return meaning;
  if (!hasPhrase(question.text, name)) return meaning;
  const { terms } = wordingOf(question.text.replace(name, " "), question.beside);
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const isWork = has("employed") || (has("work") && (has("did") || has("previous")));
  const isClient = /\bworked with\b/.test(question.text) && !has("previous");
  const isPlain = terms.every(({ means }) => OF_WORK.has(means ?? ""));
  return isWork && isPlain && !isClient
    ? { topic: "worked_at", subject: "@company", isNegated: false }
    : meaning;
}

/** The meaning with its subject in the page's own spelling. */
export function worded(meaning: Meaning | undefined, { raw, note }: Question): Meaning | undefined {
  // "Where do you live?" over a line that shows "City".
  if (
    meaning?.topic === "location" &&
    wordingOf(note)
      .terms.map((term) => term.means)
      .join() === "city"
  )
    return { ...meaning, topic: "city" };
  // "¿Dónde vives? (población)"
  if (
    meaning?.topic === "location" &&
    /\((?:poblaci[oó]n|ciudad|localidad|municipio|city|town|ville|commune|Stadt|Ort|Wohnort|citt[aà]|comune|cidade|munic[ií]pio|stad|plaats|woonplaats)\)/i.test(
      raw,
    )
  )
    return { ...meaning, topic: "city" };
  if (meaning?.subject === undefined) return meaning;
  const named = asWritten(raw, meaning.subject.replace(/\+$/, ""));
  return named === undefined ? meaning : { ...meaning, named };
}

export const titleOf = (option: string, { profile }: Facts): string | undefined =>
  paperOfAnySex(option, profile.certifications) ??
  profile.experience.find(({ jobTitle, company }) =>
    [fold(jobTitle), fold(company)].includes(fold(option)),
  )?.jobTitle;

/** "Wundexperte/-in ICW" is the paper that a profile calls "Wundexpertin ICW". */
const paperOfAnySex = (
  option: string,
  papers: Facts["profile"]["certifications"],
): string | undefined => {
  const words = wordsOfAnySex(option);
  return words.join("").length < 6
    ? undefined
    : papers.find(({ title }) => {
        const own = wordsOfAnySex(title);
        return own.length === words.length && words.every((word) => own.includes(word));
      })?.title;
};

const OF_A_JOB: ReadonlySet<Topic> = new Set<Topic>([
  "current_title",
  "current_company",
  "job_start",
  "job_end",
  "job_location",
  "job_is_current",
  "job_description",
  "employment_type",
]);

const namesEmployer = (section: string, { profile }: Facts): boolean =>
  profile.experience.some(({ company }) => company.length > 3 && hasPhrase(section, fold(company)));

/** "End date" under "Sales Associate at Palo Verde": the heading names the job. */
export function ofEmployer(
  meaning: Meaning | undefined,
  { section }: Question,
  facts: Facts,
): Meaning | undefined {
  // "Data rozpoczęcia" under a job is when that one began, whatever reads the dates of jobs.
  if (meaning?.topic === "start_date" && namesEmployer(section, facts)) return undefined;
  if (meaning === undefined || section === "" || !OF_A_JOB.has(meaning.topic)) return meaning;
  const jobs = latestFirst(facts.profile.experience);
  const index = jobs.findIndex(
    ({ company }) => company !== "" && hasPhrase(section, fold(company)),
  );
  if (index >= 0) return { ...meaning, index };
  // "Previous employment", without a number, is none of the job that one has now: the one before, where there is but one.
  const [latest] = jobs;
  const isBefore =
    EARLIER.test(section) &&
    !/\d|\bcurrent|\bpresent/.test(section) &&
    meaning.index === 0 &&
    latest !== undefined &&
    isRunning(latest, facts.profile.experience) === true;
  if (!isBefore) return meaning;
  return jobs.length === 2 ? { ...meaning, index: 1 } : undefined;
}

const EARLIER =
  /\b(?:previous|former|past|prior|earlier) (?:job|jobs|employment|employer|employers|position|positions|post|posts|role|work)\b/;

const OF_A_SCHOOL: ReadonlySet<Topic> = new Set<Topic>([
  "gpa",
  "study_start",
  "study_end",
  "degree_name",
  "field_of_study",
  "school",
]);

/** "Overall result" under "Education: McGill University": the heading names the school; of two studies there it tells none. */
export function ofSchool(
  meaning: Meaning | undefined,
  { section }: Question,
  facts: Facts,
): Meaning | undefined {
  if (meaning === undefined || section === "" || !OF_A_SCHOOL.has(meaning.topic)) return meaning;
  const studies = bestFirst(facts);
  const level = schoolLevelIn(section);
  if (level !== undefined) {
    const at = studies.flatMap(({ degreeName }, place) =>
      level.test(fold(degreeName)) ? [place] : [],
    );
    return at.length === 1 && at[0] !== undefined ? { ...meaning, index: at[0] } : undefined;
  }
  const named = studies.flatMap(({ institutionName }, at) =>
    institutionName.length > 3 && hasPhrase(section, fold(institutionName)) ? [at] : [],
  );
  const [index, second] = named;
  if (index === undefined && A_SCHOOL.test(section)) return undefined;
  return index === undefined || second !== undefined ? meaning : { ...meaning, index };
}

/** "Graduation date (paralegal program)": what stands in brackets names the study; one that the profile has not is none of those it has. */
export function ofStudyInBrackets(
  meaning: Meaning | undefined,
  { raw }: Question,
  facts: Facts,
): Meaning | undefined {
  if (meaning === undefined || !OF_A_SCHOOL.has(meaning.topic) || meaning.subject !== undefined)
    return meaning;
  const named = studiesInBrackets(raw, facts);
  if (named === undefined) return meaning;
  const [index, second] = named;
  return index === undefined || second !== undefined ? undefined : { ...meaning, index };
}

/** The places among the studies, the highest first, of those that brackets at the end name; undefined where these name none. */
export function studiesInBrackets(raw: string, facts: Facts): number[] | undefined {
  const inside = fold(/\(([^()]{3,60})\)\s*[*:?]?\s*$/.exec(raw)?.[1] ?? "");
  const name = inside.replace(A_STUDY, " ").replace(/\s+/g, " ").trim();
  if (name.length < 3 || !IS_STUDY.test(inside)) return undefined;
  const trade = occupationsOf(name);
  return bestFirst(facts).flatMap(({ degreeName }, at) =>
    name.split(" ").every((word) => hasPhrase(fold(degreeName), word)) ||
    [...occupationsOf(degreeName)].some((each) => trade.has(each))
      ? [at]
      : [],
  );
}

/** The words by which brackets are known to name a study. */
const IS_STUDY = /\b(?:programs?|programmes?|courses?|degree|diploma|studies|training)\b/;

/** These, and words around a study's name. */
const A_STUDY =
  /\b(?:study|academic|bachelors?|masters?|programs?|programmes?|courses?|degree|diploma|studies|training|your|the|of|in|an?|for|highest|latest|last|most|recent|first|main|final|current|completed|if|any|or|and|applicable|undergraduate|graduate|postgraduate|university|college|school|level|month|year)\b/g;

/** A heading that names one school, which the profile does not. */
const A_SCHOOL =
  /\b(?:university|universite|universidad|universidade|universita|universitat|college|institute|school) (?:of|de|di|da|do) (?!education|study|highest)\p{L}{3,}/u;

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
