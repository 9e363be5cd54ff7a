import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { bestFirst } from "../finding/schooling.ts";
import type { Question } from "../question/question.ts";

const OF_BATCH =
  /^(?:are|is|you|your|a|an|the|from|of|in|or|and|to|till|through|between|belong|do|passed|pass|out|passing|passout|batch|batches|graduate|graduated|graduation|year|student|candidate|fresher)$/;
const OTHERWISE = /\b(?:not|no|never|without|before|after|since|later|earlier)\b/;
const SPAN = /\b(20\d\d)\s*(?:-|–|—|\bto\b|\btill\b|\bthrough\b|\band\b)\s*(20\d\d)\b/gi;

/** The years of the batches that a question names; undefined where it can be read in two ways. */
interface Batches {
  years: ReadonlySet<number>;
  /** Whether "2020-2024" may be from the first to the last year of one study. */
  span: readonly [number, number] | undefined;
}

function batchesIn({ raw, text }: Question): Batches | undefined {
  const named = (text.match(/\b20\d\d\b/g) ?? []).map(Number);
  const isBetween = /\bbetween\b/i.test(raw);
  const [span, second] = [...raw.matchAll(SPAN)].filter(
    ([match]) => isBetween || !/\band\b/i.test(match),
  );
  const [, from, till] = span ?? [];
  if (from === undefined || till === undefined)
    return named.length === 0 ? undefined : { years: new Set(named), span: undefined };
  const [low, high] = [Number(from), Number(till)];
  // "2022-2024, 2026" is two things at once.
  if (second !== undefined || named.length !== 2 || low >= high) return undefined;
  return {
    years: new Set(Array.from({ length: high - low + 1 }, (_, at) => low + at)),
    span: isBetween ? undefined : [low, high],
  };
}

/** "Are you from the 2025 or 2026 passed-out batch?", "the 2022–2024 batch?": by the year in which a study ends, the named years with it. */
export function batchAsked(question: Question, facts: Facts): Finding | undefined {
  const { text, isYesNo } = question;
  if (!isYesNo || !/\b(?:batch|batches|passed out|pass out|passout)\b/.test(text)) return undefined;
  if (OTHERWISE.test(text)) return undefined;
  if (!text.split(" ").every((word) => /^20\d\d$/.test(word) || OF_BATCH.test(word)))
    return undefined;
  const asked = batchesIn(question);
  const [best] = bestFirst(facts);
  const year = yearIn(best?.endDate);
  if (asked === undefined || best === undefined || year === undefined) return undefined;
  const why = `Your ${best.degreeName} ends in ${String(year)}`;
  const isIn = asked.years.has(year);
  if (isIn)
    return isWholeStudy(asked.span, yearIn(best.startDate), year)
      ? undefined
      : derived(yesNo(true), why, 0.85);
  // "2023/2025" may be two batches or all from the one to the other.
  const named = [...asked.years];
  if (/\d\s*\/\s*\d/.test(question.raw) && year > Math.min(...named) && year < Math.max(...named))
    return undefined;
  const isOther = facts.profile.education.some(({ endDate }) =>
    asked.years.has(yearIn(endDate) ?? 0),
  );
  return isOther ? undefined : derived(yesNo(false), why, 0.8);
}

/** Whether the years may be those of a study from its beginning, which is another than one's own: "the 2020-2024 batch" of who ended in 2023. */
function isWholeStudy(
  span: readonly [number, number] | undefined,
  start: number | undefined,
  end: number,
): boolean {
  if (span === undefined) return false;
  const [low, high] = span;
  const isAsLong = start === undefined ? high - low > 2 : end - start === high - low;
  return isAsLong && end !== high;
}

function yearIn(date: string | undefined): number | undefined {
  const year = /^20\d\d/.exec(date ?? "")?.[0];
  return year === undefined ? undefined : Number(year);
}
