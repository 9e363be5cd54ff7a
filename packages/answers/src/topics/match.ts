import { SELF_IDENTIFICATION, type Topic } from "../question/meaning.ts";
import { takenApart, wordingOf, type Wording } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { TOPICS } from "./table.ts";

/** One way to ask for a topic, ready to be compared. */
interface Way {
  topic: Topic;
  words: readonly string[];
  with: ReadonlySet<string>;
  subject: string | undefined;
  isYesNo: boolean;
  under: "current job" | "studies" | undefined;
}

const split = (text: string, by: string): string[] => text.split(by).map((part) => part.trim());

/** By one of the words that each of them needs. */
const WAYS = new Map<string, Way[]>();
for (const { topic, asked = [] } of TOPICS) {
  for (const { words, with: extra = "", subject, isYesNo = false, under } of asked) {
    for (const needed of split(words, ";")) {
      const all = split(needed, "+");
      const way = { topic, words: all, with: new Set(split(extra, ",")), subject, isYesNo, under };
      const [first = ""] = all;
      WAYS.set(first, [...(WAYS.get(first) ?? []), way]);
    }
  }
}

/** Words that ask without saying what for. */
const ASKING = new Set(["what", "which", "when", "where", "how", "are", "do", "did", "can"]);
const QUESTION_WORDS = new Set(["what", "which", "when", "where", "how many", "how long", "how"]);

const WORDINGS = new WeakMap<Question, Wording>();

/** The words of what is asked, each with its meaning; read once. */
export function wordsOfQuestion(question: Question): Wording {
  const known = WORDINGS.get(question);
  if (known !== undefined) return known;
  const wording = takenApart(wordingOf(question.text, question.beside));
  WORDINGS.set(question, wording);
  return wording;
}

/** The topic that a question of a few words asks for, in whatever language; undefined when a word of it is not understood. */
export function topicByWords(
  question: Question,
): { topic: Topic; subject: string | undefined; isNow: boolean } | undefined {
  const { terms } = wordsOfQuestion(question);
  if (terms.length > 16) return undefined;
  const said = new Set<string>();
  const unread: string[] = [];
  for (const { means, text } of terms) {
    if (means === undefined) unread.push(text);
    else if (means !== "-") said.add(means);
  }
  const [field, second] = unread;
  if (second !== undefined) return undefined;
  if (said.has("pay") && question.note !== "" && isOtherPay(question.note)) return undefined;
  const isAsked = [...QUESTION_WORDS].some((word) => said.has(word));
  const matches = waysFor(said).filter(
    (way) =>
      fits(way, said, isAsked, question.isYesNo && question.options > 0) &&
      isUnder(question, way.under),
  );
  const most = Math.max(...matches.map(({ words }) => words.length));
  const best = matches.filter(({ words }) => words.length === most);
  const [only] = best;
  if (
    only === undefined ||
    best.some((way) => way.topic !== only.topic || way.subject !== only.subject)
  )
    return undefined;
  // "Highest level of nursing qualification": the one word that is not known is the field.
  if (field !== undefined && (!OF_A_FIELD.has(only.topic) || only.subject !== undefined))
    return undefined;
  return {
    topic: only.topic,
    subject: only.subject ?? field,
    isNow: said.has("current") && !said.has("recent"),
  };
}

/** Whether the heading is one that the words need: "Current or most recent employment", "Formação acadêmica". */
function isUnder({ section }: Question, wanted: Way["under"]): boolean {
  if (wanted === undefined) return true;
  if (section === "") return false;
  const said = new Set(wordingOf(section).terms.map(({ means }) => means));
  const hasOne = (words: readonly string[]): boolean => words.some((word) => said.has(word));
  if (wanted === "studies") return hasOne(["education", "degree", "school", "graduate"]);
  return (
    hasOne(["company", "employed", "position", "experience", "work"]) &&
    hasOne(["current", "recent"])
  );
}

/** A hint that the pay is wanted by the hour or day, or after tax. */
const isOtherPay = (note: string): boolean =>
  wordingOf(note).terms.some(({ means }) =>
    /^(hourly|daily|net|part time|hour)$/.test(means ?? ""),
  );

const OF_A_FIELD: ReadonlySet<Topic> = new Set<Topic>([
  "highest_degree",
  "school",
  "degree_country",
]);

function waysFor(said: ReadonlySet<string>): Way[] {
  return [...said].flatMap((word) => WAYS.get(word) ?? []);
}

function fits(way: Way, said: ReadonlySet<string>, isAsked: boolean, wantsYesNo: boolean): boolean {
  if (!way.words.every((word) => said.has(word))) return false;
  if (way.isYesNo && isAsked) return false;
  if (wantsYesNo && !way.isYesNo && !SELF_IDENTIFICATION.has(way.topic)) return false;
  for (const word of said) {
    if (way.words.includes(word) || way.with.has(word)) continue;
    if (word === "have" && isAsked) continue;
    if (!ASKING.has(word) || (!isAsked && !way.isYesNo)) return false;
  }
  return true;
}
