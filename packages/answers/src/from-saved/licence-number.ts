import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { countryName } from "../world/countries.ts";
import { homeCountry, livingPlace } from "../finding/living-place.ts";
import { usState } from "../world/gazetteer.ts";
import { readSaved } from "./read-saved.ts";

/** Words by which a label says that it wants the number of a paper. */
const OF_NUMBER = /#|\b(?:number|no|num|nr)\b/i;
const NUMBER_WORD =
  /^(?:number|no|num|nr|of|your|the|my|what|is|please|enter|provide|current|valid|active|professional|a|an)$/;
/** Kinds of paper that go without saying where its letters are named. */
const PAPER_WORD =
  /^(?:licen[cs]e|lic|registration|reg|certificate|certification|membership|permit|card)$/;
const OTHER =
  /\b(?:phone|mobile|fax|expir\w*|date|year|account|bank|routing|order|reference|requisition|spouse|previous|state of issue|issued)\b/;

/** Letters and the names that they stand for. */
const FULL: ReadonlyMap<string, string> = new Map([
  ["professional engineer", "pe"],
  ["registered nurse", "rn"],
  ["certified public accountant", "cpa"],
  ["driving licence", "driver license"],
  ["drivers license", "driver license"],
]);

/** The telling words of a label for a number: a state by its name, and a paper by its letters. */
function paperIn(raw: string): Set<string> | undefined {
  if (!OF_NUMBER.test(raw) || OTHER.test(fold(raw))) return undefined;
  const states = raw.replace(/\b(\p{Lu}{2})\b(?=.* |$)/gu, (letters) => {
    const state = /^(?:PE|RN|MD|PA|OT|PT|DO|SW)$/.test(letters)
      ? undefined
      : usState(letters.toLowerCase());
    return state ?? letters;
  });
  let text = fold(states.replace(/#/g, " number "));
  for (const [long, short] of FULL) text = text.replace(long, short);
  const words = text.split(" ").filter((word) => word !== "" && !NUMBER_WORD.test(word));
  return words.length === 0 || words.length > 6
    ? undefined
    : new Set(words.map((word) => word.replace(/^licence$|^lic$/, "license")));
}

/** "CA PE #" of who has answered "California PE license number": the same paper of the same place. */
export function licenceNumber(question: Question, facts: Facts): Finding | undefined {
  if (
    question.isYesNo ||
    question.options > 0 ||
    question.isSeveral ||
    isAboutSomebodyElse(question)
  )
    return undefined;
  const asked = paperIn(question.raw);
  if (asked === undefined || asked.size < 1) return undefined;
  const home = homeCountry(facts);
  const own = fold(
    `${livingPlace(facts).state ?? ""} ${home === undefined ? "" : countryName(home)}`,
  ).split(" ");
  const telling = (words: ReadonlySet<string>): string[] =>
    [...words].filter((word) => !PAPER_WORD.test(word));
  const fitting = facts.answers.filter((saved) => {
    const said = paperIn(saved.question);
    if (said === undefined || typeof saved.answer !== "string" || !/\d/.test(saved.answer))
      return false;
    if (isAboutSomebodyElse(readSaved(saved).question)) return false;
    const [mine, wanted] = [telling(said), telling(asked)];
    return (
      wanted.length > 0 &&
      wanted.every((word) => mine.includes(word)) &&
      mine.every((word) => wanted.includes(word) || own.includes(word))
    );
  });
  const [only, second] = fitting;
  return only === undefined || second !== undefined
    ? undefined
    : {
        ...derived(
          textClaim(String(only.answer)),
          `You answered "${only.question.slice(0, 120)}"`,
          0.86,
        ),
        source: "answer_bank",
      };
}
