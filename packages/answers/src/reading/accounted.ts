import { stemOf } from "./bag.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Term } from "../languages/lexicon.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isWeakWord } from "./weak-words.ts";
import { fold } from "../text/fold.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { TOPICS } from "../topics/table.ts";
import { setOf } from "./said.ts";

/** Meanings that any sentence is built with. */
const SENTENCE = setOf(
  "-, #, have, are, do, did, can, what, which, when, where, how, role, position",
);

/** For each topic that names its neighbours, the meanings that a question on it may hold. */
const WORDS_OF = new Map<Topic, ReadonlySet<string>>(
  TOPICS.flatMap(({ topic, asked = [], beside }) =>
    beside === undefined
      ? []
      : [
          [
            topic,
            new Set([
              ...SENTENCE,
              ...setOf(beside),
              ...asked.flatMap((way) => [
                ...setOf(way.words.replace(/[;+]/g, ",")),
                ...setOf(way.with ?? ""),
              ]),
            ]),
          ],
        ],
  ),
);

/**
 * Whether each word of a question is accounted for by what a pattern has read: a word of the frame, one that the topic's entry
 * names, or one of the subject. "Internship start date" is no start date. Topics whose entry names no neighbours have readers that
 * take the whole question, or are answered by the user's own words only.
 */
export function isAccounted(
  { topic, subject = "", country }: Meaning,
  question: Question,
): boolean {
  const known = WORDS_OF.get(topic);
  // A place that one would move to is all that follows.
  const isWhole = topic === "relocate" && subject !== "" && !subject.startsWith("@");
  if (known === undefined || isWhole) return true;
  const own = new Set([...subject.split(/[ |/~+]/), ...askerIn(question)]);
  return wordsOfQuestion(question).terms.every(
    (term) => term.means === `country ${country}` || isWordOf(term, known, own),
  );
}

/** "... for Caddo Supply Co.": the name of the one who asks. */
const askerIn = ({ raw }: Question): string[] =>
  fold(
    /(?<!\p{L})(?:for|at|by|with|bei|chez|bij) ((?:\p{Lu}[\p{L}.&'’-]* ?)+)/u.exec(raw)?.[1] ?? "",
  ).split(" ");

function isWordOf(
  { text, means }: Term,
  known: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean {
  if (means !== undefined && known.has(means.replace(/^country .*/, "country"))) return true;
  if (text.split(" ").every((word) => own.has(word))) return true;
  return means === undefined && (known.has(text) || isFrameWord(text) || isWeakWord(stemOf(text)));
}
