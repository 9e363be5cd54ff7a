import { wordingOf } from "./lexicon.ts";
import { fold } from "../text/fold.ts";

/** Steps of the profile's scale: Beginner 1, Intermediate 2, Advanced 3, Native 4 (SPEC 3). */
export type Fluency = 1 | 2 | 3 | 4;

const STEPS: readonly (readonly [Fluency, RegExp])[] = [
  [
    4,
    /\b(native|bilingual|mother tongue|first language|muttersprache|muttersprachlich|langue maternelle|nativo|nativa|lengua materna)\b/,
  ],
  [
    1,
    /\b(beginner|basic|elementary|a1|a2|grundkenntnisse|debutant|basico|notions|novice|basiskennis)\b/,
  ],
  [
    2,
    /\b(intermediate|conversational|gemiddeld|limited working|b1|b2|mittelstufe|intermediaire|intermedio|conversacao|conversacion|conversazione|medium|moderate)\b/,
  ],
  [
    3,
    /\b(advanced|fluent|professional|full professional|professional working|business fluent|business level|proficient|c1|c2|fliessend|verhandlungssicher|avance|courant|fluido|avanzado|expert|excellent)\b/,
  ],
];

/** Finer steps within the profile's four: A1 to C2 are 1 to 6, native is 7. */
const FINE: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /\bnative|bilingual|mother tongue|muttersprach\w+|langue maternelle|nativ[oa]|lengua materna\b/,
    [7],
  ],
  [/\b(a1)\b/, [1]],
  [/\b(a2|elementary)\b/, [2]],
  [/\b(b1|limited working|(lower|pre) intermediate)\b/, [3]],
  [/\b(b2|upper intermediate|intermedi[oa] alto|intermediaire superieur|gute mittelstufe)\b/, [4]],
  [/\b(c1)\b/, [5]],
  [/\b(c2)\b/, [6]],
];

/** Steps of A1 to C2 that a written level stands for: "B2" and "Upper intermediate" are 4, "Intermediate" 3 or 4. */
export function fineStepsIn(level: string): number[] {
  const text = fold(level);
  const named = FINE.filter(([pattern]) => pattern.test(text)).flatMap(([, steps]) => steps);
  if (named.length > 0) return named;
  return fluenciesIn(level).flatMap((step) => ({ 1: [1, 2], 2: [3, 4], 3: [5, 6], 4: [7] })[step]);
}

/** Steps a written level may stand for; an option that names two ("Fluent/Native") stands for either. */
export function fluenciesIn(level: string): Fluency[] {
  const text = fold(level);
  if (text === "basis") return [1];
  const named = STEPS.filter(([, pattern]) => pattern.test(text)).map(([step]) => step);
  if (named.length > 0) return named;
  const means = new Set(wordingOf(text).terms.map((term) => term.means ?? ""));
  return LEVEL_MEANINGS.filter(([meaning]) => means.has(meaning)).map(([, step]) => step);
}

const LEVEL_MEANINGS: readonly (readonly [string, Fluency])[] = [
  ["beginner", 1],
  ["intermediate", 2],
  ["intermediate upper", 2],
  ["advanced", 3],
  ["fluent", 3],
  ["native speaker", 4],
  ["native", 4],
];
