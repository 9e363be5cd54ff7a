import {
  type CommonAnswers,
  Proficiency,
  type SaveCommonAnswers,
} from "@sendoff/contract/common-answers";
import { SKILL_YEARS_MAX } from "@sendoff/contract/constants";
import { writtenNoticePeriod } from "@sendoff/domain/profile";
import type { z } from "zod";
import { payDigits, payProblem, readPay } from "../../lib/pay.ts";
import { messages } from "./messages.ts";

/** The page's fields as they stand, all texts; "" where nothing is said. */
export interface Draft {
  readonly years: Readonly<Record<string, string>>;
  /** By country. */
  readonly rights: Readonly<Record<string, string>>;
  /** By question. */
  readonly questions: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, string>>;
  readonly notice: string;
  readonly currentPay: string;
  readonly currentCurrency: string;
  readonly expectedPay: string;
  readonly expectedCurrency: string;
  readonly startDate: string;
}

/** What is wrong, by field: "years:SQL", "currentPay". */
export type Problems = Readonly<Record<string, string>>;

const RUPEE = "INR";
// oxlint-disable-next-line sendoff/no-inline-text -- the name by which the profile keeps it, not a text
export const ENGLISH = "English";

/** English is asked for everywhere, whether or not the profile names it. */
export function languagesOf({ languages }: CommonAnswers): CommonAnswers["languages"] {
  const isThere = languages.some(({ name }) => name.toLowerCase() === ENGLISH.toLowerCase());
  return isThere ? languages : [{ name: ENGLISH, proficiency: null }, ...languages];
}

/** What is known. */
export function draftOf(known: CommonAnswers): Draft {
  return {
    years: Object.fromEntries(known.skills.map(({ name, years }) => [name, String(years ?? "")])),
    rights: Object.fromEntries(
      known.rights.map(({ country, answer, from_profile }) => [
        country,
        answer ?? from_profile ?? "",
      ]),
    ),
    questions: Object.fromEntries(
      known.questions.map(({ id, answer, from_profile }) => [id, answer ?? from_profile ?? ""]),
    ),
    languages: Object.fromEntries(
      languagesOf(known).map(({ name, proficiency }) => [name, proficiency ?? ""]),
    ),
    notice: known.notice_period,
    currentPay: payText(known.current_ctc, known.current_ctc_currency),
    currentCurrency: known.current_ctc_currency || RUPEE,
    expectedPay: payText(known.expected_ctc, known.expected_ctc_currency),
    expectedCurrency: known.expected_ctc_currency || RUPEE,
    startDate: known.start_date ?? "",
  };
}

function payText(amount: number | null, currency: string): string {
  return amount === null ? "" : payDigits(amount, currency || RUPEE);
}

export function problemsOf(draft: Draft): Problems {
  const problems: Record<string, string> = {};
  for (const [name, years] of Object.entries(draft.years)) {
    if (years.trim() === "") continue;
    const count = /^\d{1,2}$/.test(years.trim()) ? Number(years) : undefined;
    if (count === undefined || count > SKILL_YEARS_MAX)
      problems[`years:${name}`] = messages.yearsRange(SKILL_YEARS_MAX);
  }
  const pays = [
    ["currentPay", draft.currentPay, draft.currentCurrency],
    ["expectedPay", draft.expectedPay, draft.expectedCurrency],
  ] as const;
  for (const [field, text, currency] of pays) {
    if (text.trim() === "") continue;
    const problem = payProblem(text, currency);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

type Changes = z.input<typeof SaveCommonAnswers>;

/** What the draft says that is not known yet: proposals that stand there are said by saving. */
export function changesOf(draft: Draft, known: CommonAnswers): Changes {
  const skills = known.skills.flatMap(({ name, years }) => {
    const text = (draft.years[name] ?? "").trim();
    const stated = text === "" ? null : Number(text);
    return stated === years ? [] : [{ name, years: stated }];
  });
  const rights = known.rights.flatMap(({ country, ...state }) => {
    const answer = changedAnswer(draft.rights[country] ?? "", state);
    return answer === undefined ? [] : [{ country, answer }];
  });
  const questions = known.questions.flatMap(({ id, ...state }) => {
    const answer = changedAnswer(draft.questions[id] ?? "", state);
    return answer === undefined ? [] : [{ id, answer }];
  });
  const languages = languagesOf(known).flatMap(({ name, proficiency }) => {
    const stated = Proficiency.safeParse(draft.languages[name]);
    return !stated.success || stated.data === proficiency
      ? []
      : [{ name, proficiency: stated.data }];
  });
  return {
    ...(skills.length > 0 ? { skills } : {}),
    ...(rights.length > 0 ? { rights } : {}),
    ...(questions.length > 0 ? { questions } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...termsOf(draft, known),
  };
}

/** Null takes back what was said; undefined leaves it: what the profile gives anyway is not said again. */
function changedAnswer(
  chosen: string,
  { answer, from_profile: given }: { answer: string | null; from_profile: string | null },
): string | null | undefined {
  const wanted = chosen === "" || chosen === given ? null : chosen;
  return wanted === answer || (answer !== null && chosen === answer) ? undefined : wanted;
}

function termsOf(draft: Draft, known: CommonAnswers): Changes {
  const before = draftOf(known);
  const isNew = (...fields: readonly (keyof Draft)[]) =>
    fields.some((field) => draft[field] !== before[field]);
  return {
    ...(isNew("notice") ? { notice_period: writtenNoticePeriod(draft.notice) } : {}),
    ...(isNew("currentPay", "currentCurrency")
      ? {
          current_ctc: readPay(draft.currentPay, draft.currentCurrency) ?? null,
          current_ctc_currency: draft.currentCurrency,
        }
      : {}),
    ...(isNew("expectedPay", "expectedCurrency")
      ? {
          expected_ctc: readPay(draft.expectedPay, draft.expectedCurrency) ?? null,
          expected_ctc_currency: draft.expectedCurrency,
        }
      : {}),
    ...(isNew("startDate") ? { start_date: draft.startDate === "" ? null : draft.startDate } : {}),
  };
}
