import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import { isRole, isUnrelatedRole, personOf } from "../world/roles.ts";
import { isSameSkill } from "../world/skills.ts";
import { certificatesWith } from "./career.ts";
import { likeSkill, mentions } from "./like-skill.ts";
import { parts } from "./parts.ts";
import { count, type SaidYears } from "./years.ts";

/** Skills are an open list: a listed one is a Yes, an absent one is unknown. */
export function hasSkill(meaning: Meaning, facts: Facts, said: SaidYears): Finding | undefined {
  const subject = (meaning.subject ?? "").replace(/^(?:both|either) /, "");
  const whole = knows(subject, facts, said);
  if (whole !== undefined)
    return { ...found(yesNo(!meaning.isNegated), whole.source, whole.why, 0.9) };
  const { names, isAll } = parts(subject);
  if (names.length < 2) return undefined;
  const each = names.map((name) => knows(name, facts, said));
  const isYes = isAll
    ? each.every((known) => known !== undefined)
    : each.some((known) => known !== undefined);
  return isYes
    ? derived(yesNo(!meaning.isNegated), "Your skills and jobs name these", 0.85)
    : undefined;
}

function knows(
  subject: string,
  facts: Facts,
  said: SaidYears,
): { source: "profile" | "derived" | "answer_bank"; why: string } | undefined {
  const answered = said("skill_years", subject);
  if (answered !== undefined)
    return answered > 0
      ? { source: "answer_bank", why: `You answered ${count(answered, "year")}` }
      : undefined;
  const { skills } = facts.profile;
  const skill =
    skills.find((entry) => isSameSkill(entry.name, subject)) ?? likeSkill(subject, skills);
  if (skill !== undefined) return { source: "profile", why: `${skill.name} is in your skill list` };
  // Who has a certificate by Microsoft has not therefore used its Azure: the issuer is no skill.
  const [award] = certificatesWith(subject, facts.profile, { isTitleOnly: true });
  if (award !== undefined)
    return { source: "profile", why: `${award.title} is among your certifications` };
  const job = facts.profile.experience.find((entry) => mentions(entry, subject));
  return job === undefined
    ? undefined
    : { source: "derived", why: `Your job at ${job.company} names it` };
}

/** Titles of another language than the question's cannot be compared: a "Recepcionista" is a receptionist. */
export const isInEnglish = ({ jobTitle, description = "" }: Experience): boolean =>
  personOf(jobTitle.split(/[-–,(]/)[0] ?? "") !== undefined ||
  (description !== "" && wordingOf(description).language === "en");

/** Whether a position of that kind was held, by the titles of the jobs. */
export function hasRole(meaning: Meaning, facts: Facts): Finding | undefined {
  const { subject = "" } = meaning;
  const jobs = facts.profile.experience;
  const held = jobs.find((job) => isRole(job.jobTitle, subject));
  if (held !== undefined)
    return derived(yesNo(!meaning.isNegated), `You were ${held.jobTitle} at ${held.company}`, 0.9);
  const isForeign =
    jobs.length > 0 &&
    personOf(subject) !== undefined &&
    jobs.every(
      (job) =>
        isInEnglish(job) && isUnrelatedRole(job.jobTitle, subject) && !mentions(job, subject),
    );
  return isForeign
    ? derived(yesNo(meaning.isNegated), "No job in your profile is of that kind", 0.7)
    : undefined;
}
