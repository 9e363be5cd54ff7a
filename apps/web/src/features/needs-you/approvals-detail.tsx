import type { ApplicationSummary } from "@sendoff/contract";
import { Link } from "react-router";
import { ButtonLink } from "../../components/ui/button.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { plural } from "../../lib/format.ts";

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
      <h2 className="h2">
        {plural(approvals.length, "application waits", "applications wait")} for your approval
      </h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">
        Filled in and not sent. Look at the answers, change what is not right, and approve one or
        many. No credit is held meanwhile; what closes before you approve it expires.
      </p>
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
      {more > 0 ? <p className="text-small text-fg-3">and {more} more</p> : null}
      <div className="mt-[18px] flex max-sm:*:w-full">
        <ButtonLink variant="you" to={paths.app.review}>
          Open Review
        </ButtonLink>
      </div>
    </>
  );
}
