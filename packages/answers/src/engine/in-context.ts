import type { FormField } from "@sendoff/contract/form";
import type { Facts } from "../facts/facts.ts";
import { SELF_IDENTIFICATION, type Meaning, type Topic } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { isOfLatestJob } from "../second-look/job-asked.ts";
import { readSelfId } from "../reading/self-id.ts";
import { asWritten } from "../world/as-written.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isRunning, latestFirst } from "../facts/timeline.ts";
import { placeFrom } from "../world/places.ts";
import { understand } from "../reading/understand.ts";
import { placed } from "./place-named.ts";
import { ofSchool, ofStudyInBrackets } from "./study-named.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";

/** What a field asks for, by its words, its choices, the fields beside it and what the facts tell of the form. */
export function meaningOf(
  field: FormField,
  question: Question,
  facts: Facts,
  page: readonly FormField[],
): Meaning | undefined {
  const asksBeside = (topic: Meaning["topic"]): boolean =>
    page.some((other) => understand(readQuestion(other))?.topic === topic);
  const read = bareNumber(
    inChoices(understand(question), field, question),
    question,
    () => page.length > 0 && !asksBeside("address_unit"),
  );
  const own = ofAsker(
    firstNameAlone(underJob(read, question), question, () => asksBeside("last_name"), facts),
    question,
    facts,
  );
  // A first name that one would rather go by is for who has one.
  if (own?.topic === "first_name" && !field.required && /\bpreferred\b/.test(question.text))
    return undefined;
  return inContext(own, question, facts);
}

/** What is asked in the light of the job's place and of the job or the school that a heading names. */
export const inContext = (
  meaning: Meaning | undefined,
  question: Question,
  facts: Facts,
): Meaning | undefined =>
  worded(
    ofStudyInBrackets(
      ofSchool(ofEmployer(placed(meaning, facts, question.raw), question, facts), question, facts),
      question,
      facts,
    ),
    question,
  );

/** "Veteran status" over choices that speak of protected veterans asks for just that; choices may say alone what is asked. */
function inChoices(
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
function bareNumber(
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
function underJob(meaning: Meaning | undefined, question: Question): Meaning | undefined {
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
function firstNameAlone(
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
function ofAsker(
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
function worded(meaning: Meaning | undefined, { raw, note }: Question): Meaning | undefined {
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
function ofEmployer(
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
