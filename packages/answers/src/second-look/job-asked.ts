import type { Experience } from "@sendoff/contract/profile";
import { type Finding, derived, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { employerName } from "../finding/employer-name.ts";
import { monthsOf } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { THERE } from "../reading/said.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isRunning, latestFirst } from "../facts/timeline.ts";

/** What may be asked of a job. */
type Property = "start" | "end" | "title" | "company" | "place" | "length" | "held";

/** Words around a job that say nothing of which one or of what is asked of it. */
const FRAME = new Set([
  ..."- what which when where who how do did are have in date month year day number name current recent last previous company position work employed start end since role full completed first school office contract internship vocational experience location time held".split(
    " ",
  ),
  "job title",
  "how long",
  "how many",
  "since when",
  "full time",
  "up to",
  "tenure",
  "employment status",
]);

/** Places of work and small words that the lexicon has no meaning for. */
const WORKPLACE =
  /^(?:clinic|clinique|hospital|practice|praxis|kanzlei|shop|store|restaurant|hotel|salon|kitchen|agency|agence|bank|branch|lab|laboratory|dental|veterinary|medical|pharmacy|nursery|garage|site|studio|worked|present|immediately|before|your|one|at|with|as|duration|total|joined|contrat|contract|contrato|contratto|rapporto|beschaftigung|tatigkeit|ausgeubte|letzten|letzte|zuletzt|vinculo|anzianita|anciennete|revolues|puesto|post|posto|poste|mes|ano|mese|anno|mois|annee|lavori|trabajas|trabalha|travaillez|arbeiten|werk|werkt|li|la|da|jj+|mm|aaaa|yyyy|dd|entidade|patronal|employeur|dernier|derniere|ultimo|ultima|haben|been|there|dort|daar|alli|mmjjjj|mm|jjjj|wem|bei|zurzeit|derzeit|in|the|of|on|you|was|were|did|and|or|most|total|this|kab|se|kaam|kar|rahe|rahi|hain|ho|hai|mein|abhi|kis|saal|kitne|aap|naukri)$/;

/** "From (MM/YYYY)" under the heading of a job. */
const FROM = /^(?:from|since|von|seit|de|depuis|du|desde|dal|da|van|sinds)(?: |$)/;

const WHOM = /\b(?:wem|whom|chez qui|con quien|com quem|per chi|voor wie|bij wie)\b/;

/** Words for the present that the lexicon takes for mere words of the sentence. */
const NOW =
  /\b(?:now|zurzeit|derzeit|momentan|gegenwartig|actuellement|ahora|actualmente|atualmente|adesso|attualmente|momenteel|nu|agora|ocupas|ocupa|occupez)\b/;

/** A job that the question names by its rank or its employer, and what it asks of it. */
export function jobAsked(question: Question, facts: Facts): Finding | undefined {
  const { experience } = facts.profile;
  if (experience.length === 0 || question.text.split(" ").length > 16) return undefined;
  const employer = experience.find(
    ({ company }) =>
      employerName(company).length > 3 && hasPhrase(question.text, employerName(company)),
  );
  const text =
    employer === undefined
      ? question.text
      : question.text.replace(employerName(employer.company), " ");
  const { terms } = takenApart(wordingOf(text, question.beside));
  const isForeign = terms.some(({ means, text: word }) =>
    means === undefined ? !(WORKPLACE.test(word) || isFrameWord(word)) : !FRAME.has(means),
  );
  if (isForeign) return undefined;
  // "Since when?" under "Present employment".
  const heading = isOfLatestJob(question.section) || THERE.test(question.text);
  const has = (means: string): boolean =>
    terms.some((term) => term.means === means) ||
    (means === "recent" && heading) ||
    (means === "current" && NOW.test(question.text));
  const jobs = latestFirst(experience);
  const job = chosen(has, text, employer, jobs, facts);
  const property = propertyOf(has, question, terms, employer !== undefined, heading);
  if (property === undefined) return undefined;
  if (has("vocational") && property === "length" && !has("how long") && !has("how many"))
    return undefined;
  if (has("internship") && property === "held") return internship(facts);
  return job === undefined
    ? undefined
    : told(job, property, question, terms, facts, employer !== undefined);
}

function chosen(
  has: (means: string) => boolean,
  text: string,
  employer: Experience | undefined,
  jobs: readonly Experience[],
  facts: Facts,
): Experience | undefined {
  if (employer !== undefined) {
    const there = jobs.filter(
      ({ company }) => employerName(company) === employerName(employer.company),
    );
    return there.length === 1 ? employer : undefined;
  }
  if (has("internship")) {
    const [only, second] = jobs.filter(isInternship);
    return second === undefined ? only : undefined;
  }
  if (has("vocational")) {
    const [only, second] = jobs.filter(isApprenticeship);
    return second === undefined ? only : undefined;
  }
  const isBefore = has("previous") || /\b(?:before|immediately before)\b/.test(text);
  if (isBefore) return jobs.find((job) => isRunning(job, facts.profile.experience) === false);
  const isNow = has("current") && !has("recent");
  const [latest] = jobs;
  const isLatest =
    has("current") ||
    has("recent") ||
    has("last") ||
    has("end") ||
    /\b(?:li|zuletzt|letzten|dernier|ultim[oa])\b/.test(text);
  if (latest === undefined || !isLatest) return undefined;
  return isNow && isRunning(latest, facts.profile.experience) !== true ? undefined : latest;
}

/** Whether a heading stands over the job that one has, or had last. */
export function isOfLatestJob(section: string): boolean {
  if (section === "") return false;
  const said = new Set(wordingOf(section).terms.map(({ means }) => means));
  return (
    (said.has("current") || said.has("recent")) &&
    ["company", "position", "work", "employed", "experience", "job title"].some((means) =>
      said.has(means),
    )
  );
}

const isInternship = ({ jobTitle, experienceType = "" }: Experience): boolean =>
  /\b(?:intern|internship|stagiaire|stagista|becari[oa]|estagiari[oa]|praktikant\w*|article\w*|articled)\b/.test(
    fold(`${jobTitle} ${experienceType}`),
  );

const isApprenticeship = ({ jobTitle, experienceType = "" }: Experience): boolean =>
  /\b(?:apprentic\w*|apprenti\w*|auszubildende\w*|azubi|lehrling|aprendiz|leerling\w*|ausbildung)\b/.test(
    fold(`${jobTitle} ${experienceType}`),
  );

/** "Have you done any internship? Mention company name" */
const NAMES_COMPANY =
  /\b(?:mention|state|specify|which|give|provide|share)\b.{0,20}\b(?:company|organi[sz]ation|employer)\b/i;

function propertyOf(
  has: (means: string) => boolean,
  question: Question,
  terms: readonly Term[],
  hasEmployer: boolean,
  heading: boolean,
): Property | undefined {
  if (has("internship") && question.kind === "text" && NAMES_COMPANY.test(question.raw))
    return "company";
  if (question.isYesNo) return has("internship") && !hasEmployer ? "held" : undefined;
  const isDate =
    has("date") ||
    has("when") ||
    has("month") ||
    has("year") ||
    has("day") ||
    question.kind === "date";
  const isSpan = has("year") || has("month");
  // "How long have you been there? (start month and year)"
  const aside = new Set(wordingOf(question.around).terms.map(({ means }) => means));
  if (has("how long") && aside.has("start") && (aside.has("month") || aside.has("year")))
    return "start";
  if (
    has("how long") ||
    has("tenure") ||
    (has("how many") && isSpan) ||
    (question.isNumeric && has("year") && !has("start") && !has("end"))
  )
    return "length";
  if (/\bduration\b/.test(question.text)) return "length";
  if ((has("end") || has("up to")) && !has("start")) return "end";
  if (has("start") || has("since") || has("since when"))
    return isDate || has("since") || has("since when") || question.section !== ""
      ? "start"
      : undefined;
  if (hasEmployer) return undefined;
  if (heading && FROM.test(question.text)) return "start";
  if (has("how many")) return undefined;
  // "Last designation in previous company": what comes first is what is asked.
  const isTitle = (means: string | undefined): boolean =>
    means === "job title" || means === "position";
  const first = terms.find(
    ({ means }) => isTitle(means) || /^(?:company|school|office)$/.test(means ?? ""),
  );
  // "Previous company's location"
  if (first !== undefined && has("location") && !has("name")) return "place";
  if (first !== undefined) return isTitle(first.means) ? "title" : "company";
  // "Who do you work for now?"
  // "Which restaurant do you work at now?"
  if (has("which") && (has("work") || has("employed")) && !has("since") && !has("language"))
    return "company";
  // "What is your job there?"
  if (has("what") && has("work") && THERE.test(question.text)) return "title";
  return (has("where") || has("who") || WHOM.test(question.text)) &&
    (has("work") || has("employed"))
    ? "company"
    : undefined;
}

function told(
  job: Experience,
  property: Property,
  question: Question,
  terms: readonly Term[],
  facts: Facts,
  isNamed: boolean,
): Finding | undefined {
  const why = `Your job at ${job.company}`;
  switch (property) {
    case "start":
      return dated(job.startDate, why);
    case "end":
      return isRunning(job, facts.profile.experience) === true
        ? undefined
        : dated(job.endDate, why);
    case "title":
      return job.jobTitle === "" ? undefined : found(textClaim(job.jobTitle), "profile", why, 0.87);
    case "company":
      return job.company === "" ? undefined : found(textClaim(job.company), "profile", why, 0.87);
    case "place":
      return (job.workLocation ?? "") === "" || question.options > 0
        ? undefined
        : found(textClaim(job.workLocation ?? ""), "profile", why, 0.8);
    case "length":
      return lengthOf(job, terms, question, facts, isNamed);
    case "held":
      return undefined;
  }
}

/** Years with an employer count the jobs held there before; months only where months are asked for. */
function lengthOf(
  job: Experience,
  terms: readonly Term[],
  question: Question,
  facts: Facts,
  isNamed: boolean,
): Finding | undefined {
  const ofPosition =
    !isNamed && terms.some(({ means }) => means === "position" || means === "job title");
  const there = facts.profile.experience.filter(
    ({ company }) => employerName(company) === employerName(job.company),
  );
  const months = monthsOf(ofPosition ? [job] : there, facts);
  if (months === undefined) return undefined;
  const wantsMonths =
    terms.some(({ means }) => means === "month") && !terms.some(({ means }) => means === "year");
  if (wantsMonths)
    return question.isNumeric && question.options === 0
      ? derived(
          textClaim(String(Math.round(months))),
          `Your job at ${job.company}, by its dates`,
          0.8,
        )
      : undefined;
  return derived(
    { kind: "years", floor: Math.floor(months / 12 + 1e-6), exact: months / 12 },
    `Your time at ${job.company}, by its dates`,
    0.85,
  );
}

/** Jobs are a closed list, but who has none of that name may have called it otherwise: only a Yes is known. */
function internship({ profile }: Facts): Finding | undefined {
  const job = profile.experience.find(isInternship);
  return job === undefined
    ? undefined
    : derived(yesNo(true), `You were ${job.jobTitle} at ${job.company}`, 0.85);
}

const dated = (date: string | undefined, why: string): Finding | undefined =>
  date === undefined || !/\d{4}/.test(date)
    ? undefined
    : found({ kind: "date", date }, "profile", why, 0.87);
