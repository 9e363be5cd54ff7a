import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";

/** Words around a page of one's work that name no other page. */
const AROUND =
  /^(?:online|writing|writings|work|works|samples?|design|creative|your|ihr|ihrem|dein|deinem|zu|zum|arbeitsproben|muestras|trabajos|travaux|realisations|lavori|behance|dribbble|any|or|und|and|of|enlace|lien|a|to|tu|su|propia|propre)$/;

/** "Link to writing samples / portfolio": the one page that was given when a portfolio was asked for. */
export function portfolioAsked(question: Question, { answers }: Facts): Finding | undefined {
  if (question.isYesNo || question.options > 0 || !isOfPortfolio(question.text)) return undefined;
  const [only, second] = answers.flatMap(({ question: saidTo, answer }) =>
    typeof answer === "string" && /^https?:\/\/\S+$/i.test(answer.trim()) && isOfPortfolio(saidTo)
      ? [{ saidTo, answer: answer.trim() }]
      : [],
  );
  return only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only.answer), "answer_bank", `You answered "${only.saidTo}"`, 0.87);
}

function isOfPortfolio(text: string): boolean {
  const { terms } = wordingOf(text);
  return (
    terms.some(({ text: word }) => /^portfolio$/.test(word)) &&
    terms.every(
      ({ means, text: word }) =>
        ["-", "url", "website", "work", "have"].includes(means ?? "") || AROUND.test(word),
    )
  );
}
