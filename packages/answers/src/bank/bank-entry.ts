import type { Claim, Finding } from "../facts/claim.ts";
import { derived, found, textClaim, yesNo } from "../facts/claim.ts";
import type { SavedAnswer } from "../facts/facts.ts";
import { noticeDays } from "../finding/terms.ts";
import { genderClaim } from "../finding/person.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { amountsIn, payUnitOf } from "../reading/pay.ts";
import { isNegated } from "../question/polarity.ts";
import { fold } from "../text/fold.ts";
import { isoDay } from "../text/written-date.ts";
import { countryByCodeOrName, countryByPeople } from "../world/countries.ts";
import { currenciesIn } from "../world/currencies.ts";
import { fluenciesIn } from "../languages/fluency.ts";
import { addsNothing, isDecline, yesNoWords } from "../question/option-words.ts";

/** A saved answer with its question understood. */
export interface Saved {
  saved: SavedAnswer;
  question: Question;
  meaning: Meaning | undefined;
}

export function asFinding(
  { saved, meaning, question }: Saved,
  confidence: number,
  why: string,
): Finding {
  const claim = claimOf(saved, meaning?.topic, question);
  return {
    ...(confidence > 0.95
      ? found(claim, "answer_bank", why, confidence)
      : derived(claim, why, confidence)),
    source: "answer_bank",
    savedQuestion: saved.question,
    ...(confidence > 0.95 ? { isSameWords: true } : {}),
  };
}

/** A yes or no out of an answer's first word; undefined for anything else. */
export function yesNoOf(answer: SavedAnswer["answer"] | undefined): boolean | undefined {
  if (typeof answer === "boolean") return answer;
  const text = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  if (typeof text !== "string") return undefined;
  const words = yesNoWords(text);
  return words.isStatement ? undefined : words.isYes;
}

/** A saved value in the form its topic has, so that it can be written in another unit or chosen from other options. */
function claimOf(saved: SavedAnswer, topic: Topic | undefined, question: Question): Claim {
  const { answer } = saved;
  if (Array.isArray(answer))
    return {
      kind: "choices",
      names: answer,
      of: topic === "skills_list" ? "skill" : topic === "languages_list" ? "language" : "text",
    };
  if (typeof answer === "boolean") return yesNo(answer);
  if (isDecline(answer)) return { kind: "decline" };
  const plain = yesNoWords(answer);
  if (!plain.isStatement && addsNothing(plain.rest, question.raw))
    return { kind: "yesNo", isYes: plain.isYes, text: answer };
  const stated = statedClaim(answer, plain, question);
  return stated ?? claimOfText(answer, topic, question, saved.country) ?? textClaim(answer);
}

/** "I am not a protected veteran" to "Are you a protected veteran?" is a No in its own words. */
function statedClaim(
  answer: string,
  { isStatement, isYes, rest }: ReturnType<typeof yesNoWords>,
  question: Question,
): Claim | undefined {
  const isAsked = /^(are|do|does|did|have|has|will|would|can|is) /.test(question.text);
  if (!isAsked || !isStatement || !/^i (am|do|have|will|can|would)\b/.test(rest)) return undefined;
  if (isNegated(question.text) || !addsNothing(rest, question.raw)) return undefined;
  return { kind: "yesNo", isYes, text: answer };
}

export function claimOfText(
  answer: string,
  topic: Topic | undefined,
  question: Question,
  country?: string,
): Claim | undefined {
  if (topic === "total_years" || topic === "skill_years" || topic === "current_job_years") {
    const exact = yearsOf(answer, question);
    return exact === undefined
      ? undefined
      : { kind: "years", floor: Math.floor(exact + 1e-6), exact };
  }
  if (topic === "current_pay" || topic === "expected_pay") return moneyOf(answer, question);
  if (topic === "notice") {
    const days = noticeDays(
      /^\d+$/.test(answer.trim()) ? `${answer} ${unitIn(question.text)}` : answer,
    );
    return days === undefined ? undefined : { kind: "days", days, text: answer };
  }
  if (topic === "language_level") {
    const [level, second] = fluenciesIn(answer);
    return level === undefined || second !== undefined
      ? undefined
      : { kind: "fluency", level, text: answer };
  }
  if (topic === "gender") return genderClaim(answer);
  if (topic === "pronouns") return pronounClaim(answer);
  if (topic === "highest_degree") return { kind: "degree", name: answer };
  if (topic === "birth_date" || topic === "start_date" || topic === "last_working_day")
    return dateClaim({ answer, ...(country === undefined ? {} : { country }) }, question);
  if (topic === "country" || topic === "nationality") {
    const code = countryByPeople(answer);
    return code === undefined
      ? undefined
      : { kind: "country", code, text: answer, isNationality: topic === "nationality" };
  }
  return undefined;
}

/** A day that was written as its country does; text that is none stays text. */
export function dateClaim(
  { answer, country }: Pick<SavedAnswer, "answer" | "country">,
  { raw }: Question,
): Extract<Claim, { kind: "date" }> | undefined {
  if (typeof answer !== "string") return undefined;
  const order = /\bmm[/.-]dd\b/i.test(raw) ? "US" : /\bdd[/.-]mm\b/i.test(raw) ? "GB" : undefined;
  const date = isoDay(answer, order ?? countryByCodeOrName(country));
  return date === undefined ? undefined : { kind: "date", date, written: answer };
}

/** Years in an answer of a plain number, with or without its unit; "36" to a question for months is 3. */
export function yearsOf(answer: string, question: Question): number | undefined {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\s*(years?|yrs?|months?)?$/i.exec(answer.trim());
  if (match?.[1] === undefined) return undefined;
  const asksMonths = /\bmonths?\b/.test(question.text) && !/\byears?\b/.test(question.text);
  const isMonths = match[2] === undefined ? asksMonths : /^m/i.test(match[2]);
  return Number(match[1]) / (isMonths ? 12 : 1);
}

/** "She/her" and "She / Her / Hers" are the same pronouns. */
function pronounClaim(answer: string): Claim {
  const sets = ["she her hers", "he him his", "they them theirs"];
  const said = fold(answer);
  const set = sets.find((words) => words === said || words.startsWith(`${said} `));
  return set === undefined
    ? textClaim(answer)
    : textClaim(answer, [set, set.split(" ").slice(0, 2).join(" ")]);
}

const unitIn = (text: string): string => /\b(days|weeks|months)\b/.exec(text)?.[1] ?? "";

/** "18 LPA", or "18" to a question in lakhs; without a currency anywhere the amount stays text. */
function moneyOf(answer: string, question: Question): Claim | undefined {
  const unit = payUnitOf(question);
  const own = payUnitOf({ raw: answer, note: "" });
  const amounts = amountsIn(answer, {
    perYear: own.perYear !== 1 || own.isYearly ? own.perYear : unit.perYear,
    size: unit.size,
  });
  const [currency] = [
    ...currenciesIn(answer),
    ...(unit.currency === undefined ? [] : [unit.currency]),
  ];
  const [amount] = amounts;
  if (
    amount === undefined ||
    amounts.length !== 1 ||
    currency === undefined ||
    currency === "several"
  )
    return undefined;
  return { kind: "money", perYear: amount, currency };
}
