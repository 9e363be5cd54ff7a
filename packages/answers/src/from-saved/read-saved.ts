import type { SavedAnswer } from "../facts/facts.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { understand } from "../reading/understand.ts";

/** The question of a saved answer, with what it means and its words. */
export interface SavedQuestion {
  question: Question;
  meaning: Meaning | undefined;
  terms: readonly Term[];
}

/** Saved answers are asked anew for every field; they are replaced, never changed. */
const READ = new WeakMap<SavedAnswer, SavedQuestion>();

/** Reads the question of a saved answer, once. */
export function readSaved(saved: SavedAnswer): SavedQuestion {
  const known = READ.get(saved);
  if (known !== undefined) return known;
  const question = readQuestion(saved);
  const read = {
    question,
    meaning: understand(question),
    terms: takenApart(wordingOf(question.text, question.beside)).terms,
  };
  READ.set(saved, read);
  return read;
}
