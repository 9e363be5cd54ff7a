import type { FormField } from "@sendoff/contract/form";
import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { countryByCodeOrName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import type { Meaning } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { isPlaceholder } from "../question/option-words.ts";
import { isAmong, isTelling, tokensIn } from "../reading/tokens.ts";

/** What makes another question of it, over the same choices: what one wishes, had before, or lacks. */
const OTHER = new Set(
  "not,previous,expected,preferred,other,alternate,non,future,willing,first,second".split(","),
);

/** A list of choices as one key, whatever its order; none where it is too short to tell one question from another. */
function keyOf(options: readonly string[]): string | undefined {
  const real = options.filter((option) => !isPlaceholder(option)).map((option) => fold(option));
  return real.length < 3 ? undefined : [...new Set(real)].toSorted().join("|");
}

/**
 * "Driver's licence" over the very choices that "Driver's licence code" had: the saved answer, where one of the two questions has all
 * telling words of the other. Choices that many questions share, as levels and amounts, have more words in the one than in the other.
 */
export function sameChoices(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  const key = keyOf(field.options);
  if (key === undefined || question.isYesNo || question.isSeveral) return undefined;
  if (isAboutSomebodyElse(question) || meaning?.topic === "consent") return undefined;
  const home = placeFrom(facts.job.location).country;
  const fitting = facts.answers.filter(({ question: text, answer, options = [], country }) => {
    if (typeof answer !== "string" || Math.abs(options.length - field.options.length) > 1)
      return false;
    if (keyOf(options) !== key) return false;
    const saved = readQuestion({ question: text, options });
    const own = countryByCodeOrName(country);
    // A question that names a country, or one on rights, is of that country only.
    const asked =
      question.countries.length > 0 ? question.countries : home === undefined ? [] : [home];
    const isOfPlace = question.countries.length > 0 || meaning?.topic === "work_status";
    if (isOfPlace && (own === undefined || asked.length !== 1 || asked[0] !== own)) return false;
    return isSameAsked(question, saved);
  });
  const [only] = fitting;
  return only === undefined ||
    typeof only.answer !== "string" ||
    fitting.some(({ answer }) => answer !== only.answer)
    ? undefined
    : found(
        textClaim(only.answer),
        "answer_bank",
        `You answered "${only.question.slice(0, 120)}"`,
        0.85,
      );
}

function isSameAsked(question: Question, saved: Question): boolean {
  const [left, right] = [question, saved].map((each) =>
    tokensIn(each).asked.filter(
      (token) =>
        (isTelling(token) || token.means === "licence") &&
        token.means?.startsWith("country ") !== true &&
        token.means !== "current",
    ),
  );
  if (left === undefined || right === undefined || left.length === 0 || right.length === 0)
    return false;
  const others = (tokens: typeof left): string =>
    tokens.flatMap(({ means }) => (OTHER.has(means ?? "") ? [means] : [])).join();
  if (others(left) !== others(right)) return false;
  const isWithin = (part: typeof left, whole: typeof left): boolean =>
    part.every(
      ({ word, means }) =>
        whole.some((other) => means !== undefined && other.means === means) ||
        isAmong(
          word,
          whole.map((other) => other.word),
        ),
    );
  return isWithin(left, right) || isWithin(right, left);
}
