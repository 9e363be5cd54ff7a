import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";

type Extent = "full time" | "part time";

const FRAME = new Set(
  "-,are,do,have,can,willing,available,work,position,role,expected,looking,contract,job title,employed,hour,need,which,current".split(
    ",",
  ),
);
const AROUND =
  /^(?:looking|seeking|seek|search|searching|suchen|suchst|mochten|mochtest|interested|open|recherchez|cherchez|souhaitez|buscas|busca|procura|cerchi|cerca|zoek|zoekt|basis|stelle|anstellung|job|position|emploi|poste|puesto|trabajo|vaga|lavoro|baan|functie|jornada|completa|vollzeitstelle|teilzeitstelle)$/;

const SEEKING =
  /^(?:looking|seeking|seek|search|searching|suchen|suchst|mochten|mochtest|interested|open|recherchez|cherchez|souhaitez|buscas|busca|procura|cerchi|cerca|zoek|zoekt)$/;
/** What was, rather than what is wanted. */
const DONE =
  /\b(?:held|had|worked|ever|been|gearbeitet|travaille|trabajado|trabalhou|lavorato|gewerkt)\b/;

/** "Suchen Sie eine Vollzeitstelle?" by what was answered on how much one would work. */
export function extentSaid(question: Question, { answers }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || /\d/.test(question.text)) return undefined;
  const text = question.text.replace(/\b(voll|teil)zeitstelle\b/, "$1zeit");
  const { terms } = takenApart(wordingOf(text, question.beside));
  const asked = extentIn(terms.map(({ means }) => means));
  const isOther = terms.some(({ means, text: word }) =>
    means === undefined
      ? !(AROUND.test(word) || isFrameWord(word))
      : !FRAME.has(means) && means !== asked,
  );
  const isWish = terms.some(
    ({ means, text: word }) =>
      means === "willing" ||
      means === "available" ||
      means === "can" ||
      means === "expected" ||
      SEEKING.test(word),
  );
  if (DONE.test(question.text)) return undefined;
  if (asked === undefined || isOther || !isWish) return undefined;
  const said = answers.flatMap(({ question: own, answer }) => {
    if (typeof answer !== "string" || answer.split(" ").length > 3) return [];
    const wanted = extentIn(wordingOf(answer).terms.map(({ means }) => means));
    return wanted === undefined ? [] : [{ own, wanted }];
  });
  const [first, ...more] = said;
  if (first === undefined || more.some(({ wanted }) => wanted !== first.wanted)) return undefined;
  return {
    ...derived(yesNo(first.wanted === asked), `You answered "${first.own.slice(0, 120)}"`, 0.85),
    source: "answer_bank",
    savedQuestion: first.own,
  };
}

function extentIn(means: readonly (string | undefined)[]): Extent | undefined {
  const [isFull, isPart] = [means.includes("full time"), means.includes("part time")];
  return isFull === isPart ? undefined : isFull ? "full time" : "part time";
}
