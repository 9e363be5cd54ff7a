import type { Answer, FormField } from "@sendoff/contract/form";
import type { Bank } from "../bank/bank.ts";
import { asSure, type Concluded } from "../confidence/as-sure.ts";
import { isNearProfile } from "../facts/near-profile.ts";
import type { Facts } from "../facts/facts.ts";
import { certificatesWith } from "../finding/career.ts";
import { isPairHalfNamed } from "../from-profile/by-choices.ts";
import { fold } from "../text/fold.ts";
import { wordsOfAnySex } from "../text/genders.ts";
import { isUnknown, unknown, type Unknown } from "../unknown.ts";
import { isOfAbsence, tickSkills } from "../writing/tick-skills.ts";

/** The choices of a list that skills, certificates, titles or saved answers know. */
export function ticked(
  field: FormField,
  facts: Facts,
  bank: Bank,
  ask: (part: FormField) => Answer | Unknown,
): Concluded | Unknown {
  if (isOfAbsence(field)) return unknown("The question is for what you do not have");
  const answer = tickSkills(
    field,
    ask,
    (option) =>
      certificatesWith(option, facts.profile)[0]?.title ??
      bank.agreedTo(option) ??
      titleOf(option, facts),
    (option) => isNearProfile(option, facts, field) || isPairHalfNamed(option, facts),
  );
  return isUnknown(answer) ? answer : asSure("ticked", field, answer);
}

const titleOf = (option: string, { profile }: Facts): string | undefined =>
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
