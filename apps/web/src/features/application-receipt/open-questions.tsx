import type { OpenQuestion } from "@sendoff/contract/needs-you";
import type { ApplicationDetail } from "@sendoff/contract/run";
import { asSentence } from "@sendoff/domain/applying";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark } from "lucide-react";
import { AnswerForm } from "../../components/answer-form.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { outcomeWords } from "../../lib/answer-words.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { messages } from "./messages.ts";

/** The questions that stopped an application, each with why nothing the person said answers it, to be answered here. */
export function OpenQuestions({ detail }: { detail: ApplicationDetail }) {
  const inbox = useQuery(needsYouQuery);
  const { open_questions: questions, application } = detail;
  if (questions.length === 0) return null;
  const open = (inbox.data?.questions ?? []).filter(({ waiting }) =>
    waiting.some((job) => job.application_id === application.id),
  );
  return (
    <section aria-label={messages.openQuestions} className="mb-[22px]">
      <h3 className="h3 pb-[9px]">
        {questions.length === 1 ? messages.openQuestion : messages.openQuestions}
      </h3>
      <ul className="grid gap-2.5">
        {questions.map((asked) => (
          <QuestionRow
            key={asked.question}
            asked={asked}
            isKnown={inbox.data !== undefined}
            open={open.find(({ question }) => question === asked.question)}
          />
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <ButtonLink to={paths.app.needOf(application.id)} className="max-sm:w-full">
          {messages.openNeedsYou}
        </ButtonLink>
        <p className="min-w-0 flex-1 basis-64 text-small text-fg-2">{messages.answerOnce}</p>
      </div>
    </section>
  );
}

function QuestionRow({
  asked: { question, options, reason },
  isKnown,
  open,
}: {
  asked: ApplicationDetail["open_questions"][number];
  isKnown: boolean;
  open: OpenQuestion | undefined;
}) {
  return (
    <li className="flex gap-3 rounded-md border border-you-line bg-you-soft px-4 py-3">
      <MessageCircleQuestionMark
        className="mt-0.5 size-4 shrink-0 text-you-text"
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{question}</p>
        {open !== undefined || options.length === 0 ? null : (
          <p className="text-small text-fg-2">{messages.choicesOptions(options.join(", "))}</p>
        )}
        <p className="mt-1 text-small text-fg-2">
          {isKnown && open === undefined ? messages.youHaveAnsweredThisOne : asSentence(reason)}
        </p>
        {open === undefined ? null : (
          <div className="mt-3 print:hidden">
            <AnswerForm
              key={open.id}
              question={open}
              onAnswered={(outcome) =>
                showToast(messages.yourAnswerIsKept, {
                  note: outcomeWords(outcome),
                })
              }
            />
          </div>
        )}
      </div>
    </li>
  );
}
