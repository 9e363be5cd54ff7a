import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isRunning } from "../facts/timeline.ts";

const IN_SETTING =
  /^(?:have you (?:ever |previously |already )?worked|do you have (?:any )?(?:prior |previous |work |working |professional )*experience(?: working)?|are you experienced(?: working)?) (?:in|for|at|with|within) (?:an? |the )?(.+?) (?:company|companies|environment|setting|settings|organi[sz]ation|startup|start up|industry|sector|business|firm|space|practice)(?: before| previously)?$/;

const settingIn = ({ text, isYesNo, isSeveral, countries }: Question): string | undefined =>
  isYesNo && !isSeveral && countries.length === 0 ? IN_SETTING.exec(text)?.[1] : undefined;

/** "Have you worked in a B2B SaaS company?" of whom a job is said to be in one in just these words. */
export function settingAsked(question: Question, { profile }: Facts): Finding | undefined {
  const setting = settingIn(question);
  if (setting === undefined || setting.split(" ").length > 4 || NARROWED.test(setting))
    return undefined;
  const job = profile.experience.find((each) => isWithin(each, setting));
  return job === undefined || setting.length < 3
    ? undefined
    : derived(yesNo(true), `Your job at ${job.company} says so`, 0.8);
}

/** Whether a question is for a setting that the jobs name, and that none of them was in: "dashboards for retail clients". */
export const isOfOthersSetting = (question: Question, { profile }: Facts): boolean => {
  const setting = settingIn(question);
  return setting !== undefined && !profile.experience.some((each) => isWithin(each, setting));
};

/** Whoever sells to hospitals, or builds for them, works in none. */
const OF_TRADERS =
  /\b(?:clients?|customers?|prospects?|sell\w*|sold|sales|account|advis\w*|consult\w*|audit\w*|recruit\w*|pitch\w*|implement\w*|software|developer|engineer|analyst|analytics|representative|supplier|vendor)\b/;

/** By its title or its name, or by a sentence that says it was in or at one. */
function isWithin({ jobTitle, company, description = "" }: Experience, setting: string): boolean {
  const [title, name] = [fold(jobTitle), fold(company)];
  if (hasPhrase(title, setting) && !OF_TRADERS.test(title)) return true;
  const tail = name.endsWith(setting) || NAMED_AFTER.test(name.split(setting).at(-1) ?? "");
  if (hasPhrase(name, setting) && tail) return true;
  const stated = new RegExp(
    `^(.*)\\b(?:in|at|within) (?:an? |the |our )?(?:[\\w-]+ )??${setting}\\b(.*)$`,
  );
  const product = new RegExp(`\\bof an? ${setting} (?:\\w+ )?(?:product|platform)\\b`);
  return description
    .split(/[.;\n]/)
    .map(fold)
    .some((sentence) => {
      // Who looks after the users of such a product works for who makes it.
      if (/\bsaas\b/.test(setting) && product.test(sentence) && !OF_TRADERS.test(sentence))
        return true;
      const [, before, behind = ""] = stated.exec(sentence) ?? [];
      return before !== undefined && !OF_TRADERS.test(before + behind) && IS_SETTING.test(behind);
    });
}

const NAMED_AFTER =
  /^ (?:nhs |university )?(?:trust|ltd|limited|inc|llc|plc|group|foundation|centre|center|gmbh)\b/;
const IS_SETTING =
  /^ (?:company|companies|environment|settings?|organi[sz]ation|startup|start up|industry|sector|business|firm|space|practice|team|ward|department|unit|with|of \d)\b|^$/;

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
