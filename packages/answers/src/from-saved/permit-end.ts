import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { placeFrom } from "../world/places.ts";
import { countryByCodeOrName } from "../world/countries.ts";
import { readSaved } from "./read-saved.ts";

/** Papers that end on a day, by which one may work: each with its names. */
const PAPERS: readonly (readonly [string, RegExp])[] = [
  ["ead", /\b(?:ead|(?:stem )?opt|employment authori[sz]ation(?: document)?)\b/],
  [
    "permit",
    /\b(?:work permits?|pgwp|post graduation work permit|permiso de trabajo|arbeitserlaubnis|permis de travail)\b/,
  ],
  ["visa", /\b(?:work |employment |current )?visa\b/],
  ["residence", /\b(?:residence permit|brp|aufenthaltstitel|titre de sejour)\b/],
];
const END =
  /\b(?:expir\w*|end date|ends?|valid(?:ity)?(?: until| till| to| for)?|ablaufdatum|gultig bis|lauft ab|date d expiration|vencimiento|vence)\b/;
const ANOTHER =
  /\b(?:start|issued?|number|from|spouse|passport|licen[cs]e|previous|last|renew\w*|extend\w*|not|without|company|id)\b/;

const paperIn = (text: string): string | undefined =>
  PAPERS.find(([, pattern]) => pattern.test(text))?.[0];

/** "Work permit expiry date", "Is it valid for at least 12 more months?": by the day that was answered, or that stands in the status. */
export function permitEnd(field: FormField, question: Question, facts: Facts): Finding | undefined {
  const { text } = question;
  const paper = paperIn(text);
  if (paper === undefined || !END.test(text) || ANOTHER.test(text) || question.isSeveral)
    return undefined;
  if (isAboutSomebodyElse(question) || question.options > 3) return undefined;
  const known = endOf(paper, question, facts);
  if (known === undefined) return undefined;
  const { date, saved } = known;
  const finding = (claim: Finding["claim"]): Finding => ({
    ...derived(claim, `You answered "${saved.slice(0, 120)}"`, 0.85),
    source: "answer_bank",
    savedQuestion: saved,
  });
  if (!question.isYesNo) {
    const isDate =
      field.kind === "date" ||
      /\b(?:date|when|until|till|expir\w*|ablaufdatum|vencimiento)\b/.test(text);
    return isDate && question.options === 0 && !/\bhow (?:long|many)\b/.test(text)
      ? finding({ kind: "date", date })
      : undefined;
  }
  const bound =
    /\bvalid for (?:at least |a minimum of |another |the next |more than |a further |no less than )*(\d{1,2}) (?:more )?(month|year)s?\b/.exec(
      text,
    );
  if (bound === null || facts.today === "") return undefined;
  const until = new Date(`${facts.today}T00:00:00Z`);
  const months = Number(bound[1]) * (bound[2] === "year" ? 12 : 1);
  until.setUTCMonth(until.getUTCMonth() + months);
  const limit = until.toISOString().slice(0, 10);
  return date.slice(0, 7) === limit.slice(0, 7) ? undefined : finding(yesNo(date > limit));
}

const IN_STATUS =
  /\b(?:until|till|expires?(?: on)?|expiring|ends?(?: on)?)\s+(\d{4}-\d{2}-\d{2})\b/i;

function endOf(
  paper: string,
  question: Question,
  facts: Facts,
): { date: string; saved: string } | undefined {
  const home = placeFrom(facts.job.location).country;
  const [wanted = home] = question.countries;
  for (const each of facts.answers.toReversed()) {
    if (typeof each.answer !== "string") continue;
    const { question: read } = readSaved(each);
    const own = read.countries[0] ?? countryByCodeOrName(each.country) ?? home;
    if (own !== wanted) continue;
    const isEnd = paperIn(read.text) === paper && END.test(read.text) && !ANOTHER.test(read.text);
    if (isEnd && /^\d{4}-\d{2}-\d{2}$/.test(each.answer.trim()))
      return { date: each.answer.trim(), saved: each.question };
    // "F-1 STEM OPT, EAD valid until 2028-06-13"
    const date =
      paperIn(fold(each.answer)) === paper ? IN_STATUS.exec(each.answer)?.[1] : undefined;
    if (date !== undefined) return { date, saved: each.question };
  }
  return undefined;
}
