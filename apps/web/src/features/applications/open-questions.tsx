import type { ApplicationDetail } from "@sendoff/contract";
import { MessageCircleQuestionMark } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { asSentence } from "../../lib/answer-text.ts";

/** The questions that stopped an application, each with why nothing the person said answers it. */
export function OpenQuestions({ questions }: { questions: ApplicationDetail["open_questions"] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Open questions" className="mb-[22px]">
      <h3 className="h3 pb-[9px]">{questions.length === 1 ? "Open question" : "Open questions"}</h3>
      <ul className="grid gap-2.5">
        {questions.map(({ question, options, reason }) => (
          <li
            key={question}
            className="flex gap-3 rounded-md border border-you-line bg-you-soft px-4 py-3"
          >
            <MessageCircleQuestionMark
              className="mt-0.5 size-4 shrink-0 text-you-text"
              aria-hidden="true"
            />
            <div className="min-w-0">
              <p className="font-semibold">{question}</p>
              {options.length === 0 ? null : (
                <p className="text-small text-fg-2">Choices: {options.join(", ")}</p>
              )}
              <p className="mt-1 text-small text-fg-2">{asSentence(reason)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <ButtonLink variant="you" to={paths.app.cv} className="max-sm:w-full">
          Add it to your profile
        </ButtonLink>
        <p className="min-w-0 flex-1 basis-64 text-small text-fg-2">
          Then start a run again. Jobs that waited are tried again once your profile has changed.
        </p>
      </div>
    </section>
  );
}
