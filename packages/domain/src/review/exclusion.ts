import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import type { ExclusionOffer, RejectReason } from "@sendoff/contract/review";
import { foldLine } from "../choosing/fold-words.ts";
import { companyKey } from "../choosing/job-fingerprint.ts";
import type { NamedAnswer } from "../choosing/job-choices.ts";
import { readScore } from "../choosing/read-score.ts";

/** What a rejected job is judged by. */
export interface RejectedJob {
  readonly title: string;
  readonly company: string;
  readonly matchScore: number | null;
  readonly platformName: string;
}

/** A platform's filters and what the user chose of them. */
export interface FilterState {
  readonly definitions: readonly PlatformFilterDefinition[];
  readonly answers: readonly NamedAnswer[];
}

/** Reasons that speak of how well a job fits: the score weighs title, skills, place, seniority and pay. */
const ABOUT_FIT: readonly RejectReason[] = ["low_pay", "wrong_place", "weak_match"];

/**
 * What each reason to reject a job suggests to change in the platform's filters, so that its like is not prepared again. A reason
 * without an entry changes nothing: the platform has no such filter, or the filter says so already.
 */
export function offerExclusions(job: RejectedJob, filters: FilterState): ExclusionOffer[] {
  return [
    ...offerCompany(job, filters),
    ...offerTitle(job, filters),
    ...ABOUT_FIT.flatMap((reason) => offerScore(reason, job, filters)),
  ];
}

function offerCompany(job: RejectedJob, filters: FilterState): ExclusionOffer[] {
  const filter = "Excluded companies";
  const value = asOneName(job.company);
  if (companyKey(value) === "" || !hasFilter(filters, filter)) return [];
  const text = `Jobs at ${value} on ${job.platformName} are skipped from now on.`;
  return [{ reason: "this_company", filter, value, is_text: true, text }];
}

function offerTitle(job: RejectedJob, filters: FilterState): ExclusionOffer[] {
  const filter = "Excluded title words";
  const value = asOneName(job.title);
  if (foldLine(value).trim() === "" || !hasFilter(filters, filter)) return [];
  const text = `Jobs on ${job.platformName} with these words in their title are skipped from now on. Shorten them to skip more.`;
  return [{ reason: "this_title", filter, value, is_text: true, text }];
}

/** The lowest minimum that leaves this job out, unless a higher one is chosen already. */
function offerScore(
  reason: RejectReason,
  { matchScore, platformName }: RejectedJob,
  filters: FilterState,
): ExclusionOffer[] {
  const filter = "Minimum match score";
  const definition = filters.definitions.find(({ field_name: name }) => name === filter);
  if (definition === undefined || matchScore === null) return [];
  const chosen = filters.answers.find(({ field_name: name }) => name === filter)?.answer;
  const now = typeof chosen === "string" ? (readScore(chosen) ?? 0) : 0;
  const value = definition.options.find((option) => {
    const score = readScore(option);
    return score !== undefined && score > matchScore && score > now;
  });
  if (value === undefined) return [];
  const minimum = readScore(value) ?? 0;
  const text = `Jobs on ${platformName} that match less than ${minimum}% are skipped from now on. This one matches ${matchScore}%.`;
  return [{ reason, filter, value, is_text: false, text }];
}

const hasFilter = ({ definitions }: FilterState, filter: string): boolean =>
  definitions.some(({ field_name: name }) => name === filter);

/** Commas part names in a filter: "Acme, Inc." is one name. */
const asOneName = (text: string): string =>
  text
    .replaceAll(/[,;\n]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * All answers to a platform's filters with one thing more excluded, by the filters' ids. Undefined when the platform has no
 * filter of that name.
 */
export function withExclusion(
  { definitions, answers }: FilterState,
  offer: Pick<ExclusionOffer, "filter" | "is_text">,
  value: string,
): { readonly filter_id: number; readonly answer: unknown }[] | undefined {
  if (!definitions.some(({ field_name: name }) => name === offer.filter)) return undefined;
  const given = new Map(answers.map(({ field_name: name, answer }) => [name, answer]));
  const before = given.get(offer.filter);
  given.set(offer.filter, offer.is_text ? withName(before, asOneName(value)) : value);
  return definitions.flatMap(({ id, field_name: name }) =>
    given.has(name) ? [{ filter_id: id, answer: given.get(name) }] : [],
  );
}

function withName(before: unknown, name: string): string {
  const names = typeof before === "string" ? before.split(/[,;\n]/).map((each) => each.trim()) : [];
  const kept = names.filter((each) => each !== "");
  const isThere = kept.some((each) => foldLine(each) === foldLine(name));
  return (isThere ? kept : [...kept, name]).join(", ");
}
