import type { Answer, FormField } from "@sendoff/contract/form";
import { askedByChoices } from "../from-profile/by-choices.ts";
import { openBank, type Bank } from "../bank/bank.ts";
import { CONFIDENCE_FLOOR, type Finding } from "../facts/claim.ts";
import { findFact } from "./find-fact.ts";
import type { Facts } from "../facts/facts.ts";
import { payDoubt } from "../finding/terms.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { partsOfQuestion, together } from "../reading/composition.ts";
import { statedIn } from "../finding/statements.ts";
import { TICK_SKILLS } from "../writing/tick-skills.ts";
import { understand } from "../reading/understand.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { lookAgain } from "../second-look/look-again.ts";
import { isUnknown, unknown, type Unknown } from "../unknown.ts";
import { answerFile } from "./answer-file.ts";
import { isUnsafe } from "./unsafe.ts";
import { isUnknownValue, takesSeveral, valueFor } from "./value-for.ts";
import { isReadInPart, partsOfText, twoFacts } from "../second-look/two-facts.ts";
import { askedAnew } from "../second-look/asked-anew.ts";
import { contraryOfBox } from "../second-look/unticked.ts";
import { withoutFrame } from "../second-look/without-frame.ts";
import { inContext, meaningOf } from "./in-context.ts";
import { ticked } from "./ticked.ts";
import { asSure, type Concluded, withoutConclusion } from "../confidence/as-sure.ts";
import { conclusionOf } from "../confidence/conclusion.ts";
import { thingByWeight } from "../second-look/thing-by-weight.ts";
import { QUESTION_MAX } from "../text/fold.ts";

/**
 * Answers one field of a form from the facts, or says that they do not hold the answer (DECISIONS D8, D13). A value is
 * an option's text exactly as the page has it where the field has options, several of them where it takes several, true
 * or false for a lone box, else text in the unit and format the field asks for. `page` is the other fields of the same
 * step: a phone number goes without its dial code when the page asks for that beside it. Pure: the same arguments give
 * the same answer. A typeahead without options gets what to type; call again with the suggestions as options.
 */
export function answerField(
  field: FormField,
  facts: Facts,
  page: readonly FormField[] = [],
): Answer | Unknown {
  return withoutConclusion(concludeField(field, facts, page));
}

/** The same with the kind of conclusion, by which the unseen sets count how sure it is. */
export function concludeField(
  field: FormField,
  facts: Facts,
  page: readonly FormField[] = [],
): Concluded | Unknown {
  return unblocked(field, facts, bankOf(facts), page);
}

/** Saved answers that were found and have no place among the field's choices. */
type Unfit = Set<string>;

/**
 * A saved answer that no choice means ("settled status" where a yes or no is wanted) hides no other that one does mean: the field is asked
 * again without it. What was answered to the very same words stays the last word on it against the profile.
 */
function unblocked(
  asked: FormField,
  facts: Facts,
  bank: Bank,
  page: readonly FormField[],
): Concluded | Unknown {
  // No reader goes over more than this, however long a page makes its question.
  const field =
    asked.question.length > QUESTION_MAX
      ? { ...asked, question: asked.question.slice(0, QUESTION_MAX) }
      : asked;
  const unfit: Unfit = new Set();
  const first = answerWith(field, facts, bank, page, 0, unfit);
  if (!isUnknown(first) || unfit.size === 0) return first;
  const others = {
    ...facts,
    answers: facts.answers.filter(({ question }) => !unfit.has(question)),
  };
  const second = answerWith(field, others, openBank(others), page);
  return !isUnknown(second) && second.source === "answer_bank" ? second : first;
}

/** Facts are replaced when an answer is added, never changed, so that their bank is read once. */
const BANKS = new WeakMap<Facts, Bank>();

function bankOf(facts: Facts): Bank {
  const known = BANKS.get(facts);
  if (known !== undefined) return known;
  const bank = openBank(facts);
  BANKS.set(facts, bank);
  return bank;
}

/** Answers all fields of one step of a form, in order; the answer bank is read once. */
export function answerForm(fields: readonly FormField[], facts: Facts): (Answer | Unknown)[] {
  const bank = bankOf(facts);
  return fields.map((field) => withoutConclusion(unblocked(field, facts, bank, fields)));
}

function answerWith(
  field: FormField,
  facts: Facts,
  bank: Bank,
  page: readonly FormField[],
  depth = 0,
  unfit: Unfit = new Set(),
): Concluded | Unknown {
  const question = readQuestion(field);
  const meaning = meaningOf(field, question, facts, page);
  if (field.kind === "file") return answerFile(field, question, meaning, facts);
  const ask = (part: FormField): Answer | Unknown => answerWith(part, facts, bank, [], 1);
  const pair = depth > 0 ? undefined : partsOfText(field, question);
  const whole = findAnswer(field, question, meaning, facts, bank);
  // One of two facts is no answer to both.
  const finding =
    pair !== undefined &&
    isReadInPart(meaning) &&
    whole !== TICK_SKILLS &&
    whole?.source !== "answer_bank"
      ? twoFacts(pair, ask)
      : whole;
  // A list goes out as a whole: its choices are looked at once, and strictly.
  const askOnce = (part: FormField): Answer | Unknown => answerWith(part, facts, bank, [], 2);
  if (finding === TICK_SKILLS) return ticked(field, facts, bank, askOnce);
  const ways = [
    () => finding,
    // A saved answer that is none of these choices: "Permanent resident or citizen" where a yes or no is wanted, or the other way round.
    () => (isSavedAnswer(finding) ? findFact(field, meaning, facts, bank) : undefined),
    ...(depth > 0
      ? []
      : [
          () => (finding === undefined ? together(partsOfQuestion(question), ask) : undefined),
          () => (finding === undefined && !isReadInPart(meaning) ? twoFacts(pair, ask) : undefined),
          () => statedIn(field, facts, ask),
          () => contraryOfBox(field, meaning, ask),
        ]),
    () => (depth > 1 ? undefined : lookAgain(field, question, meaning, facts, bank)),
    ...(depth > 0
      ? []
      : [
          () =>
            finding === undefined ? askedAnew(field, question, meaning, facts, ask) : undefined,
        ]),
    ...(depth > 1
      ? []
      : [
          () => readAnew(field, question.withoutBrackets, facts, bank),
          () => readAnew(field, withoutFrame(field, question), facts, bank),
          () =>
            finding === undefined && meaning === undefined
              ? byChoices(field, question, facts, bank)
              : undefined,
        ]),
    () => (depth > 0 ? undefined : byWeight(question, meaning, facts, bank)),
  ];
  let problem: Unknown | undefined;
  for (const way of ways) {
    const found = way();
    if (found === TICK_SKILLS) return ticked(field, facts, bank, askOnce);
    const answer = answerFrom(found, field, question, meaning, { facts, bank, page });
    if (answer !== undefined && isUnknown(answer) && found?.savedQuestion !== undefined)
      unfit.add(found.savedQuestion);
    if (answer !== undefined && !isUnknown(answer)) return answer;
    problem ??= answer;
  }
  return problem ?? unknown(whyUnknown(meaning, facts));
}

const isSavedAnswer = (finding: Finding | undefined): boolean =>
  finding?.source === "answer_bank" &&
  (finding.claim.kind === "text" || finding.claim.kind === "yesNo");

/** The likest saved answer or thing of the profile, where nothing else answers. */
const byWeight = (
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined =>
  bank.findByWeight(question, meaning) ?? thingByWeight(question, meaning, facts, bank);

/** What the kind of the choices asks for, where the words tell nothing else. */
function byChoices(
  field: FormField,
  question: Question,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  const asked = askedByChoices(field, question, facts);
  return asked === undefined || "claim" in asked
    ? asked
    : findAnswer(field, question, asked, facts, bank);
}

/**
 * "Current company (payroll)": what stands in brackets is mostly an aside, and frame words say nothing. Where it is about rights,
 * pay or a number to call, each word counts.
 */
function readAnew(
  field: FormField,
  bare: Question | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (bare === undefined || bare.isSeveral) return undefined;
  const meaning = inContext(understand(bare), bare, facts);
  if (meaning === undefined || SENSITIVE.has(meaning.topic)) return undefined;
  if (NEEDS_BRACKETS.has(meaning.topic) && !isOfWholeYears(field.question)) return undefined;
  const finding = findAnswer(field, bare, meaning, facts, bank);
  if (finding === TICK_SKILLS) return undefined;
  const known = finding ?? lookAgain(field, bare, meaning, facts, bank);
  // What stands in brackets may widen what is asked: "(NVQ or equivalent)".
  const isNo = known?.claim.kind === "yesNo" && !known.claim.isYes;
  return isNo && known.source !== "answer_bank" ? undefined : known;
}

/** "(volle Jahre)", "(in completed years)": how a number is written. */
const isOfWholeYears = (question: string): boolean => {
  const [, inside, another] = question.split(/\(([^()]*)\)/);
  return (
    inside !== undefined &&
    !/\(/.test(another ?? "") &&
    wordingOf(inside).terms.every(
      ({ means, text }) => means === "year" || means === "-" || WHOLE.test(text),
    )
  );
};
const WHOLE =
  /^(?:in|whole|full|completed?|number|numeric|only|ganzen?|vollen?|abgeschlossene|entieres|completes|revolues|completos|cumplidos|enteros|completi|compiuti|interi|hele|volle|inteiros)$/;

const NEEDS_BRACKETS: ReadonlySet<string> = new Set([
  "phone",
  "total_years",
  "consent",
  "marketing",
]);

const YEAR_OF =
  /^(?:(?:in )?(?:which|what) year|year (?:of|in which|you|when)|annee (?:de|d|du|ou|en)|en quelle annee|(?:in welchem )?jahr (?:der|des|in)|ano (?:de|da|do|del|en que|em que)|(?:en|em) (?:que|qual) ano|anno (?:di|in cui)|in che anno|jaar van|in welk jaar)\b/;

/** The finding in the words of the field, or why it cannot be put there; undefined where nothing was found. */
function answerFrom(
  finding: Finding | undefined,
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  around: { facts: Facts; bank: Bank; page: readonly FormField[] },
): Concluded | Unknown | undefined {
  if (finding === undefined) return undefined;
  // "Year of registration" asks when, and a list of degrees for all of them.
  if (finding.claim.kind === "years" && YEAR_OF.test(question.text)) return undefined;
  if (isYear(finding) && /^(?:years|yrs)\b/.test(question.text)) return undefined;
  if (finding.claim.kind === "degree" && takesSeveral(field)) return undefined;
  if (isUnsafe(finding, question, meaning, around.facts)) return undefined;
  if (finding.confidence < CONFIDENCE_FLOOR) return unknown("The facts are not sure enough");
  const value = valueFor(finding, field, question, meaning, around);
  if (isUnknownValue(value)) return value;
  const { source, why } = finding;
  return asSure(conclusionOf(finding, meaning, field), field, { value, source, why });
}

const isYear = ({ claim }: Finding): boolean =>
  claim.kind === "date" || (claim.kind === "text" && /^(?:19|20)\d\d$/.test(claim.text));

function findAnswer(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  return bank.find(question, meaning) ?? findFact(field, meaning, facts, bank);
}

function whyUnknown(meaning: Meaning | undefined, facts: Facts): string {
  if (meaning === undefined) return "Your profile does not answer this question";
  if (meaning.topic === "consent") return "Only you can agree to this";
  const doubt = payDoubt(meaning, facts);
  if (doubt !== undefined) return doubt;
  if (SENSITIVE.has(meaning.topic))
    return "Only you can answer this, and you have not answered it yet";
  return "Neither your profile nor your saved answers cover this";
}
