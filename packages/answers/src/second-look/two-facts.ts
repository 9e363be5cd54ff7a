import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import type { LanguageCode } from "../languages/lexicon.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { understand } from "../reading/understand.ts";
import { isUnknown, type Unknown } from "../unknown.ts";

/** Facts of which two are written in one line: "University and year completed", "Employeur actuel et ville". */
const WRITTEN: ReadonlySet<Topic> = new Set<Topic>([
  "school",
  "study_end",
  "degree_name",
  "field_of_study",
  "highest_degree",
  "current_company",
  "current_title",
  "city",
  "gpa",
]);

/** "And" in each language of forms: "en" and "e" are other words elsewhere. */
const JOINT: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\s+and\s+|\s*&\s*/iu,
  de: /\s+und\s+|\s*&\s*/iu,
  fr: /\s+et\s+|\s*&\s*/iu,
  es: /\s+[ye]\s+|\s*&\s*/iu,
  pt: /\s+e\s+|\s*&\s*/iu,
  it: /\s+ed?\s+|\s*&\s*/iu,
  nl: /\s+en\s+|\s*&\s*/iu,
  pl: /\s+(?:i|oraz)\s+|\s*&\s*/iu,
  hi: /\s+(?:aur|और|and)\s+|\s*&\s*/iu,
};

/** The two facts that a text field asks for together; undefined where it asks for one. */
export function partsOfText(
  field: FormField,
  question: Question,
): [FormField, FormField] | undefined {
  if (field.kind !== "text" || field.options.length > 0 || question.isYesNo) return undefined;
  const [first = "", second = "", third] = question.raw.split(
    JOINT[wordsOfQuestion(question).language],
  );
  if (first === "" || second === "" || third !== undefined) return undefined;
  const parts: [FormField, FormField] = [ofPart(field, first), ofPart(field, second)];
  const topics = parts.map((part) => topicOf(part));
  const [of, beside] = topics;
  if (of === undefined || beside === undefined || of === beside) return undefined;
  if (beside !== "city") return parts;
  // The place beside a school or an employer is theirs, not the home's.
  return of === "current_company" || of === "current_title"
    ? [parts[0], { ...field, question: "Current employer location" }]
    : undefined;
}

/** "Year" beside a school is that of its degree. */
function ofPart(field: FormField, text: string): FormField {
  const isYear =
    /^(?:year|jahr|ann[ée]e|año|ano|anno|jaar)(?: (?:of )?(?:graduation|completed|completion|obtained|des abschlusses|d.obtention))?$/iu.test(
      text.trim().replace(/[*:]+$/, ""),
    );
  return { ...field, question: isYear ? "Year of graduation" : text };
}

function topicOf(field: FormField): Topic | undefined {
  const topic = understand(readQuestion(field))?.topic;
  return topic !== undefined && WRITTEN.has(topic) ? topic : undefined;
}

/** Both facts with a comma between them, where both are known. */
export function twoFacts(
  parts: [FormField, FormField] | undefined,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (parts === undefined) return undefined;
  const texts = parts.map((part) => {
    const answer = ask(part);
    return isUnknown(answer) || typeof answer.value !== "string" ? undefined : answer.value;
  });
  return texts.includes(undefined)
    ? undefined
    : derived(textClaim(texts.join(", ")), "Both parts of the question, one after the other", 0.8);
}

/** Whether the question as a whole was read as only one of its two parts. */
export const isReadInPart = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && (WRITTEN.has(meaning.topic) || meaning.topic === "certificate_year");
