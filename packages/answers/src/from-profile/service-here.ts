import { derived, type Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { employerName } from "../finding/employer-name.ts";
import { monthsOf } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Question } from "../question/question.ts";
import { isAkinWithin, tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { isRunning, latestFirst } from "../facts/timeline.ts";
import { tokensIn } from "../reading/tokens.ts";

/** Meanings and words around an amount of time with an employer. */
const FRAME = new Set(
  "- year how many how long since have are do did full completed current company position job title work employed role how start experience total tenure".split(
    " ",
  ),
);
for (const phrase of ["how many", "how long", "job title", "since when"]) FRAME.add(phrase);
const SERVICE =
  /^(?:service|seniority|served|whole|complete|interi|enteros|inteiros|vollen?|vielen|seit|servizio|servicio|anzianita|anciennete|antiguedad|dienstjahre|betriebszugehorigkeit|angestellt|beschaftigt|tatig|employe|empleado|impiegat[oa]|dipendente|presso|bei|chez|dienst|dienstverband|hele|volledige)$/;

/** "Full years with your current employer", "Seit wie vielen Jahren bist du bei Falk Licht?": the time with the employer one has now. */
export function serviceHere(question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral || !question.isNumeric) return undefined;
  const { asked } = tokensIn(question);
  const { experience } = facts.profile;
  const [job] = latestFirst(experience);
  if (job === undefined || asked.length > 16 || isRunning(job, experience) !== true)
    return undefined;
  const has = (means: string): boolean => asked.some((token) => token.means === means);
  if (!has("year") || has("month")) return undefined;
  const company = fold(employerName(job.company)).split(" ");
  const text = ` ${question.text} `;
  const isNamed = company.join("").length > 3 && text.includes(` ${company.join(" ")} `);
  if (!isNamed && !(has("current") && has("company"))) return undefined;
  const title = tellingWords(job.jobTitle);
  let isOfTitle = false;
  const isForeign = asked.some(({ word, means }) => {
    if (means !== undefined && FRAME.has(means)) return false;
    return word.split(" ").some((part) => {
      if (SERVICE.test(part) || isFrameWord(part) || (isNamed && company.includes(part)))
        return false;
      const isOwn = isAkinWithin([part], title);
      isOfTitle ||= isOwn;
      return !isOwn;
    });
  });
  // Part of a title may be another one: all of it must be named.
  if (isForeign || (isOfTitle && !title.every((word) => text.includes(` ${word} `))))
    return undefined;
  const there = experience.filter(
    ({ company: other }) => employerName(other) === employerName(job.company),
  );
  // In that position only the time in it counts; what another job there was, nobody can tell.
  const months = monthsOf(isOfTitle ? [job] : there, facts);
  return months === undefined
    ? undefined
    : derived(
        { kind: "years", floor: Math.floor(months / 12 + 1e-6), exact: months / 12 },
        `Your time at ${job.company}, by its dates`,
        0.85,
      );
}
