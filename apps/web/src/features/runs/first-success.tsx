import type { ApplicationSummary } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Link } from "react-router";
import { Mark } from "../../components/brand/mark.tsx";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

/** Once per account, a line in the page that takes nothing away from the run that goes on beside it. */
export function FirstSuccess({
  application,
  onClose,
}: {
  application: ApplicationSummary;
  onClose: () => void;
}) {
  const { data: wallet } = useQuery(walletQuery);
  const clock = useRunClock();
  const at = application.applied_at ?? application.updated_at;
  const used = messages.creditCount(application.credits);
  return (
    <aside
      aria-labelledby="first-success-title"
      className="flex items-start gap-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3.5 lg:px-5"
    >
      <Mark className="mt-0.5 w-6 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <h2 id="first-success-title" className="h3">
          {messages.yourFirstApplication}
        </h2>
        <p className="num text-small text-fg-2">
          {messages.jobConfirmedBy(
            application.job_title,
            application.company_name,
            clock.seconds(at),
            application.platform_name,
            application.answers_given,
            used,
            wallet?.credits,
            <Link className="link target" to={paths.app.application(application.id)}>
              {messages.openReceipt}
            </Link>,
          )}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        isIcon
        aria-label={messages.closeThisNotice}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </aside>
  );
}
