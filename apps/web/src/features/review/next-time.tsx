import { asSentence } from "@sendoff/domain/applying";
import type { ReviewQuestion } from "@sendoff/contract/review";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { scopeWords } from "../../lib/answer-words.ts";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import type { ReviewDraft } from "./use-review-draft.ts";

/** Whether a changed answer joins the answer bank, and for which jobs it would hold; nothing where it is for this form alone. */
export function NextTime({
  question,
  draft,
  className,
}: {
  question: ReviewQuestion;
  draft: ReviewDraft;
  className?: string;
}) {
  if (question.saved_as === null || !draft.maySave(question)) return null;
  const isSaved = draft.isSaved(question);
  const scope = scopeWords(question.saved_as);
  return (
    <div className={cn("text-small", className)}>
      <Checkbox
        isChecked={isSaved}
        onChange={(next) => draft.setSaved(question, next)}
        className="w-fit"
      >
        {messages.useThisAnswerNextTime}{" "}
        <span className="sr-only">{messages.forQuestion(question.question)}</span>
      </Checkbox>
      {/* Under the words, clear of the box. */}
      <p className="pl-[27px] text-meta text-fg-3 max-lg:-mt-2">
        {isSaved
          ? messages.valueKeptInYourAnswerBank(scope === "" ? "" : `${asSentence(scope)} `)
          : messages.forThisApplicationOnly}
      </p>
    </div>
  );
}
