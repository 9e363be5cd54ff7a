import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fold } from "../text/fold.ts";

const LEARNING = /\b(?:intern|internship|trainee|apprentice\w*|traineeship)\b/;

/** "Fresher" or "Experienced": who has had internships only is the one, who has had a full job the other. */
export function fresherOrNot(
  { kind, options, question }: FormField,
  { profile }: Facts,
): Finding | undefined {
  if (kind === "checkboxes" || options.length !== 2 || /\b(?:prefer|hiring|hire)/i.test(question))
    return undefined;
  const [fresher] = options.filter((option) => /^fresher\b/.test(fold(option)));
  const [experienced] = options.filter((option) => /^experienced?\b/.test(fold(option)));
  const jobs = profile.experience;
  if (fresher === undefined || experienced === undefined || jobs.length === 0) return undefined;
  const isFresher = jobs.every(({ jobTitle, experienceType = "" }) =>
    LEARNING.test(fold(`${jobTitle} ${experienceType}`)),
  );
  return derived(
    textClaim(isFresher ? fresher : experienced),
    isFresher ? "Your profile lists internships only" : "Your profile lists jobs",
    0.85,
  );
}
