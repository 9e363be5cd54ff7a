import type { AnswersOutcome, OpenQuestion } from "@sendoff/contract/needs-you";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { HandoffNotice } from "./handoff-notice.tsx";
import { ManyAnswersForm } from "./many-answers-form.tsx";
import { messages } from "./messages.ts";

/** /app/needs-you/questions: every open question once, answered together. */
export function OpenQuestionsPage() {
  usePageTitle(messages.openQuestions);
  const inbox = useQuery(needsYouQuery);
  const [outcome, setOutcome] = useState<AnswersOutcome>();
  const questions = inbox.data === undefined ? undefined : answerable(inbox.data.questions);
  return (
    <div className="page-column">
      <PageHeader
        title={messages.openQuestions}
        note={
          questions === undefined || questions.length === 0
            ? messages.whatFormsAskAndNothing
            : messages.onceEachAnswerWhatYouLike(questions.length)
        }
        isWayOn
        actions={<ButtonLink to={paths.app.needsYou}>{messages.needsYou}</ButtonLink>}
      />
      {outcome === undefined ? null : (
        <HandoffNotice handoff={{ kind: "many", outcome }} onClose={() => setOutcome(undefined)} />
      )}
      {questions === undefined ? (
        <Card>
          {inbox.isError ? (
            <ErrorState title={messages.yourOpenQuestions} onRetry={() => inbox.refetch()} />
          ) : (
            <SkeletonRows
              rows={4}
              label={messages.loadingOpenQuestions}
              rowClassName="min-h-[84px]"
            />
          )}
        </Card>
      ) : questions.length === 0 ? (
        <Card>
          <EmptyState
            title={messages.noQuestionIsOpen}
            note={messages.whenAFormAsksSomethingThatNothing}
            action={
              <ButtonLink to={paths.app.commonAnswers}>{messages.whatFormsAskMost}</ButtonLink>
            }
          />
        </Card>
      ) : (
        <ManyAnswersForm questions={questions} onAnswered={setOutcome} />
      )}
    </div>
  );
}

/** What most applications wait for comes first; a file is given beside the CV. */
function answerable(questions: readonly OpenQuestion[]): OpenQuestion[] {
  return questions
    .filter(({ kind }) => kind !== "file")
    .toSorted((a, b) => b.waiting.length - a.waiting.length);
}
