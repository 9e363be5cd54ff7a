import type { FormField } from "@sendoff/contract/form";
import type { Bank } from "../bank/bank.ts";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import type { Meaning } from "../question/meaning.ts";
import { fold } from "../text/fold.ts";

/** The highest of several bands of years, open at its end: "Oltre 5 anni", "Mehr als 5 Jahre", "5+ years". */
const OPEN =
  /^(?:(?:mehr als|uber|plus de|mas de|mais de|acima de|oltre(?: i)?|piu di|meer dan|more than|over|above) (\d{1,2})|(\d{1,2}) ?(?:\+|(?:jahre|ans|anos|anni|jaar|years) (?:oder|und|et|ou|y|o|e|en|of|or) (?:mehr|plus|mas|mais|piu|meer|more)|o mas|ou mais|ou plus|e oltre|en meer|or more))(?: ?(?:jahren?|ans|anos|anni|jaar|years?|yrs))?(?: (?:d )?(?:experience|erfahrung|experiencia|esperienza|ervaring|de experiencia|di esperienza))?$/;

/** The one open band, where the years that surely count are enough for it, however many more there may be. */
export function topBand(
  { options }: FormField,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (meaning?.topic !== "skill_years" || meaning.threshold !== undefined || meaning.isNegated)
    return undefined;
  if (options.length < 3) return undefined;
  const [only, second] = options.flatMap((option) => {
    const match = OPEN.exec(fold(option));
    const from = match?.[1] ?? match?.[2];
    return from === undefined
      ? []
      : [{ option, from: Number(from), isStrict: match?.[1] !== undefined }];
  });
  if (only === undefined || second !== undefined) return undefined;
  const numbers = options.flatMap((option) => (fold(option).match(/\d+/g) ?? []).map(Number));
  if (Math.max(...numbers) > only.from) return undefined;
  const enough = findExperience(
    { ...meaning, threshold: only.from, ...(only.isStrict ? { isStrict: true } : {}) },
    facts,
    (topic, subject) => bank.saidYears(topic, subject),
  );
  return enough?.claim.kind === "yesNo" && enough.claim.isYes
    ? derived(textClaim(only.option), enough.why, 0.8)
    : undefined;
}
