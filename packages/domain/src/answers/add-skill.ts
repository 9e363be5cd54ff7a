import { SKILL_YEARS_MAX } from "@sendoff/contract/constants";
import { type Profile } from "@sendoff/contract/profile";
import { foldWords } from "../choosing/fold-words.ts";

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
 * there twice, and what an import guessed becomes what the user said. Without years it stands there with none.
 */
export function withSkill(profile: Profile, name: string, years: number | undefined): Profile {
  const key = keyOf(name);
  const stated = years === undefined ? {} : { years };
  const isThere = profile.skills.some((skill) => keyOf(skill.name) === key);
  const skills = isThere
    ? profile.skills.map((skill) =>
        keyOf(skill.name) === key ? { name: skill.name, ...stated } : skill,
      )
    : [...profile.skills, { name, ...stated }];
  return { ...profile, skills };
}

/** The profile with this language spoken like that, once; what an import guessed becomes what the user said. */
export function withLanguage(profile: Profile, name: string, proficiency: string): Profile {
  const key = foldWords(name).join(" ");
  const isThere = profile.languages.some((language) => foldWords(language.name).join(" ") === key);
  const languages = isThere
    ? profile.languages.map((language) =>
        foldWords(language.name).join(" ") === key
          ? { name: language.name, proficiency }
          : language,
      )
    : [...profile.languages, { name, proficiency }];
  return { ...profile, languages };
}
