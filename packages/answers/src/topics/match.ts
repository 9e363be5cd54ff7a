import type { Meaning, Topic } from "../meaning.ts";
import { takenApart, wordingOf, type Wording } from "../languages/lexicon.ts";
import type { Question } from "../question.ts";
import { TOPICS } from "./table.ts";

/** One way to ask for a topic, ready to be compared. */
interface Way {
  topic: Topic;
  words: readonly string[];
  with: ReadonlySet<string>;
  subject: string | undefined;
  isYesNo: boolean;
}

const split = (text: string, by: string): string[] =>
  text.split(by).map((part) => part.trim());

/** By one of the words that each of them needs. */
const WAYS = new Map<string, Way[]>();
for (const { topic, asked = [] } of TOPICS) {
  for (const { words, with: extra = "", subject, isYesNo = false } of asked) {
    for (const needed of split(words, ";")) {
      const all = split(needed, "+");
      const way = { topic, words: all, with: new Set(split(extra, ",")), subject, isYesNo };
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
  for (const { means } of terms) {
    if (means === undefined) return undefined;
    if (means !== "-") said.add(means);
  }
  if (said.has("pay") && question.note !== "" && isOtherPay(question.note)) return undefined;
  const isAsked = [...QUESTION_WORDS].some((word) => said.has(word));
  const matches = waysFor(said).filter((way) => fits(way, said, isAsked));
  const most = Math.max(...matches.map(({ words }) => words.length));
  const best = matches.filter(({ words }) => words.length === most);
  const [only] = best;
  if (only === undefined || best.some((way) => way.topic !== only.topic || way.subject !== only.subject))
    return undefined;
  return { topic: only.topic, subject: only.subject, isNow: said.has("current") && !said.has("recent") };
}

/** A hint that the pay is wanted by the hour or day, or after tax. */
const isOtherPay = (note: string): boolean =>
  wordingOf(note).terms.some(({ means }) => /^(hourly|daily|net|part time|hour)$/.test(means ?? ""));

function waysFor(said: ReadonlySet<string>): Way[] {
  return [...said].flatMap((word) => WAYS.get(word) ?? []);
}

function fits(way: Way, said: ReadonlySet<string>, isAsked: boolean): boolean {
  if (!way.words.every((word) => said.has(word))) return false;
  if (way.isYesNo && isAsked) return false;
  for (const word of said) {
    if (way.words.includes(word) || way.with.has(word)) continue;
    if (word === "have" && isAsked) continue;
    if (!ASKING.has(word) || (!isAsked && !way.isYesNo)) return false;
  }
  return true;
}

/** A meaning out of a topic found by its words. */
export function meaningByWords(question: Question): Meaning | undefined {
  const found = topicByWords(question);
  if (found === undefined) return undefined;
  const isAboutNow =
    found.isNow && (found.topic === "current_title" || found.topic === "current_company");
  return {
    topic: found.topic,
    isNegated: false,
    ...(found.subject === undefined ? {} : { subject: found.subject }),
    ...(isAboutNow ? { time: "now" as const } : {}),
  };
}
