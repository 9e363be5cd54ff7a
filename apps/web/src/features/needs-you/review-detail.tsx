import type { ApplicationSummary } from "@sendoff/contract";
import { ButtonLink } from "../../components/ui/button.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { PostingLink } from "./posting-link.tsx";

/** An application of which nobody can tell whether it arrived: what is known. It is never sent again, and cost nothing. */
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
        {review.job_title} at {review.company_name}
      </h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">{review.reason}</p>
      <p className="mt-2 max-w-[60ch] text-fg-2">
        Look on {name} whether it is listed among your applications. Sendoff does not send it again,
        so that no employer gets it twice; the credit has been returned.
      </p>
      <div className="mt-[22px] flex flex-wrap items-center gap-2 max-sm:*:w-full">
        <ButtonLink variant="you" to={paths.app.application(review.id)}>
          Open its record
        </ButtonLink>
        <span className="px-2 max-sm:py-2">
          <PostingLink address={review.job_url} label={`Look on ${name}`} />
        </span>
      </div>
    </>
  );
}
