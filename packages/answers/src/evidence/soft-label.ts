import type { FormField } from "@sendoff/contract";
import type { Topic } from "../meaning.ts";
import { readQuestion, type Question } from "../question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { understand } from "../understand.ts";
import { tokensIn } from "./tokens.ts";

/** Topics of which a label may hold one more word without asking for something else. */
const ROBUST: ReadonlySet<Topic> = new Set<Topic>([
  "email",
  "zip",
  "linkedin",
  "job_start",
  "notice",
  "start_date",
  "school",
  "field_of_study",
  "study_end",
  "highest_degree",
  "native_language",
  "languages_list",
  "referral_source",
  "previous_title",
  "previous_company",
  "applied_title",
  "salutation",
]);

/** A label without the one word that no lexicon has and that is no name, where the rest is a whole label by itself. */
export function softLabel(field: FormField, question: Question): Question | undefined {
  if (question.isYesNo || question.isSeveral || question.around !== "") return undefined;
  const { asked } = tokensIn(question.withoutBrackets ?? question);
  if (asked.length > 14 || asked.length < 2) return undefined;
  const { terms } = wordsOfQuestion(question.withoutBrackets ?? question);
  const unread = terms.filter(({ means, text }) => means === undefined && text !== "");
  const plain = asked.filter(({ weight, means }) => weight === "plain" && means === undefined);
  const isNamed = asked.some(({ weight, means }) => weight === "heavy" && means === undefined);
  if (unread.length === 0 || plain.length > 1 || isNamed) return undefined;
  const kept = terms.flatMap(({ text, means }) => (means === undefined ? [] : [text])).join(" ").trim();
  if (kept === "") return undefined;
  const bare = readQuestion({ ...field, question: kept });
  const topic = understand(bare)?.topic;
  return topic !== undefined && ROBUST.has(topic) ? bare : undefined;
}
