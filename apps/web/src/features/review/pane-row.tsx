import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { SkipRowButton } from "../../components/user-actions.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { messages, queueTexts as texts } from "./messages.ts";
import { type RowProps, sinceWords } from "./prepared-row.tsx";

/** One prepared application in the list beside the one that is read. */
export function PaneRow({
  prepared: { application, note, answers, worth_a_look: toCheck, answered_since: since },
  isOpen,
  isHeld,
  isChosen,
  onChoose,
}: RowProps) {
  const { job_title: job, company_name: company, location, match_score: score } = application;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li
      ref={row}
      className={cn(
        "flex items-stretch border-b border-border",
        isOpen ? "bg-you-soft shadow-[inset_3px_0_0_var(--you)]" : "hover:bg-hover",
      )}
    >
      <Checkbox
        isChecked={isChosen}
        isDisabled={isHeld}
        onChange={onChoose}
        className="shrink-0 pr-1 pl-4"
      >
        <span className="sr-only">{messages.chooseJobAtCompany(job, company)}</span>
      </Checkbox>
      <Link
        to={paths.app.prepared(application.id)}
        aria-current={isOpen ? "page" : undefined}
        className="flex min-w-0 flex-1 items-start gap-3 py-3 pr-1 pl-1.5 focus-visible:-outline-offset-2"
      >
        <Initials name={company} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <b className="min-w-0 flex-1 font-semibold break-words">{job}</b>
            {score === null ? null : (
              <b className="num font-semibold">
                {score}%<span className="sr-only"> {messages.match}</span>
              </b>
            )}
          </span>
          <span className="block text-small break-words text-fg-2">
            {[company, location].filter(Boolean).join(", ")}
          </span>
          <span
            className={cn(
              "block text-small",
              toCheck > 0 ? "font-medium text-you-text" : "text-fg-3",
            )}
          >
            {texts.answers(answers, toCheck)}
          </span>
          {[note, sinceWords(since)]
            .filter((words) => words !== "")
            .map((words) => (
              <span key={words} className="mt-1 block text-small text-you-text">
                {words}
              </span>
            ))}
        </span>
      </Link>
      <SkipRowButton application={application} isIcon className="shrink-0 py-2.5 pr-2" />
    </li>
  );
}
