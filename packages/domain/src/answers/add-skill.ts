import { type Profile, SKILL_YEARS_MAX } from "@sendoff/contract";
import { foldWords } from "../fold-words.ts";

/** Whole years that an answer states, from one up to the most that a skill may have; undefined for anything else. */
export function skillYearsOf(answer: unknown): number | undefined {
  if (typeof answer !== "string" || !/^\d{1,3}(?:\.\d{1,2})?$/.test(answer.trim()))
    return undefined;
  const years = Math.floor(Number(answer));
  return years >= 1 && years <= SKILL_YEARS_MAX ? years : undefined;
}

/** "React", "React.js" and "ReactJS" are one skill. */
const keyOf = (name: string): string => {
  const joined = foldWords(name).join("");
  return joined.length > 4 ? joined.replace(/js$/, "") : joined;
};

/**
 * The profile with this skill and its years. One that is there already gets the years, under the name it has: it never stands
 * there twice, and what an import guessed becomes what the user said.
 */
export function withSkill(profile: Profile, name: string, years: number): Profile {
  const key = keyOf(name);
  const isThere = profile.skills.some((skill) => keyOf(skill.name) === key);
  const skills = isThere
    ? profile.skills.map((skill) =>
        keyOf(skill.name) === key ? { name: skill.name, years } : skill,
      )
    : [...profile.skills, { name, years }];
  return { ...profile, skills };
}
