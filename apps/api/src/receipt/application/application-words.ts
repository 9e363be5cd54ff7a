import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationDetail } from "@sendoff/contract/run";
import { SURENESS_WORDS, surenessOf } from "@sendoff/domain/answers";
import { answerNotes, answerText, SOURCE_WORDS } from "@sendoff/domain/applying";

/** What no font shows: joiners of emoji, skin tones, which a font of one colour cannot tell, and other marks without a shape. */
const UNSEEN = new RegExp(
  [
    String.raw`[\u200b\u2060\ufeff\u00ad\u200e\u200f]`,
    String.raw`\u20e3|\ufe0e|\ufe0f`,
    String.raw`\p{Emoji_Modifier}`,
    String.raw`(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)\u200d`,
  ].join("|"),
  "gu",
);
const BREAKS = /\r\n?|\u2028|\u2029/g;
/** Symbol fonts of word processors put their bullets here. */
const BULLETS = /[●▪■◦‣∙►▶\uf0a7\uf0b7\uf0d8\uf076]/g;

/** Text as the fonts can set it: tabs as spaces, invisible marks and control characters left out. */
export function settable(text: string): string {
  return text
    .replaceAll(BREAKS, "\n")
    .replaceAll("\t", "    ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .replaceAll(BULLETS, "•")
    .replaceAll("\u2011", "-")
    .normalize("NFC");
}

/** An answer as a row of the receipt shows it. */
export interface AnswerRow {
  readonly question: string;
  readonly answer: string;
  /** Remarks on it: what it replaced, how it was worked out. */
  readonly notes: string;
  readonly source: string;
  /** Set in full after the table, where the row only says where. */
  readonly isLong: boolean;
}

/** What a column of the table holds on three lines or so. */
const LONGEST_ANSWER = 110;
const LONGEST_QUESTION = 190;

/** The answers in the words that are printed. */
export function answerRows(
  answers: readonly GivenAnswer[],
  say: (text: string) => string = (text) => text,
): AnswerRow[] {
  return answers.map((given) => {
    const question = settable(given.question).replaceAll(/\s+/g, " ").trim();
    const text = answerText(given.value);
    const isSaid = typeof given.value === "boolean";
    const answer = settable(isSaid ? say(text) : text).trim();
    return {
      question,
      answer,
      notes: settable(answerNotes(given).map(say).join(" ")),
      source: sourceWords(given, say),
      isLong:
        answer.length > LONGEST_ANSWER ||
        answer.includes("\n") ||
        question.length > LONGEST_QUESTION,
    };
  });
}

/** Where an answer came from, and how sure it is where that is less than certain. */
function sourceWords({ source, confidence }: GivenAnswer, say: (text: string) => string): string {
  const sureness = surenessOf(confidence);
  const words = SOURCE_WORDS[source];
  return sureness === "certain"
    ? say(words)
    : `${say(`${words}.`)} ${say(SURENESS_WORDS[sureness])}`;
}

/** All that a receipt may say in words of others, to choose its fonts by. */
export function wordsOf({ application, ...detail }: ApplicationDetail): string {
  const { job_title, company_name, location, platform_name, job_url, reason } = application;
  const own = [job_title, company_name, location, platform_name, job_url, reason];
  const answers = answerRows(detail.answers).flatMap(({ question, answer, notes, source }) => [
    question,
    answer,
    notes,
    source,
  ]);
  const rest = [detail.applicant, detail.applicant_email, detail.confirmation];
  const words = [...own, ...rest, detail.cv?.file_name ?? "", ...answers].map(settable).join("\n");
  return `${words}${platform_name.toUpperCase()}“”…·–•₹`;
}
