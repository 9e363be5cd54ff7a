import type { NotFitting } from "@sendoff/contract/preview";
import { ChevronRight, CircleSlash2 } from "lucide-react";
import { leftOutLine } from "./list-words.ts";
import { messages } from "./messages.ts";

/** What does not fit, as one line that adds up and opens into the reasons. Nothing is drawn where all fit. */
export function LeftOut({ leftOut }: { leftOut: readonly NotFitting[] }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="group border-t border-border">
      <summary className="num flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-3 text-small text-fg-2 focus-visible:-outline-offset-2 lg:px-5 [&::-webkit-details-marker]:hidden">
        <CircleSlash2 className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1">{leftOutLine(leftOut)}</span>
        <ChevronRight
          className="size-4 shrink-0 text-fg-3 transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
      </summary>
      <ul className="grid gap-4 px-4 pt-1 pb-4 lg:px-5">
        {leftOut.map((each) => (
          <li key={each.reason} className="min-w-0">
            <h3 className="num text-small font-semibold">{messages.leftOutWords(each)}</h3>
            <Named {...each} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Named({ jobs, count }: NotFitting) {
  if (jobs.length === 0) {
    return <p className="text-small text-fg-3">{messages.listAloneSaidEnoughOfThem}</p>;
  }
  const more = count - jobs.length;
  return (
    <ul className="grid gap-1 text-small wrap-anywhere text-fg-3">
      {jobs.map((job, index) => (
        <li key={`${index} ${job.job_title}`}>
          <span className="text-fg-2">
            {job.job_title}, {job.company_name}
          </span>
          {job.text === "" ? "" : `. ${job.text}`}
        </li>
      ))}
      {more > 0 ? <li>{messages.andMoreMore(more)}</li> : null}
    </ul>
  );
}
