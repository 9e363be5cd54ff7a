import { negationsIn } from "../question/polarity.ts";
import { addsNothing, contentWords, yesNoWords } from "../question/option-words.ts";

/** The options that mean a yes or a no to this question. */
export function yesNoOptions(
  isYes: boolean,
  isQuestionNegated: boolean,
  options: readonly string[],
  question: string,
): string[] {
  const read = options.map((option) => ({ option, ...yesNoWords(option) }));
  const bare = read.filter(
    (entry) => !entry.isStatement && entry.rest === "" && entry.isYes === isYes,
  );
  if (bare.length > 0) return bare.map((entry) => entry.option);
  const none =
    isYes || isQuestionNegated ? [] : options.filter((option) => deniesThing(option, question));
  if (none.length === 1) return none;
  return read
    .filter((entry) =>
      entry.isStatement
        ? statesIt(entry.rest, isYes !== isQuestionNegated, question)
        : explains(entry.rest, entry.isYes, isYes, isQuestionNegated, question),
    )
    .map((entry) => entry.option);
}

/** "No active offer" to "Any offers in hand?" */
const deniesThing = (option: string, question: string): boolean => {
  const thing = /^No (?=\p{Ll})([^,;.]+)$/u.exec(option.trim())?.[1];
  return (
    thing !== undefined &&
    !/^(?:i|one|longer)\b/i.test(thing) &&
    addsNothing(thing.replace(/\b(?:active|current|other|such|pending|further)\b/gi, " "), question)
  );
};

/** "No, I do not need it": the lead word answers and the rest repeats the question with the polarity that fits. */
function explains(
  rest: string,
  leadsYes: boolean,
  isYes: boolean,
  isQuestionNegated: boolean,
  question: string,
): boolean {
  if (leadsYes !== isYes || !addsNothing(rest, question)) return false;
  if (contentWords(rest).size === 0) return true;
  const isRestNegated = negationsIn(rest) % 2 === 1;
  return isRestNegated === (isYes === isQuestionNegated);
}

/** "I require sponsorship" says by itself what holds, whatever way the question is put. */
function statesIt(statement: string, holds: boolean, question: string): boolean {
  if (contentWords(statement).size === 0 || !addsNothing(statement, question)) return false;
  return (negationsIn(statement) % 2 === 0) === holds;
}
