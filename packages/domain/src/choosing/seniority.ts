import { askedYears } from "./asked-years.ts";
import type { Fit } from "./fit.ts";
import { rankOf } from "./rank.ts";

interface Person {
  readonly roles: readonly string[];
  readonly years: number | undefined;
}

/** How a job's years and rank fit somebody's; undefined where neither can be compared. The worse of the two counts. */
export function fitSeniority(
  job: { readonly title: string; readonly description?: string | undefined },
  person: Person,
): Fit | undefined {
  const years = fitYears(job.description ?? "", person.years);
  const rank = fitRank(job.title, person, years);
  const both = [years, rank].filter((fit) => fit !== undefined);
  return both.toSorted(
    (one, other) =>
      Number(other.isFarOff ?? false) - Number(one.isFarOff ?? false) || one.fit - other.fit,
  )[0];
}

/** Whole years, as they are said. */
function yearsOf(years: number): string {
  const whole = Math.floor(years);
  return whole === 1 ? "1 year" : `${whole} years`;
}

/** Two years too few may be made up for by what somebody has done; more, or twice what they have, hardly. */
const FEW_MISSING = 2;
/** Of somebody with so many years at work hardly anybody asks for a beginner. */
const NO_BEGINNER = 6;

function fitYears(description: string, years: number | undefined): Fit | undefined {
  const asked = askedYears(description);
  if (asked === undefined || years === undefined) return undefined;
  const { least, upTo } = asked;
  const span =
    upTo === undefined
      ? least === 0
        ? "no experience"
        : `${yearsOf(least)} of experience`
      : `${least} to ${upTo} years of experience`;
  const sentence = `It asks for ${span}; you have ${Math.floor(years)}`;
  const missing = least - years;
  if (missing > 0) {
    const fit = missing <= 1 ? 0.7 : missing <= FEW_MISSING ? 0.35 : 0.1;
    const isFarOff = missing > Math.max(FEW_MISSING, least * 0.4);
    return { fit: isFarOff ? 0 : fit, isFarOff, text: `${sentence}, less than it asks.` };
  }
  // More years than the range are rarely a hindrance; twice as many are.
  if (upTo !== undefined && years > Math.max(upTo * 2, least + 4)) {
    const isFarOff = upTo <= 2 && years >= NO_BEGINNER;
    return { fit: isFarOff ? 0 : 0.4, isFarOff, text: `${sentence}, more than it is for.` };
  }
  return { fit: 1, text: `${sentence}.` };
}

function fitRank(title: string, { roles, years }: Person, asked: Fit | undefined): Fit | undefined {
  const rank = rankOf(title);
  if (
    roles.length === 0 ||
    (rank.words === "" && roles.every((role) => rankOf(role).step <= rank.step))
  )
    return undefined;
  const steps = roles.map((role) => rankOf(role).step);
  const [lowest, highest] = [Math.min(...steps), Math.max(...steps)];
  const what = rank.words === "" ? "a position without a rank" : rank.words;
  if (rank.step > highest) return fitHigher(rank, rank.step - highest, what, years, asked);
  if (rank.step < lowest) return fitLower(rank.step, lowest, what, years);
  return { fit: 1, text: `It is ${what}, as your roles are.` };
}

function fitHigher(
  rank: ReturnType<typeof rankOf>,
  steps: number,
  what: string,
  years: number | undefined,
  asked: Fit | undefined,
): Fit {
  const have = years === undefined ? "" : `; you have ${yearsOf(years)}`;
  const hasYears = years === undefined ? steps <= 1 : years >= rank.least;
  // Where the text names years and they are enough, one step of rank is none too many.
  if (steps === 1 && (hasYears || asked?.fit === 1))
    return { fit: 1, text: `It is ${what}${have}.` };
  const isYoung = years !== undefined && rank.least - years > 3;
  const isFarOff = steps >= 4 || isYoung || (steps === 3 && !hasYears && asked?.fit !== 1);
  const fit = isFarOff ? 0 : hasYears ? 0.5 : 0.3;
  return { fit, isFarOff, text: `It is ${what}, above your roles${have}.` };
}

function fitLower(step: number, lowest: number, what: string, years: number | undefined): Fit {
  const isBeginner = step <= 1;
  const few = years !== undefined && years <= (step === 0 ? 1 : 4);
  if (isBeginner && few && lowest - step <= 2)
    return { fit: 1, text: `It is ${what}; you have ${yearsOf(years)}.` };
  const isFarOff =
    lowest - step >= 3 || (isBeginner && years !== undefined && years > (step === 0 ? 1.5 : 5));
  return { fit: isFarOff ? 0 : 0.4, isFarOff, text: `It is ${what}, below your roles.` };
}
