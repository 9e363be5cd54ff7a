import { FieldValue } from "@sendoff/contract/form";
import { type AnswersOutcome, type OpenQuestion } from "@sendoff/contract/needs-you";
import { checkAnswer } from "@sendoff/domain/answers";
import { asSentence } from "@sendoff/domain/applying";
import { ArrowRight } from "lucide-react";
import { useId, useRef, useState } from "react";
import { z } from "zod";
import { AnswerControl, emptyAnswer } from "../../components/answer-control.tsx";
import { KeptNote } from "../../components/kept-note.tsx";
import { useHeldTab } from "../../components/leave-warning.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { connectionNote, issuesOf, serverMessage } from "../../lib/api-error.ts";
import { scopeWords } from "../../lib/answer-words.ts";
import { useAnswerMany } from "../../queries/needs-you.query.ts";
import { useDraft } from "../../state/use-draft.ts";
import { messages } from "./messages.ts";
import { say } from "../../language/language.ts";

const KeptAnswers = z.record(z.string(), FieldValue);
type Values = z.infer<typeof KeptAnswers>;

const isGiven = (value: FieldValue): boolean =>
  typeof value === "boolean" ? value : value.length > 0;

/** All open questions under each other; what is answered goes with one press. */
export function ManyAnswersForm({
  questions,
  onAnswered,
}: {
  questions: readonly OpenQuestion[];
  onAnswered: (outcome: AnswersOutcome) => void;
}) {
  const draft = useDraft<Values>(
    "open-questions",
    KeptAnswers,
    () => ({}),
    (typed) => Object.values(typed).some(isGiven),
    { staysOnLeave: true },
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const answer = useAnswerMany((outcome) => {
    draft.forget();
    setProblems({});
    onAnswered(outcome);
    window.scrollTo({ top: 0 });
  });
  const given = questions.filter(({ id }) => isGiven(draft.value[id] ?? ""));
  const waiting = new Set(
    given.flatMap((question) => question.waiting.map((job) => job.application_id)),
  ).size;
  useHeldTab(given.length > 0 && !answer.isPending && !answer.isSuccess);

  function refuse(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>("input[aria-invalid], [aria-invalid] input, [aria-invalid]")
        ?.focus(),
    );
  }

  function submit(): void {
    const found: Record<string, string> = {};
    for (const question of given) {
      const problem = checkAnswer(
        { ...question, maxLength: question.max_length },
        draft.value[question.id] ?? "",
      );
      if (problem !== undefined) found[question.id] = say(problem);
    }
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    answer.mutate(
      given.map(({ id }) => ({ id, answer: draft.value[id] ?? "" })),
      { onError: (error) => refuse(issuesOf(error)) },
    );
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={messages.openQuestions}
      className="over-bar"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeptNote isBack={draft.isBack} className="mb-3.5" />
      <Card>
        <ul>
          {questions.map((question) => (
            <li
              key={question.id}
              className="border-t border-border px-4 py-5 first:border-t-0 lg:px-6"
            >
              <OneQuestion
                question={question}
                value={draft.value[question.id] ?? emptyAnswer(question)}
                problem={problems[question.id]}
                onChange={(value) => {
                  draft.setValue({ ...draft.value, [question.id]: value });
                  setProblems({});
                }}
              />
            </li>
          ))}
        </ul>
      </Card>
      {answer.error === null ? null : (
        <Alert tone="danger" title={messages.yourAnswersWereNotKept} className="mt-4">
          {connectionNote(answer.error) ?? serverMessage(answer.error, messages.pleaseTryAgain)}
        </Alert>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 mt-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 bg-background px-4 py-3.5 lg:mx-0 lg:px-0">
        <p aria-live="polite" className="text-small text-fg-2">
          {given.length === 0
            ? messages.nothingAnsweredYet
            : messages.ofAnswered(given.length, questions.length, waiting)}
        </p>
        <Button
          type="submit"
          variant="you"
          size="lg"
          className="max-sm:w-full"
          disabled={given.length === 0}
          isBusy={answer.isPending}
        >
          {messages.answerAndContinue}
          {answer.isPending ? null : <ArrowRight aria-hidden="true" />}
        </Button>
      </div>
    </form>
  );
}

function OneQuestion({
  question,
  value,
  problem,
  onChange,
}: {
  question: OpenQuestion;
  value: FieldValue;
  problem: string | undefined;
  onChange: (value: FieldValue) => void;
}) {
  const id = useId();
  const scope = scopeWords(question);
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className="h3 max-w-[60ch] break-words">
        {question.question}
      </h2>
      <p className="mt-0.5 mb-3.5 max-w-[70ch] text-small text-fg-3">
        {waitingWords(question)} {asSentence(question.reason)}
        {scope === "" ? "" : ` ${asSentence(scope)}`}
      </p>
      <AnswerControl field={question} value={value} onChange={onChange} error={problem} />
    </div>
  );
}

/** "Saffron Grid and 3 more wait for it." */
function waitingWords({ waiting }: OpenQuestion): string {
  const companies = [...new Set(waiting.map((job) => job.company_name))];
  const [first = messages.anApplication, ...others] = companies;
  if (others.length === 0) return messages.waitsForIt(first, waiting.length);
  return messages.andMoreWaitForIt(first, others.length);
}
