import { FieldValue } from "@sendoff/contract/form";
import { type PreparedDetail, type ReviewQuestion } from "@sendoff/contract/review";
import {
  answerToSave,
  checkReviewed,
  isSameReviewed,
  type ReviewEdit,
} from "@sendoff/domain/review";
import { z } from "zod";
import { useDraft } from "../../state/use-draft.ts";
import { say } from "../../language/language.ts";

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
  /** The changes came back after the session had ended. */
  readonly isBack: boolean;
}

/** Changes by the keys of their questions, and which of them are not to be saved. */
const KeptReview = z.object({
  edits: z.record(z.string(), FieldValue.nullable()),
  notSaved: z.array(z.string()),
});
type KeptReview = z.infer<typeof KeptReview>;

const isChange = ({ edits }: KeptReview, { key, value }: ReviewQuestion): boolean => {
  const edit = Object.hasOwn(edits, key) ? edits[key] : undefined;
  return edit !== undefined && !isSameReviewed(value, edit);
};

/** Nothing is sent before it is approved: leaving the page forgets the changes; only an ended session does not. */
export function useReviewDraft({
  application,
  revision,
  questions,
  newer_answers: newer,
}: PreparedDetail): ReviewDraft {
  const draft = useDraft<KeptReview>(
    `review/${application.id}/${revision}`,
    KeptReview,
    () => ({ edits: {}, notSaved: [] }),
    (typed) => questions.some((question) => isChange(typed, question)),
  );
  const edits = new Map(Object.entries(draft.value.edits));
  const notSaved = new Set(draft.value.notSaved);
  const changed = questions.filter((question) => isChange(draft.value, question));
  const problems = new Map(
    changed.flatMap((question) => {
      const problem = checkReviewed(question, edits.get(question.key) ?? null);
      return problem === undefined ? [] : [[question.key, say(problem)] as const];
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
    draft.setValue((before) => {
      const others = before.notSaved.filter((other) => other !== key);
      return { ...before, notSaved: isWanted ? others : [...others, key] };
    });
  const set = (key: string, value: FieldValue | null | undefined) =>
    draft.setValue((before) => {
      const { [key]: _before, ...others } = before.edits;
      return { ...before, edits: value === undefined ? others : { ...others, [key]: value } };
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
    isBack: draft.isBack,
  };
}
