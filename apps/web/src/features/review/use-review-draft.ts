import type { FieldValue, ReviewQuestion } from "@sendoff/contract";
import { checkReviewed, isSameReviewed, type ReviewEdit } from "@sendoff/domain";
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
}

/** Nothing is kept before it is approved: leaving the page forgets the changes. */
export function useReviewDraft(questions: readonly ReviewQuestion[]): ReviewDraft {
  const [edits, setEdits] = useState<ReadonlyMap<string, FieldValue | null>>(new Map());
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
  const set = (key: string, value: FieldValue | null | undefined) =>
    setEdits((before) => {
      const next = new Map(before);
      if (value === undefined) next.delete(key);
      else next.set(key, value);
      return next;
    });
  return {
    changes: changed.map(({ key }) => ({ key, value: edits.get(key) ?? null })),
    problems,
    valueOf: ({ key, value }) => edits.get(key) ?? (edits.has(key) ? null : value),
    isChanged: ({ key }) => changed.some((question) => question.key === key),
    change: ({ key }, value) => set(key, value),
    undo: ({ key }) => set(key, undefined),
  };
}
