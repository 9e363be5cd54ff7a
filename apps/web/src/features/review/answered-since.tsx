import type { FieldValue } from "@sendoff/contract/form";
import type { ReviewQuestion } from "@sendoff/contract/review";
import { Button } from "../../components/ui/button.tsx";
import { messages } from "./messages.ts";
import type { ReviewDraft } from "./use-review-draft.ts";
import { answerShown } from "../../lib/answer-shown.ts";

/** The form was filled in before its user answered this question otherwise: their newer answer, to be taken over. */
export function AnsweredSince({
  question,
  draft,
  onTake,
}: {
  question: ReviewQuestion;
  draft: ReviewDraft;
  onTake: (answer: FieldValue) => void;
}) {
  const answer = draft.newerOf(question);
  if (answer === undefined || !question.can_edit) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
      <p className="line-clamp-3 min-w-0 font-medium break-words whitespace-pre-line text-you-text">
        {messages.youHaveSinceAnswered(answerShown(answer))}
      </p>
      <Button size="sm" onClick={() => onTake(answer)}>
        {messages.useItHere}{" "}
        <span className="sr-only">{messages.forQuestion(question.question)}</span>
      </Button>
    </div>
  );
}
