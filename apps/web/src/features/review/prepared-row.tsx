import type { PreparedSummary } from "@sendoff/contract/review";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { SkipRowButton } from "../../components/user-actions.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { messages } from "./messages.ts";

export interface RowProps {
  prepared: PreparedSummary;
  /** It is the one that is read beside the list. */
  isOpen: boolean;
  /** It has changes that only its own Approve takes along. */
  isHeld: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One prepared application: to be chosen, skipped, or opened with all its answers. */
export function PreparedRow({
  prepared: {
    application,
    prepared_at: at,
    note,
    answers,
    worth_a_look: toCheck,
    answered_since: since,
  },
  isChosen,
  onChoose,
}: RowProps) {
  const { job_title: job, company_name: company, location, match_score: score } = application;
  return (
    <li className="flex items-start border-b border-border last:border-b-0">
      <Checkbox
        isChecked={isChosen}
        onChange={onChoose}
        className="shrink-0 py-2.5 pr-1 pl-4 lg:py-5 lg:pl-5"
      >
        <span className="sr-only">{messages.chooseJobAtCompany(job, company)}</span>
      </Checkbox>
      <Link
        to={paths.app.prepared(application.id)}
        className="flex min-w-0 flex-1 items-center gap-3 py-3.5 pr-4 pl-2 hover:bg-hover focus-visible:-outline-offset-2 lg:py-4 lg:pr-5"
      >
        <span className="min-w-0 flex-1">
          <b className="block font-[620] break-words">{job}</b>
          <span className="block text-[0.84375rem]/[1.1875rem] break-words text-fg-2">
            {[company, location].filter(Boolean).join(", ")}
          </span>
          <span className="mt-1 block text-caption text-fg-3">
            {messages.answerWorthALook(
              application.platform_name,
              formatDayTime(at),
              answers,
              toCheck,
            )}
          </span>
          {[note, sinceWords(since)]
            .filter((words) => words !== "")
            .map((words) => (
              <span key={words} className="mt-1.5 block text-small font-medium text-you-text">
                {words}
              </span>
            ))}
        </span>
        {score === null ? null : (
          <span className="num shrink-0 text-right text-small max-sm:flex max-sm:flex-col">
            <b className="font-semibold">{score}%</b>{" "}
            <span className="text-fg-3">
              <span className="sr-only">{messages.match}</span>
              <span aria-hidden="true">{messages.match}</span>
            </span>
          </span>
        )}
        <ChevronRight className="size-4 shrink-0 text-fg-3 max-sm:hidden" aria-hidden="true" />
      </Link>
      <SkipRowButton application={application} className="shrink-0 py-2 pr-2 lg:py-4 lg:pr-4" />
    </li>
  );
}

/** Approved with others it goes out as it was filled in. */
export function sinceWords(since: number): string {
  return since === 0 ? "" : messages.youHaveSinceAnsweredOfItsQuestions(since);
}
