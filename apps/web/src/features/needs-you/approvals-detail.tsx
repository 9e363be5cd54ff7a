import type { ApplicationSummary } from "@sendoff/contract/run";
import { Link } from "react-router";
import { ButtonLink } from "../../components/ui/button.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";

// The rest stands on the page that the button opens.
const SHOWN = 5;

/** What review mode has prepared: the way to where it is approved. */
export function ApprovalsDetail({ approvals }: { approvals: readonly ApplicationSummary[] }) {
  const more = approvals.length - SHOWN;
  return (
    <>
      <p className="mb-3.5">
        <StatusBadge status="NEEDS_APPROVAL" />
      </p>
      <h2 className="h2">{messages.applicationWaitsApplicationsWait(approvals.length)}</h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">{messages.filledInAndNotSent}</p>
      <ul className="mt-4">
        {approvals.slice(0, SHOWN).map((application) => (
          <li key={application.id} className="border-t border-border py-2.5">
            <Link className="font-semibold hover:underline" to={paths.app.prepared(application.id)}>
              {application.job_title}
            </Link>
            <p className="text-small text-fg-3">
              {application.company_name}, {application.platform_name}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-small text-fg-3">{messages.andMoreMore(more)}</p> : null}
      <div className="mt-[18px] flex max-sm:*:w-full">
        <ButtonLink variant="you" to={paths.app.review}>
          {messages.openReview}
        </ButtonLink>
      </div>
    </>
  );
}
