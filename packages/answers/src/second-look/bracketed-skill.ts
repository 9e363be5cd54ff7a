import type { Bank } from "../bank/bank.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isSameSkill, skillKey } from "../world/skills.ts";

const OF_SKILLS: ReadonlySet<Topic> = new Set<Topic>(["skill_years", "has_skill"]);

/** "Electronic logs (ELD)", "Refrigerated (Reefer) freight": the brackets have the name that the profile knows the thing by. */
export function bracketedSkill(
  { raw, isSeveral }: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (meaning === undefined || isSeveral || !OF_SKILLS.has(meaning.topic)) return undefined;
  const [, inside = "", another] = raw.split(/\(([^()]*)\)/);
  const names = inside.split("/").map((name) => name.trim());
  if (inside === "" || /\(/.test(another ?? "") || /^\s*(?:or|and)\b|[,;]/i.test(inside))
    return undefined;
  const skill = facts.profile.skills.find(
    ({ name }) => isSameSkill(name, inside) || names.some((each) => isSameSkill(name, each)),
  );
  // "Agile (Scrum)" of who lists both asks for the first.
  const before = meaning.subject?.replace(fold(inside), "").trim() ?? "";
  const isListed = facts.profile.skills.some(({ name }) => isSameSkill(name, before));
  if (skill === undefined || isListed) return undefined;
  return findExperience(
    { ...meaning, subject: skillKey(skill.name), named: fold(skill.name) },
    facts,
    (topic, subject) => bank.saidYears(topic, subject),
  );
}
