import type { Facts } from "../facts/facts.ts";
import { fold } from "../text/fold.ts";
import { isLearning } from "../world/occupations.ts";
import { fromJobs, type Years } from "./years.ts";

/**
 * "Als monteur" of who was an "Onderhoudsmonteur" and a "Monteur": in German and Dutch whose trade ends in a word is one of that word.
 * Ranks are not: a "Projektmanager" need be nobody's manager.
 */
export function compoundYears(subject: string, facts: Facts): Years | undefined {
  const role = /^(?:als )?(\p{L}{6,})$/u.exec(subject)?.[1];
  if (
    role === undefined ||
    /(?:manager|leiter|leider|assistent\w*|meister|helfer)(?:in)?$/.test(role)
  )
    return undefined;
  const { experience } = facts.profile;
  const ending = role.replace(/in$/, "");
  const hasCompound = experience.some(({ jobTitle }) =>
    fold(jobTitle)
      .split(" ")
      .some((word) => word.length > role.length + 3 && endsIn(word, ending)),
  );
  const held = experience.filter(
    ({ jobTitle }) =>
      !isLearning(jobTitle) &&
      fold(jobTitle)
        .split(" ")
        .some((word) => endsIn(word, ending)),
  );
  return hasCompound ? fromJobs(held, facts, `as ${role}`, 0.78) : undefined;
}

const endsIn = (word: string, role: string): boolean =>
  word === role || word.endsWith(role) || word.endsWith(`${role}in`);
