import type { FieldValue, PreparedDetail, ReviewQuestion } from "@sendoff/contract";
import { answerToSave, checkReviewed, isSameReviewed, type ReviewEdit } from "@sendoff/domain";
import { useState } from "react";

/** The user's changes to a prepared form, each held against what its field takes. */
export interface ReviewDraft {
  readonly changes: readonly ReviewEdit[];
  /** Questions whose change does not fit, with what is wrong. */
  readonly problems: ReadonlyMap<string, string>;
  readonly valueOf: (question: ReviewQuestion) => FieldValue | null;
  readonly isChanged: (question: ReviewQuestion) => boolean;
  readonly change: (question: ReviewQuestion, value: FieldValue | null) => void;
  readonly undo: (question: ReviewQuestion) => void;
  /** What the user has answered since, elsewhere; undefined where the form has it already, or they have not. */
  readonly newerOf: (question: ReviewQuestion) => FieldValue | undefined;
  /** The change fits, may be used next time and is not what the answer bank has. */
  readonly maySave: (question: ReviewQuestion) => boolean;
  /** It will be: as in the inbox, unless the user says otherwise. */
  readonly isSaved: (question: ReviewQuestion) => boolean;
  readonly setSaved: (question: ReviewQuestion, isSaved: boolean) => void;
}

/** Nothing is kept before it is approved: leaving the page forgets the changes. */
export function useReviewDraft({
  questions,
  newer_answers: newer,
}: Pick<PreparedDetail, "questions" | "newer_answers">): ReviewDraft {
  const [edits, setEdits] = useState<ReadonlyMap<string, FieldValue | null>>(new Map());
  const [notSaved, setNotSaved] = useState<ReadonlySet<string>>(new Set());
  const changed = questions.filter((question) => {
    const value = edits.get(question.key);
    return value !== undefined && !isSameReviewed(question.value, value);
  });
  const problems = new Map(
    changed.flatMap((question) => {
      const problem = checkReviewed(question, edits.get(question.key) ?? null);
      return problem === undefined ? [] : [[question.key, problem] as const];
    }),
  );
  const isChanged = ({ key }: ReviewQuestion) => changed.some((question) => question.key === key);
  const newerOf = ({ key }: ReviewQuestion) => newer.find((one) => one.key === key)?.answer;
  const maySave = (question: ReviewQuestion) => {
    const value = edits.get(question.key) ?? null;
    const isKnown = isSameReviewed(value, newerOf(question) ?? null);
    return (
      isChanged(question) &&
      !isKnown &&
      !problems.has(question.key) &&
      answerToSave(question, value) !== undefined
    );
  };
  const isSaved = (question: ReviewQuestion) => maySave(question) && !notSaved.has(question.key);
  const setSaved = ({ key }: ReviewQuestion, isWanted: boolean) =>
    setNotSaved((before) => {
      const next = new Set(before);
      if (isWanted) next.delete(key);
      else next.add(key);
      return next;
    });
  const set = (key: string, value: FieldValue | null | undefined) =>
    setEdits((before) => {
      const next = new Map(before);
      if (value === undefined) next.delete(key);
      else next.set(key, value);
      return next;
    });
  return {
    changes: changed.map((question) => ({
      key: question.key,
      value: edits.get(question.key) ?? null,
      ...(isSaved(question) ? { save: true } : {}),
    })),
    problems,
    valueOf: ({ key, value }) => edits.get(key) ?? (edits.has(key) ? null : value),
    isChanged,
    newerOf,
    change: ({ key }, value) => set(key, value),
    undo: (question) => {
      set(question.key, undefined);
      // Another change begins as the first one did.
      setSaved(question, true);
    },
    maySave,
    isSaved,
    setSaved,
  };
}
