import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isRunning } from "../facts/timeline.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";

/** What one uses now, in whatever kind of tool; what one has used, would use or does not use is asked in other words. */
const IN_USE =
  /^(?:which|what) (?:\p{L}+ ){1,4}?(?:do you|are you) (?:currently |presently |now )?(?:us(?:e|ing)|work(?:ing)? with|work(?:ing)? in)(?: currently| today| now| at present)?(?: (?:in|at|for) your (?:current|present) (?:job|role|position|company|work|employer))?$/u;

/** "Which CRM system do you currently use?": the only choice that the description of the present job names. */
export function toolInUse(
  { options }: FormField,
  { text, isYesNo }: Question,
  { profile }: Facts,
): Finding | undefined {
  if (options.length < 2 || isYesNo || !IN_USE.test(text)) return undefined;
  const jobs = profile.experience.filter((job) => isRunning(job, profile.experience) === true);
  const [job, another] = jobs;
  if (job === undefined || another !== undefined) return undefined;
  const told = fold(job.description ?? "");
  const [only, second] = options.filter(
    (option) =>
      !isPlaceholder(option) &&
      !isDecline(option) &&
      hasPhrase(told, fold(option)) &&
      fold(option).length > 2,
  );
  return only === undefined || second !== undefined || UNUSED.test(told)
    ? undefined
    : derived(textClaim(only), `Your job at ${job.company} names it`, 0.8);
}

/** A description that also tells of what is left, or of what comes, does not tell which one is in use. */
const UNUSED =
  /\b(?:migrat\w+|replac\w+|switch\w*|moved? (?:from|off|away)|phas\w+ out|formerly|previously|not|without|instead)\b/;
