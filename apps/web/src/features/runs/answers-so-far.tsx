import type { GivenAnswer } from "@sendoff/contract/form";
import { SourceTag } from "../../components/ui/source-tag.tsx";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import { answerShown } from "../../lib/answer-shown.ts";

// As many as stand beside the picture; the receipt has them all.
const SHOWN = 6;

/** The latest answers with where they came from, the newest marked. */
export function AnswersSoFar({ answers }: { answers: readonly GivenAnswer[] }) {
  const shown = answers.slice(-SHOWN);
  const earlier = answers.length - shown.length;
  return (
    <>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h3 className="font-sans text-small font-semibold">{messages.answersSoFar}</h3>
        {earlier === 0 ? null : (
          <span className="num text-caption text-fg-3">{messages.andEarlierOne(earlier)}</span>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="py-2 text-small text-fg-3">{messages.noneYet}</p>
      ) : (
        <ul>
          {shown.map((answer, index) => (
            <AnswerRow
              key={`${answer.step} ${answer.question}`}
              answer={answer}
              isNewest={index === shown.length - 1}
            />
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-fg-3">{messages.factsComeOnlyFromYou}</p>
    </>
  );
}

function AnswerRow({ answer, isNewest }: { answer: GivenAnswer; isNewest: boolean }) {
  return (
    <li
      className={cn(
        "py-[9px]",
        isNewest
          ? "-mx-3 rounded-md bg-accent-soft px-3 [&_*]:text-accent-text"
          : "border-t border-border first:border-t-0",
      )}
    >
      <p className="text-small text-fg-2">{answer.question}</p>
      <p
        className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3"
        title={answer.why}
      >
        <b className="num max-w-full font-[620] break-words">{answerShown(answer.value)}</b>
        <SourceTag source={answer.source} />
      </p>
    </li>
  );
}
