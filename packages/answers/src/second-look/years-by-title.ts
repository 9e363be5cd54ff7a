import type { FormField } from "@sendoff/contract/form";
import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fromJobs } from "../finding/years.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isLearning, occupationsOf } from "../world/occupations.ts";

/** Units of a hospital and what they are called beside it; a title that names one tells where its holder worked. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  [
    "emergency",
    /\b(?:emergency (?:department|room|medicine|nursing|care|unit)|accident and emergency|a & e|ed|er|emergency)\b/,
  ],
  ["intensive care", /\b(?:intensive care(?: unit)?|critical care(?: unit)?|icu|itu)\b/],
  ["neonatal", /\b(?:neonatal(?: intensive care)?(?: unit)?|nicu|scbu)\b/],
  ["medical surgical", /\b(?:medical surgical|med surg|medsurg|medical and surgical)\b/],
  ["theatre", /\b(?:operating (?:room|theat(?:re|er))|theat(?:re|er)s?|perioperative)\b/],
  ["maternity", /\b(?:maternity|labou?r and delivery|l & d|obstetrics?|postnatal|antenatal)\b/],
  ["paediatric", /\b(?:pa?ediatrics?)\b/],
  ["oncology", /\b(?:oncology|chemotherapy)\b/],
  ["dialysis", /\b(?:dialysis|renal|ha?emodialysis)\b/],
  ["mental health", /\b(?:mental health|psychiatr\w+|behaviou?ral health)\b/],
  ["cardiac", /\b(?:cardiac|cardiology|telemetry|ccu|coronary care(?: unit)?)\b/],
  ["orthopaedic", /\b(?:orthop(?:a?)edics?)\b/],
  ["outpatient", /\b(?:outpatients?|opd)\b/],
  ["geriatric", /\b(?:geriatrics?|elderly care|care of the elderly)\b/],
];

/** Words around a unit that ask for nothing else. */
const AROUND =
  /^(?:how|many|much|years?|yrs?|months?|experience|do|does|you|have|has|had|of|in|as|an?|the|on|at|with|within|is|your|s|nursing|nurse|registered|rn|work|working|worked|total|unit|units|ward|wards|department|departments|setting|environment|area|specialty|or|acute|hospital|clinical|bedside|recent|least|minimum|more|than|over|rn s|been|i|what|number|hands|care|staff|\d{1,2})$/;
const LIMITED =
  /\b(?:not|without|senior|charge|manager|lead|since|post|uk|us|nhs|abroad|overseas|last|past|never|student|level|triage|specialist|practitioner|trauma)\b/;

const titleUnits = ({ jobTitle }: Experience): string[] =>
  UNITS.filter(([, is]) => is.test(fold(jobTitle))).map(([name]) => name);

/** "How many years' experience do you have in an Emergency Department?": the jobs whose titles name the unit. */
export function yearsInUnit(question: Question, facts: Facts): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0) return undefined;
  const text = digitsFor(question.text);
  if (!/\b(?:years?|yrs|experience)\b/.test(text) || LIMITED.test(text)) return undefined;
  const named = UNITS.filter(([, is]) => is.test(text));
  const [unit, second] = named;
  if (unit === undefined || second !== undefined) return undefined;
  const rest = text.replace(new RegExp(unit[1].source, "g"), " ").split(" ").filter(Boolean);
  if (!rest.every((word) => AROUND.test(word))) return undefined;
  const jobs = facts.profile.experience.filter(({ jobTitle }) => !isLearning(jobTitle));
  const held = jobs.filter((job) => titleUnits(job).includes(unit[0]));
  const years = fromJobs(held, facts, "in that unit", 0.8);
  if (years === undefined) return undefined;
  const numbers = rest.filter((word) => /^\d{1,2}$/.test(word));
  if (question.isYesNo) return atLeast(numbers, years.exact, text, years.why);
  // A nurse of no unit that is named may have been there.
  const isOpen = jobs.some(
    (job) =>
      !held.includes(job) &&
      titleUnits(job).length === 0 &&
      [...occupationsOf(job.jobTitle)].some((each) => /nursing|care|medicine/.test(each)),
  );
  return isOpen || numbers.length > 0 || !question.isNumeric
    ? undefined
    : asYears(years.exact, years.why);
}

const asYears = (exact: number, why: string): Finding =>
  derived({ kind: "years", floor: Math.floor(exact + 1e-6), exact }, why, 0.8);

function atLeast(
  numbers: readonly string[],
  exact: number,
  text: string,
  why: string,
): Finding | undefined {
  const [only, second] = numbers;
  if (second !== undefined) return undefined;
  const bound = (only === undefined ? 0 : Number(only)) / (/\bmonths?\b/.test(text) ? 12 : 1);
  const isMet = /\b(?:more than|over)\b/.test(text) ? exact > bound : exact >= bound;
  return isMet ? derived(yesNo(true), why, 0.8) : undefined;
}

const AS_TITLES =
  /^(?:(?:how many|total|overall|number of|relevant|your|what is your|do you have|years of|work|working|professional|full time|prior|previous|minimum|at least|\d{1,2}) )*(?:years (?:of )?)?(?:(?:relevant|work|working|professional) )*experience (?:do you have )?(?:working )?(?:as|in the role of|in the position of|in a similar role as) (?:an? |the )?(.+?)(?: do you have| (?:in|of) years)?$/;

/** "Relevant experience as HR Generalist / HR Executive": the jobs that had just these titles. */
export function yearsUnderTitles(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0) return undefined;
  if (AS_TITLES.exec(digitsFor(question.text))?.[1] === undefined) return undefined;
  const raw =
    / (?:as|role of|position of) (?:an? |the )?(.+?)(?: do you have| in years)?\s*[?:*]*$/iu.exec(
      question.raw,
    )?.[1] ?? "";
  const titles = raw
    .split(/\s*(?:\/|,|\bor\b|\band\b)\s*/)
    .map(fold)
    .filter(Boolean);
  if (titles.length < 2 || titles.length > 4) return undefined;
  const jobs = facts.profile.experience.filter(({ jobTitle }) => !isLearning(jobTitle));
  const isTitled = (job: Experience): boolean =>
    titles.some((title) => hasPhrase(fold(job.jobTitle), title));
  const held = jobs.filter(isTitled);
  const years = fromJobs(held, facts, "under these titles", 0.82);
  if (years === undefined) return undefined;
  const numbers = question.text.match(/\b\d{1,2}\b/g) ?? [];
  if (question.isYesNo) return atLeast(numbers, years.exact, question.text, years.why);
  const trades = new Set(held.flatMap(({ jobTitle }) => [...occupationsOf(jobTitle)]));
  const isOpen = jobs.some(
    (job) => !isTitled(job) && [...occupationsOf(job.jobTitle)].some((each) => trades.has(each)),
  );
  return isOpen || numbers.length > 0 || (field.options.length === 0 && !question.isNumeric)
    ? undefined
    : asYears(years.exact, years.why);
}

const OF_FULL_TIME =
  /^(?:(?:how many|total|overall|number of) )*(?:years|yrs) of (?:full time|post graduation|post graduate|professional full time)(?: (?:work|working|professional|relevant|industry|paid))*(?: (\p{L}+(?: \p{L}+)?))?(?: work)? experience(?: do you have| in years)?(?: (?:excluding|not including|not counting|without)(?: any)?(?: internships?| co ops?| and| or| part time work)+)?$/u;

/** "Years of full-time engineering experience (excluding internships)": the jobs that were full-time, where each is of the field by its title. */
export function fullTimeInField(question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral) return undefined;
  const match = OF_FULL_TIME.exec(fold(question.raw));
  if (match === null) return undefined;
  const field = match[1];
  const jobs = facts.profile.experience;
  if (field === undefined || jobs.some(({ experienceType = "" }) => experienceType === ""))
    return undefined;
  const full = jobs.filter(({ experienceType = "" }) => fold(experienceType) === "full time");
  const stem = field.replace(/(?:ing|ion|s)$/, "");
  const held = full.filter(({ jobTitle }) =>
    fold(jobTitle)
      .split(" ")
      .some((word) => word.startsWith(stem)),
  );
  const years = fromJobs(held, facts, "that were full-time", 0.8);
  return years === undefined || stem.length < 4 || held.length < full.length
    ? undefined
    : asYears(years.exact, years.why);
}

const INTERNED =
  /^(?:have you (?:completed|done|had|undertaken)|do you have|did you (?:complete|do)) (?:at least (?:one|1|a|an) |any |an? |one |prior |previous )?(?:\p{L}+ )?(?:internships?|co ops?|industrial placements?|placement year)(?: (?:or|and) (?:an? )?(?:co ops?|internships?|placements?))?(?: experience)?$/u;

/** "Have you completed at least one engineering internship or co-op?" of who has had one under a title of that field. */
export function internshipDone(question: Question, facts: Facts): Finding | undefined {
  if (
    !question.isYesNo ||
    question.isSeveral ||
    question.options === 0 ||
    !INTERNED.test(question.text)
  )
    return undefined;
  const field =
    /(\p{L}+) (?:internships?|co ops?|industrial placements?)/u.exec(question.text)?.[1] ?? "";
  const isPlain =
    /^(?:an?|any|one|1|previous|prior|complet\w+|done|had|have|least|or|undertaken)$/.test(field);
  const job = facts.profile.experience.find(
    ({ jobTitle, experienceType = "" }) =>
      /\bintern(?:ship)?\b|\bco op\b/.test(fold(`${jobTitle} ${experienceType}`)) &&
      (isPlain ||
        fold(jobTitle)
          .split(" ")
          .some((word) => word.startsWith(field.replace(/ing$/, "")))),
  );
  return job === undefined
    ? undefined
    : derived(yesNo(true), `You were ${job.jobTitle} at ${job.company}`, 0.85);
}
