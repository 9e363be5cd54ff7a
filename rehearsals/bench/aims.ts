import type { ApplyingFigures } from "./applying-figures.ts";

/** What the product is to reach, all at this number of slots. */
const SLOTS = 8;
const LEAST_PER_MINUTE = 100;
const MOST_TIMES_SLOWER_THAN_SCRIPT = 1.5;
const LEAST_TIMES_USUAL_BOT = 25;

export interface Aim {
  readonly text: string;
  /** Null when what it compares was not measured. */
  readonly value: number | null;
  readonly isMet: boolean | null;
}

/** Each aim beside what was measured. */
export function judgeAims(lines: readonly ApplyingFigures[]): Aim[] {
  const find = (runner: string, slots: number): number | undefined =>
    lines.find((line) => line.runner === runner && line.slots === slots)?.perMinute;
  const product = find("product", SLOTS);
  const script = find("bare script", SLOTS);
  const bot = find("usual bot", 1);
  return [
    judge(
      `more than ${LEAST_PER_MINUTE} applications a minute at ${SLOTS} slots`,
      product,
      (value) => value > LEAST_PER_MINUTE,
    ),
    judge(
      `the bare script at most ${MOST_TIMES_SLOWER_THAN_SCRIPT} times as fast at ${SLOTS} slots`,
      ratio(script, product),
      (value) => value <= MOST_TIMES_SLOWER_THAN_SCRIPT,
    ),
    judge(
      `at least ${LEAST_TIMES_USUAL_BOT} times the usual bot at ${SLOTS} slots`,
      ratio(product, bot),
      (value) => value >= LEAST_TIMES_USUAL_BOT,
    ),
  ];
}

/** `aim met: more than 100 …: 131.2`, `aim missed: …` or `not measured: …`. */
export function describeAim({ text, value, isMet }: Aim): string {
  if (isMet === null) return `  not measured: ${text}`;
  return `  ${isMet ? "aim met" : "aim missed"}: ${text}; it is ${value}`;
}

export function judge(
  text: string,
  value: number | undefined,
  isMet: (value: number) => boolean,
): Aim {
  if (value === undefined) return { text, value: null, isMet: null };
  return { text, value: Math.round(value * 100) / 100, isMet: isMet(value) };
}

function ratio(over: number | undefined, under: number | undefined): number | undefined {
  return over === undefined || under === undefined || under === 0 ? undefined : over / under;
}
