import type { Experience } from "@sendoff/contract/profile";
import type { Bank } from "../bank/bank.ts";
import type { Finding } from "../facts/claim.ts";
import { derived, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import { monthsOf } from "../finding/years.ts";
import { wordingOf, takenApart } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { boundOf } from "../reading/bound.ts";
import { AMOUNT_OF_TIME, FRAME, isPointing } from "../reading/said.ts";
import { fold } from "../text/fold.ts";
import { isLearning } from "../world/occupations.ts";
import { skillKey } from "../world/skills.ts";
import { tradeOf } from "./trade.ts";
import { OF_A_COURSE, thingWithin, trimmedForms } from "../reading/trimmed.ts";

const LEARNT =
  "(?:apprenticeships?|internships?|articleship|(?:training )?placements?|traineeships?|student jobs|apprentissage|alternance|stages?|practicas|becas|estagios?|tirocini\\w*|ausbildung\\w*|praktik\\w*|leertijd|werkstudent\\w*|work as a teaching assistant)";
const WORD =
  "(?: (?:and|et|y|e|und|en|work|as|a|the|your|my|o|le|la|l|el|il|los|las|any|do|der|die|mein|dein))*";
/** What else counts: "apprenticeship included", "all companies". */
const INCLUDED = new RegExp(
  `\\b(?:${LEARNT} (?:included|inclusive|compris\\w*|inclus\\w*|incluid\\w*|inbegriffen|eingeschlossen|inbegrepen|meegerekend)|(?:including|incl|y compris|incluyendo|incluindo|incluindo|inklusive|inkl|einschliesslich|inclusief|compres[oaie])${WORD} ${LEARNT})\\b`,
);
/** What does not: "not counting your apprenticeship". */
const EXCLUDED = new RegExp(
  `\\b(?:(?:not counting|not including|excluding|exclude|excl|without|hors|sans compter|sin contar|excluyendo|sem contar|excluindo|ohne|senza contare|esclus\\w*|zonder|exclusief)${WORD} ${LEARNT}(?:${WORD} ${LEARNT})*|${LEARNT} (?:not (?:counted|included)|excluded|exclu\\w*|nicht (?:eingerechnet|mitgerechnet)))\\b`,
);
/** Words that say that all of it counts, whatever its place and kind. */
const ALL =
  /\b(?:in total|in all|overall|altogether|all (?:companies|employers|countries|subjects|sectors|roles)(?: all (?:companies|employers|countries|subjects|sectors|roles))*|(?:in )?\w+ and (?:overseas|abroad)(?: combined)?|au total|en total|no total|in totale|insgesamt|in totaal|tous secteurs|all industries)\b/g;

/** The jobs that a question counts: those of learning are left out, or taken for full ones, where it says so. */
function counted(
  text: string,
  facts: Facts,
): { text: string; facts: Facts; isLess?: true } | undefined {
  const { experience } = facts.profile;
  const withJobs = (jobs: Experience[]): Facts => ({
    ...facts,
    profile: { ...facts.profile, experience: jobs },
  });
  if (EXCLUDED.test(text))
    return {
      text: text.replace(EXCLUDED, " ").trim(),
      facts: withJobs(experience.filter(({ jobTitle }) => !isLeftOut(jobTitle, text))),
      isLess: true,
    };
  if (INCLUDED.test(text))
    return {
      text: text.replace(INCLUDED, " ").trim(),
      facts: withJobs(
        experience.map((job) => ({ ...job, jobTitle: asFullPosition(job.jobTitle) })),
      ),
    };
  const bare = text.replace(ALL, " ").replace(/ +/g, " ").trim();
  return bare === text ? undefined : { text: bare, facts };
}

/** An apprenticeship is no internship, and a trainee may be neither. */
function isLeftOut(title: string, text: string): boolean {
  const isApprentice = APPRENTICE.test(fold(title));
  return isLearning(title) && (APPRENTICE.test(text) ? isApprentice : INTERN.test(fold(title)));
}

const APPRENTICE =
  /\b(?:apprenti\w*|alternan\w*|azubi|auszubild\w*|ausbildung\w*|lehrling|aprendiz|leerling\w*|leertijd)\b/;
const INTERN =
  /\b(?:intern|internship|stag\w+|becari\w+|practic\w+|estagi\w+|praktik\w*|werkstudent\w*|student|tirocin\w+|teaching assistant|articled?)\b/;

const asFullPosition = (title: string): string =>
  title.replace(
    /\b(?:apprentice|trainee|intern|apprenti\w*|stagiaire|azubi|lehrling|becari\w+|estagi\w+)\b/gi,
    " ",
  );

/** Years of a trade or with a thing, where the question says in more words what counts and what does not. */
export function yearsAsked(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (meaning !== undefined && meaning.topic !== "skill_years" && meaning.topic !== "total_years")
    return undefined;
  const scope = counted(question.text, facts);
  const text = scope?.text ?? question.text;
  const whose = scope?.facts ?? facts;
  const asked = scope === undefined && meaning !== undefined ? meaning : meaningOf(text, question);
  if (asked === undefined) return undefined;
  const found = find(asked, whose, bank, scope !== undefined);
  // Which of the jobs that are left belong to the trade may be unclear: only all of them tell how many years it were.
  const isSure =
    scope?.isLess !== true ||
    asked.threshold !== undefined ||
    found === undefined ||
    isListed(found);
  return (
    (isSure || isAllOf(found, whose) ? found : undefined) ??
    (isOfWork(question) ? beyondCareer(asked, facts, AS_POSITION.test(text)) : undefined)
  );
}

function find(asked: Meaning, facts: Facts, bank: Bank, isNew: boolean): Finding | undefined {
  const look = (meaning: Meaning): Finding | undefined =>
    findExperience(meaning, facts, (topic, subject) => bank.saidYears(topic, subject));
  const whole = isNew ? look(asked) : undefined;
  if (whole !== undefined || asked.subject === undefined) return whole;
  if (OF_A_COURSE.test(asked.subject)) return undefined;
  const thing = thingWithin(
    asked.subject,
    facts.profile.skills.map(({ name }) => name),
    tradeOf(facts),
  );
  const named =
    thing === undefined ? undefined : look({ ...asked, subject: skillKey(thing), named: thing });
  if (named !== undefined) return named;
  for (const form of trimmedForms(asked.subject)) {
    const finding = look({ ...asked, subject: skillKey(form), named: form });
    // A trimmed name of a trade tells whether there are enough years; how many only the skill list tells.
    if (finding !== undefined && (asked.threshold !== undefined || isListed(finding)))
      return finding;
  }
  return undefined;
}

/** "Are you over 18 years old?" is not about experience. */
const isOfWork = (question: Question): boolean =>
  wordingOf(question.text, question.beside).terms.some(({ means }) =>
    ["experience", "work", "use"].includes(means ?? ""),
  );

function isAllOf({ claim }: Finding, facts: Facts): boolean {
  const months = monthsOf(facts.profile.experience, facts);
  return (
    claim.kind === "years" && months !== undefined && Math.abs(claim.exact - months / 12) < 0.1
  );
}

const isListed = ({ source }: Finding): boolean => source === "profile" || source === "answer_bank";

/** "As a pharmacist", "als Geselle": a position is held in jobs only. */
const AS_POSITION =
  /\b(?:as an?|(?<!mehr )als|berufserfahrung|work experience|professional experience|experience professionnelle|en tant que|comme|como|come|in qualita di|en qualite de)\b/;

/** Nobody has worked with a thing far longer than they have worked at all, nor in a position longer than that. */
function beyondCareer(
  { topic, threshold, isNegated, country }: Meaning,
  facts: Facts,
  isPosition: boolean,
): Finding | undefined {
  if (topic !== "skill_years" || threshold === undefined || country !== undefined) return undefined;
  const months = monthsOf(facts.profile.experience, facts);
  if (months === undefined || months === 0) return undefined;
  // Some of it may have been learnt in studies or on one's own: only a wide gap is a No.
  const career = months / 12;
  const isWide = threshold >= career + 3 && threshold >= career * 1.5;
  if (!isWide && !(isPosition && threshold > career + 0.1)) return undefined;
  return derived(yesNo(isNegated), "Your jobs, all together, are fewer years", 0.8);
}

const YEARS_FRAME = new Set([...FRAME, ...AMOUNT_OF_TIME, "not", "number", "full"]);

/** What is left of a question about years when its frame is taken away. */
function meaningOf(text: string, question: Question): Meaning | undefined {
  const { terms } = takenApart(wordingOf(text, question.beside));
  const bound = boundOf(terms);
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const isAmount =
    question.isNumeric &&
    (has("year") || has("experience") || question.options > 0) &&
    bound === undefined;
  const isBound = bound !== undefined && (question.isYesNo || isPointing(question));
  if (!isAmount && !isBound) return undefined;
  // "Are you over 18 years old?", "Would you sign a bond of 2 years?"
  if (
    isBound &&
    (!(has("experience") || has("work") || has("use")) || has("willing") || has("age"))
  )
    return undefined;
  if (isAmount && question.isYesNo) return undefined;
  if (
    [
      "current",
      "start",
      "end",
      "available",
      "completed",
      "graduate",
      "certificate",
      "which",
      "when",
      "registered",
      "age",
    ].some(has)
  )
    return undefined;
  const left = terms.map(
    ({ means }, at) =>
      bound?.terms.has(at) === true || (means !== undefined && YEARS_FRAME.has(means)),
  );
  const first = left.indexOf(false);
  const last = left.lastIndexOf(false);
  const base = {
    isNegated:
      (terms.filter(({ means }) => means === "not").length % 2 === 1) !== (bound?.isUpper ?? false),
    ...(bound === undefined ? {} : { threshold: bound.years }),
    ...(bound?.isStrict === true ? { isStrict: true } : {}),
  };
  if (base.isNegated && bound === undefined) return undefined;
  if (first < 0)
    return has("experience") || has("work") ? { topic: "total_years", ...base } : undefined;
  const inside = terms.slice(first, last + 1);
  if (inside.some(({ means }) => means === "#" || means?.startsWith("country ") === true))
    return undefined;
  const subject = inside.map(({ text: word }) => word).join(" ");
  return { topic: "skill_years", subject: skillKey(subject), ...base };
}
