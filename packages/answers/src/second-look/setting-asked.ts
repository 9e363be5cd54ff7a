import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isRunning } from "../facts/timeline.ts";

const IN_SETTING =
  /^(?:have you (?:ever |previously |already )?worked|do you have (?:any )?(?:prior |previous |work |working |professional )*experience(?: working)?|are you experienced(?: working)?) (?:in|for|at|with|within) (?:an? |the )?(.+?) (?:company|companies|environment|setting|settings|organi[sz]ation|startup|start up|industry|sector|business|firm|space|practice)(?: before| previously)?$/;

/** "Have you worked in a B2B SaaS company?" of whom a job is described as one in just these words. */
export function settingAsked(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const setting = IN_SETTING.exec(question.text)?.[1];
  if (setting === undefined || setting.split(" ").length > 4 || NARROWED.test(setting))
    return undefined;
  const job = profile.experience.find(({ jobTitle, company, description = "" }) =>
    hasPhrase(fold(`${jobTitle} | ${company} | ${description}`), setting),
  );
  return job === undefined || setting.length < 3
    ? undefined
    : derived(yesNo(true), `Your job at ${job.company} says so`, 0.8);
}

const NARROWED = /\b(?:not|non|similar|other|or|and|our|this|large|small|medium)\b/;

const NHS =
  /^(?:are you (?:currently |presently |now )?(?:employed|working)|do you (?:currently |presently )?work) (?:by|for|in|within|with|at) (?:the |an )?(?:nhs|national health service)(?: trust| organi[sz]ation)?$/;

/** Who works at an NHS trust is employed by the NHS. */
export function publicEmployer(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || !NHS.test(question.text)) return undefined;
  const job = profile.experience.find(
    (each) =>
      /\bNHS\b|\bNational Health Service\b/.test(each.company) &&
      isRunning(each, profile.experience) === true,
  );
  return job === undefined ? undefined : derived(yesNo(true), `You work at ${job.company}`, 0.85);
}
