import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isCompleted, isFieldOf } from "../finding/has-degree.ts";
import type { Question } from "../question/question.ts";
import { levelOf, levelsIn } from "../reading/degrees.ts";

const ASKED =
  /^(?:have you completed|do you have|do you hold) (?:a|an|any) (?:formal |relevant |tertiary )?qualifications? in (?:the field of )?([\p{L} ]{3,60})$/u;
const GENERAL = /\b(?:related|relevant|similar|this|the|your|any|or|and)\b/;

/** "Have you completed a qualification in business?" over levels: the choice with the level of the study in that field. */
export function qualificationIn(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  const subject = ASKED.exec(question.text)?.[1];
  if (subject === undefined || GENERAL.test(subject) || field.options.length < 3) return undefined;
  const studies = facts.profile.education.filter(
    (study) => isCompleted(study, facts) && isFieldOf(study, subject),
  );
  const [only, second] = studies;
  const level = only === undefined ? undefined : levelOf(only.degreeName);
  if (only === undefined || second !== undefined || level === undefined) return undefined;
  const fitting = field.options.filter(
    (option) => /^yes\b/i.test(option) && levelsIn(option).includes(level),
  );
  const [option, another] = fitting;
  return option === undefined || another !== undefined
    ? undefined
    : derived(textClaim(option), `Your profile lists ${only.degreeName}`, 0.85);
}
