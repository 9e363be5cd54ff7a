import { FieldValue } from "@sendoff/contract/form";
import { type AnswerOutcome, type OpenQuestion } from "@sendoff/contract/needs-you";
import { checkAnswer, skillYearsOf } from "@sendoff/domain/answers";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { paths } from "../config/paths.ts";
import { connectionNote, serverMessage } from "../lib/api-error.ts";
import { useAnswer } from "../queries/needs-you.query.ts";
import { useDraft } from "../state/use-draft.ts";
import { AnswerControl, emptyAnswer } from "./answer-control.tsx";
import { KeptNote } from "./kept-note.tsx";
import { useHeldTab } from "./leave-warning.tsx";
import { messages } from "./messages.ts";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";
import { Checkbox } from "./ui/checkbox.tsx";
import { say } from "../language/language.ts";

const KeptAnswer = z.object({ value: FieldValue, isToAdd: z.boolean() });

/** Answers one open question, for every job that waits for it. */
export function AnswerForm({
  question,
  onAnswered,
  extra,
  keys,
}: {
  question: OpenQuestion;
  onAnswered: (outcome: AnswerOutcome) => void;
  /** A further button beside the answer. */
  extra?: ReactNode;
  /** Keys of the page that press the answer's button, as `aria-keyshortcuts` writes them. */
  keys?: string;
}) {
  const [start] = useState<FieldValue>(question.saved_answer ?? emptyAnswer(question));
  const draft = useDraft(
    `answer/${question.id}`,
    KeptAnswer,
    () => ({ value: start, isToAdd: false }),
    (typed) => JSON.stringify(typed.value) !== JSON.stringify(start),
    // Whoever looks at another question first finds half an answer as it was left.
    { staysOnLeave: true },
  );
  const { value, isToAdd } = draft.value;
  const [error, setError] = useState<string>();
  const years = question.skill === "" ? undefined : skillYearsOf(value);
  const answer = useAnswer(question.id, (outcome) => {
    draft.forget();
    onAnswered(outcome);
  });
  useHeldTab(draft.hasChanges && !answer.isPending && !answer.isSuccess);
  if (question.kind === "file") return <FileOnly extra={extra} />;
  function submit(): void {
    const problem = checkAnswer({ ...question, maxLength: question.max_length }, value);
    setError(problem === undefined ? undefined : say(problem));
    if (problem === undefined) {
      const addSkill = isToAdd && years !== undefined;
      answer.mutate({ answer: value, addSkill });
    }
  }
  return (
    <form
      noValidate
      aria-label={question.question}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeptNote isBack={draft.isBack} className="mb-3.5" />
      <AnswerControl
        field={question}
        value={value}
        onChange={(next) => {
          draft.setValue({ value: next, isToAdd });
          setError(undefined);
        }}
        error={error}
      />
      {years === undefined ? null : (
        <Checkbox
          isChecked={isToAdd}
          onChange={(next) => draft.setValue({ value, isToAdd: next })}
          className="mt-3 w-fit"
        >
          {messages.alsoAdd(question.skill, years)}
        </Checkbox>
      )}
      {answer.error === null ? null : (
        <Alert tone="danger" title={messages.answerWasNotKept} className="mt-4">
          {connectionNote(answer.error) ?? serverMessage(answer.error, messages.pleaseTryAgain)}
        </Alert>
      )}
      <div className="mt-[22px] flex flex-wrap gap-2 max-sm:*:w-full">
        <Button type="submit" variant="you" isBusy={answer.isPending} aria-keyshortcuts={keys}>
          {buttonWords(question.waiting.length)}
          {answer.isPending ? null : <ArrowRight aria-hidden="true" />}
        </Button>
        {extra}
      </div>
    </form>
  );
}

function FileOnly({ extra }: { extra: ReactNode }) {
  return (
    <>
      <Alert tone="you" title={messages.thisFormWantsAFile}>
        {messages.ifItIsACoverLetter(
          <Link className="link" to={paths.app.cv}>
            {messages.keepOneBesideYourCv}
          </Link>,
        )}
      </Alert>
      <div className="mt-[22px] flex flex-wrap gap-2 max-sm:*:w-full">{extra}</div>
    </>
  );
}

function buttonWords(waiting: number): string {
  if (waiting <= 1) return messages.answerAndContinue;
  return waiting === 2 ? messages.answerAndContinueBoth : messages.answerAndContinueAll(waiting);
}
