import type { FieldValue } from "@sendoff/contract/form";
import type { ReviewQuestion, SavedAs } from "@sendoff/contract/review";
import { checkAnswer } from "../answers/check-answer.ts";

/** An answer that the user changed; null leaves the question empty. */
export interface ReviewEdit {
  readonly key: string;
  readonly value: FieldValue | null;
  /** The same question is to be answered that way next time. */
  readonly save?: boolean | undefined;
}

/** An answer for the answer bank, with what it was asked and under what it is kept. */
export interface AnswerToSave {
  readonly question: ReviewQuestion;
  readonly savedAs: SavedAs;
  readonly answer: FieldValue;
}

export type ReviewedForm =
  | {
      readonly kind: "reviewed";
      readonly questions: readonly ReviewQuestion[];
      /** What the user wants to be used next time. */
      readonly toSave: readonly AnswerToSave[];
    }
  /** A change that the form does not take; `message` says what to give instead. */
  | { readonly kind: "misfit"; readonly key: string; readonly message: string };

/** A prepared form with the user's changes in it, each held against what its field takes. Unchanged answers keep their source. */
export function reviewForm(
  questions: readonly ReviewQuestion[],
  edits: readonly ReviewEdit[],
): ReviewedForm {
  const byKey = new Map(edits.map((edit) => [edit.key, edit.value]));
  const known = new Set(questions.map(({ key }) => key));
  const strange = edits.find(({ key }) => !known.has(key));
  if (strange !== undefined) {
    const message = "The form has no such question. Load the application again.";
    return { kind: "misfit", key: strange.key, message };
  }
  for (const question of questions) {
    const value = byKey.get(question.key);
    const message = value === undefined ? undefined : checkReviewed(question, value);
    if (message !== undefined) return { kind: "misfit", key: question.key, message };
  }
  const reviewed = questions.map((question) => {
    const value = byKey.get(question.key);
    return value === undefined ? question : withValue(question, emptyAsNull(value));
  });
  const wanted = new Set(edits.filter(({ save }) => save === true).map(({ key }) => key));
  const toSave: AnswerToSave[] = [];
  for (const question of reviewed.filter(({ key }) => wanted.has(key))) {
    const found = answerToSave(question, question.value);
    if (found === undefined) return { kind: "misfit", key: question.key, message: NOT_KEPT };
    toSave.push(found);
  }
  return { kind: "reviewed", questions: reviewed, toSave };
}

const NOT_KEPT = "This answer is for this form alone and cannot be used next time.";

/**
 * What the answer bank is given of an answer to this question; undefined where it takes none: nothing is remembered of a question
 * left empty, nor of one that is about this form alone.
 */
export function answerToSave(
  question: ReviewQuestion,
  value: FieldValue | null,
): AnswerToSave | undefined {
  const { saved_as: savedAs } = question;
  const answer = emptyAsNull(value);
  return savedAs === null || answer === null ? undefined : { question, savedAs, answer };
}

const LEFT_EMPTY = "This question is required. Give an answer, or reject the application.";

/** What is wrong with an answer to a question of a prepared form, in a sentence; undefined when it may be sent. */
export function checkReviewed(
  question: ReviewQuestion,
  value: FieldValue | null,
): string | undefined {
  if (isSameReviewed(question.value, value)) return undefined;
  if (!question.can_edit) return "This one cannot be changed here.";
  const { kind, options, min, max, max_length: maxLength, required } = question;
  if (kind === "checkbox" && typeof value !== "boolean") return "Tick the box, or leave it.";
  if (emptyAsNull(value) === null) return required ? LEFT_EMPTY : undefined;
  return checkAnswer({ kind, options, min, max, maxLength }, value ?? "");
}

function withValue(question: ReviewQuestion, value: FieldValue | null): ReviewQuestion {
  if (isSameReviewed(question.value, value)) return question;
  if (value === null) {
    const why = "You left it empty before it was sent";
    return { ...question, value, source: null, confidence: 1, why };
  }
  const why = "You wrote it before it was sent";
  return { ...question, value, source: "review", confidence: 1, why };
}

/** Nothing typed, nothing chosen and a box left alone are one thing: left empty. */
function emptyAsNull(value: FieldValue | null): FieldValue | null {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  return value === false ? null : value;
}

/** Whether two answers send the same thing. */
export function isSameReviewed(one: FieldValue | null, other: FieldValue | null): boolean {
  const [a, b] = [emptyAsNull(one), emptyAsNull(other)];
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((choice) => b.includes(choice));
  }
  return a === b;
}

/**
 * Why a form that was filled in again is not the one that was approved, in a sentence; undefined when all that it asks was
 * approved and all that stands in it is what was approved. A question that is asked no longer changes nothing: nothing is sent
 * for it.
 */
export function formDifference(
  approved: readonly ReviewQuestion[],
  now: readonly ReviewQuestion[],
): string | undefined {
  const byKey = new Map(approved.map((question) => [question.key, question]));
  for (const question of now) {
    if (question.kind === "file") continue;
    const before = byKey.get(question.key);
    if (before === undefined) return `The form now asks something new: “${question.question}”.`;
    if (!isSameField(before, question)) {
      return `The form now asks “${question.question}” in another way.`;
    }
    if (!isSameReviewed(before.value, question.value)) {
      return `The form would not take your answer to “${question.question}” as you approved it.`;
    }
  }
  return attachmentDifference(approved, now);
}

/**
 * A cover letter or photo goes out as it was approved or not at all: another one, one more or one less is another form. Its name
 * carries a mark of its content. Which CV it is, the caller compares: that goes up or is picked from what the portal has stored.
 */
function attachmentDifference(
  approved: readonly ReviewQuestion[],
  now: readonly ReviewQuestion[],
): string | undefined {
  const before = new Map(approved.filter(isAttachment).map(({ key, value }) => [key, value]));
  for (const { key, question, value } of now.filter(isAttachment)) {
    if (!before.has(key))
      return `A file that you have not approved would go out for “${question}”.`;
    if (!isSameReviewed(before.get(key) ?? null, value)) {
      return `The file for “${question}” is another one than you approved.`;
    }
  }
  const kept = new Set(now.filter(isAttachment).map(({ key }) => key));
  const gone = approved.find((each) => isAttachment(each) && !kept.has(each.key));
  return gone === undefined
    ? undefined
    : `The file that you approved for “${gone.question}” would not go out any more.`;
}

const isAttachment = ({ kind, source }: ReviewQuestion): boolean =>
  kind === "file" && source === "profile";

/** What a question's field takes. */
export type ReviewedField = Pick<
  ReviewQuestion,
  "kind" | "options" | "required" | "min" | "max" | "max_length"
>;

/** Whether a question can be answered by what was approved: the same kind of field with the same choices and bounds. */
export function isSameField(a: ReviewedField, b: ReviewedField): boolean {
  const hasSameOptions =
    // Suggestions come as one types; they are no part of the question.
    a.kind === "typeahead" ||
    (a.options.length === b.options.length && a.options.every((each) => b.options.includes(each)));
  return (
    a.kind === b.kind &&
    hasSameOptions &&
    a.required === b.required &&
    a.min === b.min &&
    a.max === b.max &&
    a.max_length === b.max_length
  );
}
