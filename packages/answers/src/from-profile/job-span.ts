import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { employerName } from "../finding/employer-name.ts";
import type { Question } from "../question/question.ts";
import { hasPhrase } from "../text/fold.ts";

const BOTH = /\bmm[/. -]y{4}\b.{1,8}\bmm[/. -]y{4}\b|\bfrom\b.{0,6}\bto\b.*\bmm[/. -]y{4}\b/i;

/** "Dates of employment at X (MM/YYYY - MM/YYYY)": when the one job at an employer that is named began and ended. */
export function jobSpan(question: Question, { profile }: Facts): Finding | undefined {
  if (question.isYesNo || question.options > 0 || !BOTH.test(`${question.raw} ${question.note}`))
    return undefined;
  const [job, second] = profile.experience.filter(
    ({ company }) =>
      employerName(company).length > 3 && hasPhrase(question.text, employerName(company)),
  );
  const [from, to] = [job?.startDate, job?.endDate].map((date) => monthAndYear(date));
  return job === undefined || second !== undefined || from === undefined || to === undefined
    ? undefined
    : derived(textClaim(`${from} - ${to}`), `Your job at ${job.company}`, 0.8);
}

function monthAndYear(date: string | undefined): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? "") ?? [];
  return year === undefined || month === undefined ? undefined : `${month}/${year}`;
}
