import type { ReviewQuestion } from "@sendoff/contract/review";
import { isWorthALook, leastSureFirst } from "@sendoff/domain/answers";
import { asSentence } from "@sendoff/domain/applying";
import { Lock, Pencil, Undo2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { AnswerControl, emptyAnswer } from "../../components/answer-control.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { SourceTag } from "../../components/ui/source-tag.tsx";
import { SureTag } from "../../components/ui/sure-tag.tsx";
import { cn } from "../../lib/cn.ts";
import { AnsweredSince } from "./answered-since.tsx";
import { messages } from "./messages.ts";
import { NextTime } from "./next-time.tsx";
import type { ReviewDraft } from "./use-review-draft.ts";
import { answerShown } from "../../lib/answer-shown.ts";

/**
 * What is worth a look, the least sure first; then the form's pages in their order, each question with its answer, where that came
 * from, how sure it is and why.
 */
export function QuestionList({
  questions,
  draft,
}: {
  questions: readonly ReviewQuestion[];
  draft: ReviewDraft;
}) {
  const first = leastSureFirst(questions.filter(isWorthALook));
  const others = questions.filter((question) => !isWorthALook(question));
  const steps = [...new Set(others.map(({ step }) => step))];
  return (
    <>
      {first.length === 0 ? null : (
        <QuestionCard
          title={messages.worthALook}
          end={messages.answerCount(first.length)}
          questions={first}
          draft={draft}
        />
      )}
      {steps.map((step) => {
        const asked = others.filter((question) => question.step === step);
        return (
          <QuestionCard
            key={step}
            title={step === "" ? messages.theFormLabel : step}
            end={messages.questionCount(asked.length)}
            questions={asked}
            draft={draft}
          />
        );
      })}
      {questions.length === 0 ? (
        <Card>
          <CardBody className="pt-4 text-fg-2">{messages.formShowsNoQuestions}</CardBody>
        </Card>
      ) : null}
    </>
  );
}

function QuestionCard({
  title,
  end,
  questions,
  draft,
}: {
  title: string;
  end: string;
  questions: readonly ReviewQuestion[];
  draft: ReviewDraft;
}) {
  return (
    <Card>
      <CardHeader
        title={title}
        end={<span className="num text-small text-fg-3">{end}</span>}
        hasLine
      />
      <ul>
        {questions.map((question) => (
          <QuestionRow key={question.key} question={question} draft={draft} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  question: ReviewQuestion;
  draft: ReviewDraft;
}

const UNDER_EDITOR = "mt-3 border-t border-border pt-2.5 pb-1 max-lg:pt-0.5";
const CONTROL = "textarea, [role=checkbox], [role=combobox], input:not([aria-hidden=true])";

function QuestionRow({ question, draft }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const hasPressed = useRef(false);
  // The pressed button is gone by now: the keyboard goes on in the answer, or at the pencil.
  // As part of the drawing: an effect that is still to come from an earlier one would take the press for its own.
  useLayoutEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    row.current?.querySelector<HTMLElement>(isOpen ? CONTROL : "[data-edit]")?.focus();
  });
  const isChanged = draft.isChanged(question);
  const problem = draft.problems.get(question.key);
  return (
    <li
      ref={row}
      className={cn(
        "border-b border-border px-4 py-3 last:border-b-0 lg:px-5",
        isChanged && "bg-accent-soft",
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-small break-words text-fg-2">
            {sectionWords(question)}
            {question.question}
            {question.required ? null : (
              <>
                {" "}
                <span className="text-fg-3">{messages.optional}</span>
              </>
            )}
          </p>
          {isOpen ? null : <Answer question={question} draft={draft} />}
        </div>
        <RowActions
          question={question}
          draft={draft}
          isOpen={isOpen}
          onOpen={(next) => {
            hasPressed.current = true;
            setOpen(next);
          }}
          isStuck={problem !== undefined}
        />
      </div>
      {isOpen ? <Editor question={question} draft={draft} problem={problem} /> : null}
      {/* Apart from the choices above it, of which it is none. */}
      <NextTime
        question={question}
        draft={draft}
        className={isOpen ? UNDER_EDITOR : "pt-2 max-lg:pt-0"}
      />
      {isOpen || isChanged ? null : (
        <AnsweredSince
          question={question}
          draft={draft}
          onTake={(answer) => {
            hasPressed.current = true;
            draft.change(question, answer);
          }}
        />
      )}
    </li>
  );
}

/** A form's heading over the question, unless it is the card's own. */
function sectionWords({ section, step }: ReviewQuestion): string {
  return section === "" || section === step ? "" : `${section}: `;
}

function Answer({ question, draft }: RowProps) {
  const value = draft.valueOf(question);
  const nothing = question.kind === "checkbox" ? answerShown(false) : messages.leftEmpty;
  const isChanged = draft.isChanged(question);
  const source = isChanged ? "review" : question.source;
  const why = isChanged
    ? messages.youChangedItFrom(question.value === null ? nothing : answerShown(question.value))
    : asSentence(question.why);
  return (
    <>
      <p
        className={cn(
          "mt-0.5 break-words whitespace-pre-line",
          value === null ? "text-fg-3" : "font-semibold",
        )}
      >
        {value === null ? nothing : answerShown(value)}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-meta text-fg-3">
        {source === null || value === null ? null : (
          <>
            <SourceTag source={source} />
            <SureTag confidence={isChanged ? 1 : question.confidence} />
          </>
        )}
        {why === "" ? null : <span className="min-w-0 break-words">{why}</span>}
      </p>
    </>
  );
}

function RowActions({
  question,
  draft,
  isOpen,
  onOpen,
  isStuck,
}: RowProps & { isOpen: boolean; onOpen: (isOpen: boolean) => void; isStuck: boolean }) {
  if (!question.can_edit) {
    return (
      <span
        className="grid size-10 shrink-0 place-items-center text-fg-3 lg:size-[30px]"
        title={messages.thisOneCannotBeChangedHere}
      >
        <Lock className="size-3.5" aria-hidden="true" />
        <span className="sr-only">{messages.thisOneCannotBeChangedHere}</span>
      </span>
    );
  }
  return (
    <span className="flex shrink-0 items-center gap-1">
      {draft.isChanged(question) ? (
        <Button
          isIcon
          size="sm"
          variant="ghost"
          aria-label={messages.undoTheChangeTo(question.question)}
          onClick={() => {
            draft.undo(question);
            onOpen(false);
          }}
        >
          <Undo2 aria-hidden="true" />
        </Button>
      ) : null}
      {isOpen ? (
        <Button size="sm" disabled={isStuck} onClick={() => onOpen(false)}>
          {messages.done}
        </Button>
      ) : (
        <Button
          isIcon
          size="sm"
          variant="ghost"
          data-edit=""
          aria-label={messages.editTheAnswerTo(question.question)}
          onClick={() => onOpen(true)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}

function Editor({ question, draft, problem }: RowProps & { problem: string | undefined }) {
  const value = draft.valueOf(question) ?? emptyAnswer(question);
  return (
    <div className="pt-2.5 pb-1">
      {question.hint === "" ? null : <p className="pb-2 text-small text-fg-3">{question.hint}</p>}
      <AnswerControl
        field={question}
        value={value}
        onChange={(next) => draft.change(question, next)}
        error={problem}
      />
      {question.required ||
      draft.valueOf(question) === null ||
      question.kind === "checkbox" ? null : (
        <Button
          size="sm"
          variant="ghost"
          // Its words begin where the answer does.
          className="mt-2 -ml-[11px]"
          onClick={() => draft.change(question, null)}
        >
          {messages.leaveItEmpty}
        </Button>
      )}
    </div>
  );
}
