import type { Experience } from "@sendoff/contract/profile";
import { fold } from "../text/fold.ts";

/** A stretch of time in months since year 0; fractions are days. */
interface Span {
  from: number;
  to: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const RUNNING =
  /^(present|current|currently|now|till date|till now|to date|today|ongoing|heute|actuel|actualidad|presente)$/;

/** Months since year 0 of a written date ("2020-03", "Mar 2020", "03/2020", "2020"), or undefined. */
export function monthOf(date: string | undefined, edge: "start" | "end"): number | undefined {
  const text = (date ?? "").trim().toLowerCase();
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?:t.{0,20})?)?)?$/.exec(text);
  if (iso?.[1] !== undefined) return monthIndex(iso[1], iso[2], iso[3], edge);
  const numeric = /^(\d{1,2})[/.-](\d{4})$/.exec(text);
  if (numeric?.[1] !== undefined) return monthIndex(numeric[2] ?? "", numeric[1], undefined, edge);
  const worded = /^(?:\d{1,2} )?([a-z]{3,9})\.?,? (?:\d{1,2},? )?(\d{4})$/.exec(text);
  if (worded?.[1] === undefined) return undefined;
  const month = MONTHS.indexOf(worded[1].slice(0, 3));
  return month < 0 ? undefined : monthIndex(worded[2] ?? "", String(month + 1), undefined, edge);
}

function monthIndex(
  year: string,
  month: string | undefined,
  day: string | undefined,
  edge: "start" | "end",
): number | undefined {
  const at = month === undefined ? 1 : Number(month);
  if (at < 1 || at > 12) return undefined;
  const start = Number(year) * 12 + at - 1;
  // A month named as the end was worked in, as job sites count; a bare year counts from January to January.
  if (day === undefined) return edge === "end" && month !== undefined ? start + 1 : start;
  const days = new Date(Date.UTC(Number(year), at, 0)).getUTCDate();
  // The last day of a job was worked, too.
  return start + Math.min(edge === "end" ? Number(day) : Number(day) - 1, days) / days;
}

/** Whether a job is held now, as far as the profile says; undefined when it does not. */
export function isRunning(job: Experience, jobs: readonly Experience[]): boolean | undefined {
  const end = fold(job.endDate ?? "");
  if (job.currentlyWorkingHere === true || RUNNING.test(end)) return true;
  if (end !== "") return false;
  if (job.currentlyWorkingHere === false) return undefined;
  const start = monthOf(job.startDate, "start");
  const isLatest =
    start !== undefined &&
    jobs.every((other) => (monthOf(other.startDate, "start") ?? -1) <= start);
  return isLatest ? true : undefined;
}

/** When a job was held; a running one ends today. Undefined when the dates do not tell. */
export function spanOf(
  job: Experience,
  jobs: readonly Experience[],
  today: string,
): Span | undefined {
  const from = monthOf(job.startDate, "start");
  const running = isRunning(job, jobs);
  const to = running === true ? monthOf(today, "start") : monthOf(job.endDate, "end");
  if (from === undefined || to === undefined || running === undefined || to < from)
    return undefined;
  const now = monthOf(today, "start");
  return { from, to: now === undefined ? to : Math.min(to, now) };
}

/** Months that at least one of the spans covers: overlapping jobs count once (DECISIONS D13). */
export function monthsCovered(spans: readonly Span[]): number {
  let total = 0;
  let reached = -Infinity;
  for (const span of spans.toSorted((left, right) => left.from - right.from)) {
    total += Math.max(0, span.to - Math.max(span.from, reached));
    reached = Math.max(reached, span.to);
  }
  return total;
}

/** Jobs, the latest first: running ones before ended ones, those by their end, equal ends by their start. */
export function latestFirst(jobs: readonly Experience[]): Experience[] {
  const startOf = (job: Experience): number => monthOf(job.startDate, "start") ?? 0;
  const endOf = (job: Experience): number =>
    isRunning(job, jobs) === true ? Infinity : (monthOf(job.endDate, "end") ?? startOf(job));
  return jobs.toSorted((left, right) => {
    const [one, other] = [endOf(left), endOf(right)];
    return one === other ? startOf(right) - startOf(left) : other - one;
  });
}

/** Years that at least one job of a profile covers; undefined when no job's dates tell. */
export function yearsAtWork(jobs: readonly Experience[], today: string): number | undefined {
  const spans = jobs.flatMap((job) => spanOf(job, jobs, today) ?? []);
  return spans.length === 0 ? undefined : monthsCovered(spans) / 12;
}
