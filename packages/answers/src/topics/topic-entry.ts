import type { Topic } from "../question/meaning.ts";

/** One way to ask for a topic in a few words, whatever the language and the order of the words. */
export interface Asked {
  /** Meanings of `languages/`, joined by " + ", that must all be there; several ways are separated by ";". */
  words: string;
  /** Meanings that may be there as well, separated by ",". Any other meaning, or a word that no lexicon has, is another question. */
  with?: string;
  /** What the words narrow the topic to. */
  subject?: string;
  /** Only under a heading about the present job, or about studies. */
  under?: "current job" | "studies";
  /** The words ask for a yes or no. */
  isYesNo?: true;
}

/** What the engine knows about one topic. The table of the README is made from these. */
export interface TopicEntry {
  topic: Topic;
  /** What a question on it asks for. */
  means: string;
  /** Where the facts come from, the first that is there wins. A saved answer to the same question always goes first. */
  from: string;
  /** What may be concluded. */
  concludes?: string;
  /** What is never concluded. */
  never?: string;
  asked?: readonly Asked[];
  /**
   * Meanings, and words that no lexicon has, which a sentence on it may hold as well, separated by ",". Where a topic names them, a
   * question with any other word is left open.
   */
  beside?: string;
}
