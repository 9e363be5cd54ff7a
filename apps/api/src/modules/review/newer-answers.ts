import type { PreparedDetail } from "@sendoff/contract/review";
import { questionId, type SavedAnswerRow } from "@sendoff/db/needs";
import { type PreparedFormRow } from "@sendoff/db/review";
import { checkReviewed, isSameReviewed } from "@sendoff/domain/review";

/**
 * What the answer bank was given since a form was prepared, to the very questions of that form: another answer than stands there,
 * and one that its field takes. Nothing is changed by it; the user may take it over.
 */
export function newerAnswers(
  form: PreparedFormRow,
  saved: readonly SavedAnswerRow[],
): PreparedDetail["newer_answers"] {
  const since = new Map(
    saved
      .filter(({ savedAt }) => savedAt > form.preparedAt)
      .map((entry) => [entry.questionId, entry.answer]),
  );
  return form.questions.flatMap((question) => {
    const { key, value, saved_as: savedAs, can_edit: canEdit } = question;
    const answer = savedAs === null || !canEdit ? undefined : since.get(questionId(savedAs));
    if (answer === undefined || isSameReviewed(value, answer)) return [];
    return checkReviewed(question, answer) === undefined ? [{ key, answer }] : [];
  });
}
