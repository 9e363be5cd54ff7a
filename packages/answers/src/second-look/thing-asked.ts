import type { Bank } from "../bank/bank.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findCareer } from "../finding/career.ts";
import { findExperience } from "../finding/experience.ts";
import { monthsOf } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { isLearning } from "../world/occupations.ts";
import { skillKey } from "../world/skills.ts";
import { isAround } from "../reading/trimmed.ts";
import { isWeakWord } from "../reading/weak-words.ts";

const FRAME = new Set(
  "- speak have can use do are did experience work certificate completed degree level full current".split(
    " ",
  ),
);

/** "Maîtrisez-vous Sage ?", "Curso de NR10": a thing that is named, and nothing else that is asked. */
export function thingAsked(question: Question, facts: Facts, bank: Bank): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const isFresher = terms.some(({ means }) => means === "fresher");
  if (isFresher && terms.every(({ means }) => /^(?:fresher|are|-)$/.test(means ?? "")))
    return fresher(facts);
  const left = terms.filter(
    ({ means, text }) =>
      text !== "" &&
      !(means === undefined
        ? isFrameWord(text) || isWeakWord(text) || isAround(text) || text.length < 2
        : FRAME.has(means)),
  );
  if (left.length === 0 || left.length > 3 || left.some(({ means }) => means !== undefined))
    return undefined;
  const subject = skillKey(left.map(({ text }) => text).join(" "));
  const asked = { topic: "has_skill", subject, isNegated: false } as const;
  return (
    findExperience(asked, facts, (topic, name) => bank.saidYears(topic, name)) ??
    findCareer({ ...asked, topic: "has_certificate" }, facts)
  );
}

/** Who has worked for a year in a full position is no fresher. */
function fresher(facts: Facts): Finding | undefined {
  const jobs = facts.profile.experience.filter(({ jobTitle }) => !isLearning(jobTitle));
  const months = monthsOf(jobs, facts);
  return months === undefined || months < 12
    ? undefined
    : derived(yesNo(false), "Your jobs, by their dates", 0.85);
}
