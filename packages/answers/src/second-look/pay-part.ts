import { type Finding, found } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { amountsIn, payUnitOf } from "../reading/pay.ts";

/** A part of the pay that a question names, or what is left of it after tax, and whether it is of the pay now or of the pay that is wanted. */
interface Part {
  of: "fixed" | "variable" | "net";
  isWanted: boolean;
}

const VARIABLE =
  /\b(?:variable|variables|bonus|incentive|incentives|performance pay|variabel|variabler|variablen|variabile|variavel)\b/;

/** Meanings that may stand in a question for a part of the pay. */
const OF_PAY = new Set(
  "- pay base net current recent expected what which how yearly monthly month year currency gross lakh thousand # have are do did company last".split(
    " ",
  ),
);
for (const phrase of ["current pay", "how many"]) OF_PAY.add(phrase);

const NEUTRAL =
  /^(?:component|components|part|portion|out|ctc|drawn|annum|amount|figure|salary|rate|per|element|teil|anteil|partie|parte|deel|hike|of)$/;

/** "Variable component (in lakhs)": what was answered on that part of the pay, in the unit that is asked for. */
export function payPart(question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral) return undefined;
  const asked = partOf(question);
  if (asked === undefined) return undefined;
  for (const { question: saidTo, answer } of facts.answers) {
    if (typeof answer !== "string") continue;
    const said = readQuestion({ question: saidTo });
    const part = partOf(said);
    if (part?.of !== asked.of || part.isWanted !== asked.isWanted) continue;
    const [perYear, second] = amountsIn(answer, payUnitOf(said));
    if (perYear === undefined || second !== undefined || perYear <= 0) continue;
    const { user } = facts;
    const currency = (asked.isWanted ? user.expectedCtcCurrency : user.currentCtcCurrency) ?? "INR";
    return found(
      { kind: "money", perYear, currency },
      "answer_bank",
      `You answered "${saidTo.slice(0, 120)}"`,
      0.88,
    );
  }
  return undefined;
}

function partOf(question: Question): Part | undefined {
  const { terms } = takenApart(
    wordingOf(`${question.text} ${question.around}`.trim(), question.beside),
  );
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const isVariable = VARIABLE.test(question.text);
  const named = [isVariable, has("base"), has("net")];
  if (named.filter(Boolean).length !== 1 || !isOfPay(terms, isVariable)) return undefined;
  const isPay =
    has("pay") || has("current pay") || has("gross") || has("lakh") || has("net") || isVariable;
  if (!isPay && !/\b(?:salary|pay|wage)\b/.test(question.text)) return undefined;
  const of = isVariable ? "variable" : has("net") ? "net" : "fixed";
  return { of, isWanted: has("expected") };
}

const isOfPay = (terms: readonly Term[], isVariable: boolean): boolean =>
  terms.every(({ means, text }) =>
    means === undefined
      ? NEUTRAL.test(text) || (isVariable && VARIABLE.test(text))
      : OF_PAY.has(means),
  );
