import type { ApplicationSummary } from "@sendoff/contract/run";
import { Link } from "react-router";
import { ArrivalChoices } from "../../components/arrival-choices.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { messages } from "./messages.ts";
import { PostingLink } from "./posting-link.tsx";

/** An application of which nobody can tell whether it arrived: what is known, where to look, and the user's word on it. */
export function ReviewDetail({ review }: { review: ApplicationSummary }) {
  const { platform_name: name } = review;
  return (
    <>
      <p className="mb-3.5 flex flex-wrap items-center gap-2 text-small text-fg-2">
        <StatusBadge status={review.status} />
        <span>
          {name}, {formatDayTime(review.updated_at)}
        </span>
      </p>
      <h2 className="h2 max-w-[24em] break-words">
        {messages.jobTitleAtCompanyName(review.job_title, review.company_name)}
      </h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">{review.reason}</p>
      <p className="mt-2 max-w-[60ch] text-fg-2">{messages.sendoffPressedSubmitOnceAndNever}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <PostingLink address={review.job_url} label={messages.openThePosting} />
        <Link className="link target" to={paths.app.application(review.id)}>
          {messages.seeWhatWasFilledIn}
        </Link>
      </p>
      <section aria-labelledby="arrival-title" className="mt-[22px] max-w-[560px]">
        <h3 id="arrival-title" className="pb-2 text-small font-semibold">
          {messages.didItArrive}
        </h3>
        <ArrivalChoices applicationId={review.id} arrival="open" />
      </section>
    </>
  );
}
