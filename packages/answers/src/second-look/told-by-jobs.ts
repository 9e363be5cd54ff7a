import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isLearning } from "../world/occupations.ts";

const HAS =
  /^(?:do you have|have you (?:had|got)) (?:any |some |prior |previous |relevant |recent |direct |work |working |professional )*(.+?) (?:work |working )?experience$/;
/** Whose work is with customers all day long, whatever the trade. */
const WITH_CUSTOMERS =
  /\b(?:customer (?:service|support|care|success)|cashier|sales (?:assistant|associate|advisor|consultant)|retail assistant|shop assistant|store manager|barista|bartender|waiter|waitress|server|host(?:ess)?|receptionist|front desk|guest (?:service|relations)|concierge|call cent(?:er|re)|contact cent(?:er|re)|teller|cabin crew|flight attendant|team member|crew member|leasing (?:agent|consultant))\b/;
const OF_CUSTOMERS =
  /^(?:customer (?:service|facing|care|support)|guest service|public facing|client facing)$/;
/** Kinds of employer that a company's name ends with, or a title says. */
const PLACES =
  /^(?:hospital|hotel|restaurant|warehouse|call cent(?:er|re)|contact cent(?:er|re)|clinic|nursing home|care home|pharmacy|supermarket|school|salon|gym|bakery|kitchen|bar|resort|bank|laboratory|lab)$/;

/**
 * "Do you have customer service experience?" of a cashier, "hospital experience" of who worked at one by its name, "cabin crew experience" of
 * who had that title: what a job's title or employer surely is. That none is of it says nothing.
 */
export function toldByJobs(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const kind = HAS.exec(question.text)?.[1];
  if (
    kind === undefined ||
    /\d|\b(?:not|no|years?|lead\w*|manag\w*|supervis\w*|senior)\b/.test(kind)
  )
    return undefined;
  const jobs = profile.experience.filter(({ jobTitle }) => !isLearning(jobTitle));
  const job = jobs.find((each) => isOfKind(each, kind));
  return job === undefined
    ? undefined
    : derived(yesNo(true), `You were ${job.jobTitle} at ${job.company}`, 0.82);
}

function isOfKind({ jobTitle, company }: Experience, kind: string): boolean {
  const title = fold(jobTitle);
  if (OF_CUSTOMERS.test(kind)) return WITH_CUSTOMERS.test(title);
  if (PLACES.test(kind)) {
    const name = fold(company);
    return name.endsWith(kind) || name.endsWith(`${kind}s`) || hasPhrase(title, kind);
  }
  return kind.split(" ").length > 1 && hasPhrase(title, kind);
}

/** An amount of money in words: "£500k", "$2 million", "12 lakhs", "1.5 crore". */
const MONEY =
  /(?:[£$€₹]|\b(?:usd|gbp|eur|inr|aud|cad|rs\.?)) ?(\d[\d,]*(?:\.\d+)?) ?(k|m|mn|million|lakhs?|lacs?|crores?|cr|bn|billion)?\b|\b(\d[\d,]*(?:\.\d+)?) ?(k|m|mn|million|lakhs?|lacs?|crores?|cr)\b/giu;
const SIZES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  lakh: 1e5,
  lac: 1e5,
  crore: 1e7,
  cr: 1e7,
  bn: 1e9,
  billion: 1e9,
};

interface Amount {
  value: number;
  sign: string;
}

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(MONEY)].map((match) => {
    const number = Number((match[1] ?? match[3] ?? "0").replaceAll(",", ""));
    const unit = (match[2] ?? match[4] ?? "").toLowerCase().replace(/(?<=lakh|lac|crore)s$/, "");
    return { value: number * (SIZES[unit] ?? 1), sign: /[£$€₹]/.exec(match[0])?.[0] ?? "" };
  });

const BUDGET = /\b(?:budgets?|ad spend|media spend|p&l|spend)\b/i;
const HELD =
  /^(?:do you have (?:any )?experience|have you|are you experienced)\b.*\b(?:manag\w*|handl\w*|own\w*|run|running|overs\w*|responsible)\b/;
const PER =
  /\b(?:per (month|quarter|year|annum)|(monthly|annual|annually|yearly|quarterly)|a (month|year))\b/i;
const YEARLY: Readonly<Record<string, number>> = {
  month: 12,
  monthly: 12,
  quarter: 4,
  quarterly: 4,
};

const perYear = (text: string): number | undefined => {
  const match = PER.exec(text);
  const word = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  return word === undefined ? undefined : (YEARLY[word] ?? 1);
};

/** "A marketing budget of £500k or more" of whose job is described with one of £900k: the same currency, and the same time where both name one. */
export function budgetManaged(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || !BUDGET.test(question.raw)) return undefined;
  if (
    !HELD.test(digitsFor(question.text)) ||
    /\b(?:up to|less than|under|below|not|without)\b/.test(question.text)
  )
    return undefined;
  const [asked, second] = amountsIn(question.raw);
  if (asked === undefined || second !== undefined) return undefined;
  const job = profile.experience.find(({ description = "" }) =>
    description
      .split(/[;.\n](?!\d)/)
      .filter((clause) => BUDGET.test(clause))
      .some((clause) => {
        const [own, another] = amountsIn(clause.slice(Math.max(0, clause.search(BUDGET) - 40)));
        if (own === undefined || another !== undefined) return false;
        if (own.sign !== "" && asked.sign !== "" && own.sign !== asked.sign) return false;
        const [mine, wanted] = [perYear(clause), perYear(question.raw)];
        const times = mine === undefined || wanted === undefined ? 1 : mine / wanted;
        return own.value * times >= asked.value;
      }),
  );
  return job === undefined
    ? undefined
    : derived(yesNo(true), `Your job at ${job.company} says so`, 0.8);
}
