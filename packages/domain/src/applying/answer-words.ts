import type { AnswerSource, FieldValue, GivenAnswer } from "@sendoff/contract/form";

/** Where an answer came from, in a word or two. */
export const SOURCE_WORDS: Readonly<Record<AnswerSource, string>> = {
  profile: "Profile",
  settings: "Profile Settings",
  preferences: "Job Preferences",
  answer_bank: "Your answer",
  derived: "Worked out",
  cv: "From your CV",
  prefilled: "On the form already",
  policy: "You have not said",
  draft: "Drafted by a model from your profile",
  review: "You, at review",
};

/** An answer as a person reads it. */
export function answerText(value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Ticked" : "Not ticked";
  const text = Array.isArray(value) ? value.join(", ") : value;
  return text.trim() === "" ? "Left empty" : text;
}

/** What the form held before it was corrected, in words; empty when it was left alone. */
export function replacedText({ value, replaced }: GivenAnswer): string {
  if (replaced === undefined) return "";
  if (typeof value === "boolean") {
    return value ? "The form had it unticked; ticked." : "The form had it ticked; unticked.";
  }
  return replaced.trim() === ""
    ? "The form held nothing; filled in."
    : `The form held “${replaced}”; corrected.`;
}

/** A remark as a sentence: a capital first, a full stop last. */
export function asSentence(remark: string): string {
  const text = remark.trim();
  if (text === "") return "";
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  if (/[.!?।]$/.test(first)) return first;
  return `${first}${/\p{Script=Devanagari}/u.test(first) ? "।" : "."}`;
}

/** What stands under an answer of a receipt: what it replaced, and how it was worked out. */
export function answerNotes(answer: GivenAnswer): string[] {
  // The hash of a file beside the CV stands nowhere else.
  const isAttachment = answer.kind === "file" && answer.source === "profile";
  const why = answer.source === "derived" || isAttachment ? asSentence(answer.why) : "";
  return [replacedText(answer), why].filter((note) => note !== "");
}

/** "12 answers, none guessed", "2 answers, 1 drafted". */
export function answerCountWords(answers: readonly Pick<GivenAnswer, "source">[]): string {
  const drafts = answers.filter(({ source }) => source === "draft").length;
  const count = answers.length === 1 ? "1 answer" : `${answers.length} answers`;
  return `${count}, ${drafts === 0 ? "none guessed" : `${drafts} drafted`}`;
}
