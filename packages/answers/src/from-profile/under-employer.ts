import { found, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { employerName } from "../finding/employer-name.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isRunning } from "../facts/timeline.ts";

/** Words by which a form asks when a job began, in all languages. */
const BEGIN = new Set(
  "rozpoczecia from since start started starting begin began beginning joined joining commenced hired entry hire von seit beginn eintritt eintrittsdatum anfang debut entree embauche depuis du desde inicio ingreso alta comienzo incorporacion admissao comeco assunzione inizio dal van vanaf begin indiensttreding startdatum".split(
    " ",
  ),
);
/** And when it ended. */
const END = new Set(
  "zakonczenia to until till end ended ending left leaving leave finish finished termination separation bis ende austritt austrittsdatum beendigung fin sortie depart jusqu hasta salida cese baja ate fim termino saida desligamento fine cessazione uscita al tot einde einddatum uitdienst".split(
    " ",
  ),
);
/** Words around them. */
const AROUND =
  /^(?:dates?|employed|employment|worked|day|month|year|mm|dd|yy|yyyy|jjjj|aaaa|tt|jj|gg|of|the|in|on|this|with|company|job|position|role|work|service|datum|data|fecha|date|dat|de|d|del|della|di|do|da|le|la|l|au|a|beschaftigt|beschaftigung|arbeitsverhaltnis|emploi|contrat|empleo|trabajo|contrato|emprego|lavoro|rapporto|contratto|dienst|dienstverband|baan|monat|jahr|mois|annee|mes|ano|mese|anno|maand|jaar|you|did|when|wann|quand|cuando|quando|wanneer|from|and)$/;

/** "I currently work here": a box, or a yes or no, under the heading of a job. */
const HELD_NOW =
  /^(?:i (?:am )?(?:currently|still|presently) work(?:ing)? (?:here|in this (?:role|position|job))|(?:do|are) you (?:currently|still|presently) work(?:ing)? (?:here|in this (?:role|position|job))|currently work(?:ing)? here)$/;

/** "Date of leaving" under "Employer 2: Crestline Outfitters": the beginning or the end of the one job at the employer that the heading names. */
export function datesUnderEmployer(question: Question, { profile }: Facts): Finding | undefined {
  if (question.section === "" || question.options > 2) return undefined;
  const isNow = HELD_NOW.test(question.text);
  if (!isNow && (question.isYesNo || question.options > 0)) return undefined;
  const there = profile.experience.filter(
    ({ company }) =>
      employerName(company).length > 3 && hasPhrase(question.section, employerName(company)),
  );
  const titled = there.filter(({ jobTitle }) => hasPhrase(question.section, fold(jobTitle)));
  // Of two jobs at one employer the heading may name the title; a longer title holds a shorter one.
  const [job, second] =
    there.length < 2
      ? there
      : titled.filter(
          ({ jobTitle }) => !titled.some((other) => other.jobTitle.length > jobTitle.length),
        );
  if (job === undefined || second !== undefined) return undefined;
  const isHeld = isRunning(job, profile.experience);
  if (isNow)
    return isHeld === undefined
      ? undefined
      : found(yesNo(isHeld), "profile", `Your job at ${job.company}`, 0.87);
  const words = fold(question.text).split(" ").filter(Boolean);
  const isEnd = words.some((word) => END.has(word));
  const isBegin = words.some((word) => BEGIN.has(word));
  if (isEnd === isBegin || words.length > 10) return undefined;
  if (!words.every((word) => AROUND.test(word) || END.has(word) || BEGIN.has(word)))
    return undefined;
  if (isEnd && isHeld !== false) return undefined;
  const date = isEnd ? job.endDate : job.startDate;
  return date === undefined || !/\d{4}/.test(date)
    ? undefined
    : found({ kind: "date", date }, "profile", `Your job at ${job.company}`, 0.87);
}
