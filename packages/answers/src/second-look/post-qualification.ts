import type { Education, Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { monthsOf } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { boundOf } from "../reading/bound.ts";
import { isPointing } from "../reading/said.ts";
import { isAkinWithin, tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { levelOf } from "../reading/degrees.ts";
import { isLearning, occupationsNamed, occupationsOf } from "../world/occupations.ts";
import { isWeakWord } from "../reading/weak-words.ts";

/** Ways to say that only the years since one's qualification count. */
const SINCE =
  /\b(?:post qualif\w+|post registration|post graduation|post apprenticeship|post trade|pqe|nach (?:abschluss |dem abschluss )?(?:der|dem|des|ihrer|ihres|abgeschlossener) (?:lehre|ausbildung|berufsausbildung|studiums|studium|examen|lehrabschluss)|(?:after|since) (?:gaining|obtaining|getting|completing|achieving) (?:your )?(?:qts|qualification|registration|licen[cs]e|degree|training)|(?:after|since) (?:your )?(?:qualification|qualifying|registration|apprenticeship|training|graduation|graduating)|apres (?:votre |l |le )?(?:diplome|apprentissage|formation)|depuis (?:votre )?diplome)\b/g;

const FRAME = new Set(
  "- year month how what have are do work experience full completed in number # current role position company more less since education vocational certificate registered".split(
    " ",
  ),
);
for (const phrase of ["how many", "how long", "at least", "or more", "more than", "job title"])
  FRAME.add(phrase);

/** "Years of post-qualification experience as a radiographer": the jobs of the trade since its study was completed. */
export function postQualification(question: Question, facts: Facts): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0) return undefined;
  const whole = isPointing(question) ? fold(question.aroundRaw) : question.text;
  const text = whole.replace(SINCE, " ").replace(/\s+/g, " ").trim();
  if (text === whole) return undefined;
  const { terms } = takenApart(wordingOf(text, question.beside));
  if (terms.some(({ means }) => means === "not")) return undefined;
  const bound = boundOf(terms);
  if (bound?.isUpper === true || (bound === undefined) === question.isYesNo) return undefined;
  if (bound === undefined && !question.isNumeric) return undefined;
  const named = terms.flatMap(({ means, text: word }, at) =>
    bound?.terms.has(at) === true ||
    word === "" ||
    (means !== undefined && FRAME.has(means)) ||
    (means === undefined && (isFrameWord(word) || isWeakWord(word) || NEUTRAL.test(word)))
      ? []
      : word.split(" "),
  );
  const jobs = sinceStudy(facts);
  if (jobs === undefined || !jobs.every((job) => isNamedBy(job, named))) return undefined;
  const months = monthsOf(jobs, facts);
  if (months === undefined) return undefined;
  const why = "Your jobs since your studies, by their dates";
  if (bound === undefined)
    return derived(
      { kind: "years", floor: Math.floor(months / 12 + 1e-6), exact: months / 12 },
      why,
      0.8,
    );
  const exact = months / 12;
  return derived(yesNo(bound.isStrict ? exact > bound.years : exact >= bound.years), why, 0.8);
}

const NEUTRAL =
  /^(?:only|pqe|setting|settings|environment|essential|criteria|criterion|desirable|total|clinical|satisfactory|relevant|overall|practical|berufserfahrung|as|als|comme)$/;

const isNamedBy = (
  { jobTitle, company, description = "" }: Experience,
  named: readonly string[],
): boolean => {
  if (named.length === 0) return true;
  // "Hospital experience": the place of work is named by the employer.
  if (isAkinWithin(named, fold(`${jobTitle} ${company} ${description}`.slice(0, 1500)).split(" ")))
    return true;
  if (isAkinWithin(named, fold(jobTitle).split(" "))) return true;
  const [asked, own] = [occupationsNamed(named), occupationsOf(jobTitle)];
  return [...asked].some((occupation) => own.has(occupation));
};

/** The jobs since the first study of the trade was completed; undefined where one of them is of another trade. */
function sinceStudy(facts: Facts): Experience[] | undefined {
  const { experience, education } = facts.profile;
  const ofTrade = education.filter((each) => isOfTrade(each, experience));
  // The one study that is a profession of its own: a chartered accountant who is a finance manager.
  const professions = education.filter(({ degreeName }) => PROFESSION.test(fold(degreeName)));
  const study = (ofTrade.length > 0 || professions.length > 1 ? ofTrade : professions).toSorted(
    (left, right) => end(left) - end(right),
  )[0];
  if (study === undefined || end(study) === Infinity) return undefined;
  const since = experience.filter(
    (job) =>
      (monthOf(job.startDate, "start") ?? 0) >= end(study) - 1 &&
      !isLearning(job.jobTitle) &&
      !BEFORE.test(fold(job.jobTitle)),
  );
  const isSure = experience.every((job) => monthOf(job.startDate, "start") !== undefined);
  return since.length > 0 && isSure ? since : undefined;
}

/** The year of work that comes before a registration. */
const BEFORE =
  /\b(?:pre reg\w*|foundation (?:trainee|year)|provisional\w*|supervised practice|house officer)\b/;

const PROFESSION =
  /\b(?:chartered|cost accountant|company secretary|registered|qts|pgce|pgde|staatsexamen|meister|licensed|advocate|barrister|solicitor)\b/;

const end = ({ endDate }: Education): number => monthOf(endDate, "end") ?? Infinity;

function isOfTrade({ degreeName }: Education, jobs: readonly Experience[]): boolean {
  const level = levelOf(degreeName);
  if (level === "twelfth" || level === "school") return false;
  const words = tellingWords(degreeName);
  const trades = occupationsOf(degreeName);
  return jobs.some(
    ({ jobTitle }) =>
      words.some((word) => word.length > 4 && isAkinWithin([word], fold(jobTitle).split(" "))) ||
      [...occupationsOf(jobTitle)].some((trade) => trades.has(trade)),
  );
}
