import type { FieldValue, FormField } from "@sendoff/contract/form";
import type { Bank } from "../bank/bank.ts";
import type { Claim, Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import type { Meaning } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { understand } from "../reading/understand.ts";
import { unknown, type Unknown } from "../unknown.ts";
import { currencyOf } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { optionsMeaning } from "../writing/choose.ts";
import { optionsOnStep } from "../writing/choose-step.ts";
import { citizenStatements } from "../writing/citizen-statements.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import { writeClaim } from "../writing/write.ts";

/** Whether a field takes several of its choices. */
export const takesSeveral = ({ kind }: FormField): boolean =>
  kind === "checkboxes" || kind === "multiselect";

/** A finding as the field has it: one of its choices, several of them, or text in its format; or why it cannot be put there. */
export function valueFor(
  finding: Finding,
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  { facts, bank, page }: { facts: Facts; bank: Bank; page: readonly FormField[] },
): FieldValue | Unknown {
  const isMulti = takesSeveral(field);
  if (finding.source === "policy" && isMulti && finding.claim.kind === "yesNo") return [];
  const options = field.options.filter((option) => !isPlaceholder(option));
  const needsOptions = isMulti || field.kind === "select" || field.kind === "radio";
  if (options.length > 0 && field.kind !== "checkbox") {
    const place = { isMulti, jobCurrency: jobCurrencyOf(facts) };
    const chosen = choose(finding, field, question, meaning, place);
    const other = isUnknownValue(chosen)
      ? (asYears(meaning, facts, bank) ?? asAmount(finding, facts) ?? asTyped(finding, facts))
      : undefined;
    return other === undefined ? chosen : choose(other, field, question, meaning, place);
  }
  if (needsOptions) return unknown("The field's choices are not known");
  // "Employed from (MM/YYYY)" wants no Yes.
  if (finding.claim.kind === "yesNo" && wantsDateOrNumber(field))
    return unknown("The field asks for a date or a number");
  const outcome = writeClaim(finding.claim, {
    field,
    raw: question.raw,
    note: question.note,
    hasDialField:
      finding.claim.kind === "phone" &&
      page.some(
        (other) => other !== field && understand(readQuestion(other))?.topic === "dial_code",
      ),
    jobCurrency: jobCurrencyOf(facts),
  });
  return outcome.kind === "written" ? outcome.value : unknown(outcome.reason);
}

const wantsDateOrNumber = ({ kind, question, hint = "", placeholder = "" }: FormField): boolean =>
  kind === "date" ||
  kind === "integer" ||
  kind === "decimal" ||
  /\b(?:dd|mm|tt|jj|gg)[/.\- ](?:mm|yyyy|jjjj|aaaa|yy)/i.test(`${question} ${hint} ${placeholder}`);

function jobCurrencyOf(facts: Facts): string | undefined {
  const { country } = placeFrom(facts.job.location);
  return country === undefined ? undefined : currencyOf(country);
}

/** "B, BE, C" typed as text are several choices where several may be ticked. */
function severalOf(claim: Claim): Claim {
  if (claim.kind !== "text" || !claim.text.includes(",")) return claim;
  return { kind: "choices", names: claim.text.split(",").map((name) => name.trim()), of: "text" };
}

const realOptions = ({ options }: FormField): string[] =>
  options.filter((option) => !isPlaceholder(option) && !isDecline(option));

export const isUnknownValue = (value: FieldValue | Unknown): value is Unknown =>
  typeof value === "object" && !Array.isArray(value);

/** "Have you worked with Figma?" over "Yes, 2-4 years; Yes, 5+ years": the choices ask for the years. */
function asYears(meaning: Meaning | undefined, facts: Facts, bank: Bank): Finding | undefined {
  if (meaning?.topic !== "has_skill" || meaning.isNegated) return undefined;
  return findExperience({ ...meaning, topic: "skill_years" }, facts, (topic, subject) =>
    bank.saidYears(topic, subject),
  );
}

/** A range of pay that is in none of the bands: the amount that is wanted is in one. */
function asAmount({ claim, ...rest }: Finding, { user }: Facts): Finding | undefined {
  if (claim.kind !== "payRange" || user.expectedCtc === undefined) return undefined;
  if (user.expectedCtcCurrency !== claim.currency) return undefined;
  return { ...rest, claim: { kind: "money", perYear: user.expectedCtc, currency: claim.currency } };
}

/** A town that no choice has, of who typed the city that it is a part of: "Astoria" for New York. */
function asTyped({ claim, ...rest }: Finding, { user }: Facts): Finding | undefined {
  if (claim.kind !== "place" || claim.part === "state" || user.location === undefined)
    return undefined;
  return { ...rest, claim: { ...claim, place: placeFrom(user.location), text: user.location } };
}

function choose(
  finding: Finding,
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  { isMulti, jobCurrency }: { isMulti: boolean; jobCurrency: string | undefined },
): FieldValue | Unknown {
  const claim = isMulti ? severalOf(finding.claim) : finding.claim;
  if (isMulti && claim.kind === "yesNo" && field.options.length > 2)
    return unknown("A yes or no does not say which of the choices");
  const asked = {
    raw: claim.kind === "yesNo" ? `${question.raw} ${finding.savedQuestion ?? ""}` : question.raw,
    note: question.note,
    isNegated: meaning?.isNegated ?? false,
    jobCurrency,
  };
  const direct = optionsMeaning(claim, field.options, asked);
  const stated =
    direct.length === 0 && finding.citizenOf !== undefined
      ? citizenStatements(field.options, finding.citizenOf)
      : direct;
  const onStep =
    isMulti || (stated.length === 1 && claim.kind !== "degree")
      ? []
      : optionsOnStep(claim, realOptions(field));
  const matches = onStep.length === 1 ? onStep : stated;
  if (matches.length === 0) return unknown("None of the choices means the answer");
  if (isMulti) {
    if (claim.kind === "choices" || matches.length === 1)
      return isComplete({ ...finding, claim }, matches)
        ? matches
        : unknown("Not all of your choices are offered");
    return unknown("More than one of the choices means the answer");
  }
  const [only, second] = matches;
  if (only === undefined || second !== undefined)
    return unknown("More than one of the choices means the answer");
  return only;
}

/** A saved choice of several is kept only as a whole; the profile's lists may be offered in part. */
function isComplete({ claim, source }: Finding, matches: readonly string[]): boolean {
  return (
    claim.kind !== "choices" ||
    source !== "answer_bank" ||
    claim.of !== "text" ||
    matches.length >= claim.names.length
  );
}
